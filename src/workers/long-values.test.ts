import { describe, expect, it } from 'vitest';
import type { CallbackReport } from '../core/callback-report';
import { inspectCallback } from '../core/inspect-callback';
import { attachLongValues, detachLongValues } from './long-values';

async function inspect(headersText: string, bodyText: string): Promise<CallbackReport> {
  return inspectCallback({ keyText: '', headersText, bodyText, ownString: '' });
}

const long = 'x'.repeat(5000);

describe('values of megabytes', () => {
  it.each([
    ['of the body', 'X-Nonce: n', `{"b":"${long}","a":"${long}é","c":"1"}`],
    ['of headers', `X-Nonce: ${long}\nX-Other: ${long}\nX-Sign: ${'A'.repeat(4000)}`, '{"a":"1"}'],
    ['of header lines that are folded', `X-Nonce: ${long}\n ${long}\nX-Timestamp: 1`, '{"a":"1"}'],
    [
      'that stand nowhere as they are',
      'X-Nonce: n',
      `{"a":"${'\\u00e9'.repeat(2000)}","n":[${'1,'.repeat(1000)}1]}`,
    ],
    ['of lone surrogates', 'X-Nonce: n', `{"a":"\ud83d${long}"}`],
    ['that are blank', `X-Nonce:${' '.repeat(2000)}\u00a0`, `{"a":"${' '.repeat(2000)}"}`],
  ])('%s come back whole and are not sent', async (_, headersText, bodyText) => {
    const { input: __, ...facts } = await inspect(headersText, bodyText);
    const sent = structuredClone(detachLongValues(facts, headersText));
    expect(attachLongValues(sent, headersText)).toEqual(facts);
    const values = sent.canonical?.kept.map(({ value }) => value) ?? [];
    expect(Math.max(...values.map(({ length }) => length), 0)).toBeLessThanOrEqual(1000);
  });

  it('are the only ones that are left out', async () => {
    const { input: _, ...facts } = await inspect('X-Nonce: n', '{"a":"1","b":2}');
    expect(detachLongValues(facts, 'X-Nonce: n')).toEqual(facts);
  });
});
