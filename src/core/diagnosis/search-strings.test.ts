import { expect, it } from 'vitest';
import { parseBody } from '../body/parse-body';
import { parseHeaders } from '../headers/parse-headers';
import { searchStrings } from './search-strings';
import { runAtOnce, WorkMeter } from './slices';

it('counts what was tried where the effort is used up before the last stage', () => {
  const bodyText = `{"amount":"1.50","note":"${'x'.repeat(100_000)}"}`;
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('not a body');
  const { headers } = parseHeaders('X-Timestamp: 1790000123\nX-Nonce: n1');
  const seen = new Set<string>();
  const look = ({ text }: { readonly text: string }): boolean => {
    seen.add(text);
    return false;
  };
  const search = searchStrings(
    { headers, body: body.value, bodyText },
    look,
    new WorkMeter(20_000_000),
  );
  const { tried, isComplete } = runAtOnce(search);
  expect(isComplete).toBe(false);
  expect(seen.size).toBeGreaterThan(0);
  expect(tried).toBe(seen.size);
});
