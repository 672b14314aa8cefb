import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findSmallFactor } from './find-small-factor';

function toBytes(number: bigint): Uint8Array {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

describe('a small factor of a modulus', () => {
  it.each([
    [2n * 4999n, 2],
    [4999n * 10_007n, 4999],
    [5003n * 10_007n, null],
    [7n ** 90n, 7],
    [0n, null],
  ])('of %i is %s', (number, factor) => {
    expect(findSmallFactor(toBytes(number))).toBe(factor);
  });

  it('is in no key that a program made', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n = '' } = publicKey.export({ format: 'jwk' });
    expect(findSmallFactor(Buffer.from(n, 'base64url'))).toBeNull();
  });
});
