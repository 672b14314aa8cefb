import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toSha256Hex } from './to-sha-256-hex';

const subtle = webcrypto.subtle as SubtleCrypto;

describe('toSha256Hex', () => {
  it.each(['', 'abc', 'amount=1.00&note=é张😀'])('of %j is that of its UTF-8', async (text) => {
    const expected = createHash('sha256').update(text, 'utf8').digest('hex');
    expect(await toSha256Hex(text, subtle)).toBe(expected);
  });

  it('is null without a text, and where there is no WebCrypto', async () => {
    expect(await toSha256Hex(undefined, subtle)).toBeNull();
    expect(await toSha256Hex('abc', undefined)).toBeNull();
  });
});
