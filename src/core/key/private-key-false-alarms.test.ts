import { expect, it } from 'vitest';
import { buildRandomText } from '../../testing/random-texts';
import { detectPrivateKey } from './detect-private-key';

it('no private key is seen in 40,000 texts that hold none', () => {
  const alarms: string[] = [];
  for (let seed = 1; seed <= 40_000; seed++) {
    const text = buildRandomText(seed);
    const form = detectPrivateKey(text);
    if (form !== null) alarms.push(`${seed}, ${form}: ${text.slice(0, 200)}`);
  }
  expect(alarms).toEqual([]);
});
