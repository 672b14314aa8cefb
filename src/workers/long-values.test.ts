import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { attachLongValues, detachLongValues } from './long-values';

async function inspect(headersText: string) {
  const bodyText = '{"a":"1"}';
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString: '' });
  const { input: _, ...facts } = report;
  return facts;
}

const long = 'x'.repeat(5000);

describe('values of headers, of megabytes,', () => {
  it.each([
    ['of lines', `X-Nonce: ${long}\nX-Other: ${long}\nX-Sign: ${'A'.repeat(4000)}`],
    [
      'of lines that are folded',
      `X-Other: ${long}\nX-Nonce: ${'x'.repeat(900)}\n ${'x'.repeat(90)}`,
    ],
    ['that are blank', `X-Other: ${long}\nX-Nonce:${' '.repeat(2000)}\u00a0`],
  ])('%s come back whole and are not sent', async (_, headersText) => {
    const facts = await inspect(headersText);
    const sent = structuredClone(detachLongValues(facts, headersText));
    expect(attachLongValues(sent, headersText)).toEqual(facts);
    const lengths = sent.headers?.all.map(({ value }) => value.length) ?? [];
    expect(Math.min(...lengths)).toBe(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1000);
  });

  it('are the only ones that are left out', async () => {
    const facts = await inspect('X-Nonce: n');
    expect(detachLongValues(facts, 'X-Nonce: n')).toEqual(facts);
  });
});
