import { describe, expect, it } from 'vitest';
import { callbackKeys, callbackVectors } from '../src/testing/vectors';
import { readPlainKey } from './read-plain-key';
import { decideVerdict, readPaste } from './second-reading';

describe('the second reading', () => {
  it.each(callbackVectors)('has the string and the verdict of the vector $name', async (vector) => {
    const reading = readPaste(vector.headers, vector.body);
    expect(reading.canonical).toBe(vector.canonical);
    const key = await readPlainKey(callbackKeys[vector.key] ?? '');
    if (typeof key === 'string') throw new Error(`the key is ${key}`);
    expect(decideVerdict(reading, key)).toEqual({ kind: vector.verdict });
  });

  it.each([
    ['no X-Nonce', 'X-Timestamp: 1\nX-Sign: AAAA'],
    ['a blank X-Nonce', 'X-Timestamp: 1\nX-Nonce: \nX-Sign: AAAA'],
    ['a full-width colon', 'X-Timestamp: 1\nX-Nonce：a\nX-Sign: AAAA'],
    ['a blank line beside the good one', 'X-Timestamp: 1\nX-Nonce: a\nX-Nonce:\nX-Sign: AAAA'],
  ])('leaves the verdict open with %s', async (_, headersText) => {
    const key = await readPlainKey(callbackKeys.platform ?? '');
    if (typeof key === 'string') throw new Error(`the key is ${key}`);
    expect(decideVerdict(readPaste(headersText, '{}'), key)).toEqual({
      kind: 'unverifiable',
      inputs: ['headers'],
    });
  });

  it('has no doubt of a line that repeats the good one, padding and all', async () => {
    const key = await readPlainKey(callbackKeys.platform ?? '');
    if (typeof key === 'string') throw new Error(`the key is ${key}`);
    const headersText = 'X-Timestamp: 1\nX-Nonce: a\nX-Sign: AA==\nX\ufeff-Sign: AA==';
    expect(decideVerdict(readPaste(headersText, '{}'), key)).toEqual({ kind: 'invalid' });
  });
});
