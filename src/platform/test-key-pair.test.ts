import { constants, createPublicKey, verify, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestKeyPair, testKeySizes } from './test-key-pair';

const subtle = webcrypto.subtle as SubtleCrypto;
const bytes = new TextEncoder().encode('amount=100.00');

describe('a throw-away key pair', () => {
  it.each(testKeySizes)('of %i bits signs what Node verifies with its PEM', async (bits) => {
    const { publicKeyPem, sign } = await createTestKeyPair(subtle, bits);
    const key = createPublicKey(publicKeyPem);
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: bits, publicExponent: 65_537n });
    expect(verify('sha256', bytes, key, await sign(bytes))).toBe(true);
  });

  it.each([
    ['sha1', 'sha1', constants.RSA_PKCS1_PADDING],
    ['sha512', 'sha512', constants.RSA_PKCS1_PADDING],
    ['pss', 'sha256', constants.RSA_PKCS1_PSS_PADDING],
  ] as const)('of another algorithm signs with that: %s', async (algorithm, hash, padding) => {
    const { publicKeyPem, sign } = await createTestKeyPair(subtle, 2048, algorithm);
    const signature = await sign(bytes);
    expect(verify(hash, bytes, { key: publicKeyPem, padding }, signature)).toBe(true);
    expect(verify('sha256', bytes, publicKeyPem, signature)).toBe(false);
  });

  it('has a private half that cannot be read', async () => {
    const asked: boolean[] = [];
    const watched = new Proxy(subtle, {
      get: (target, name: keyof SubtleCrypto) =>
        name === 'generateKey'
          ? (algorithm: RsaHashedKeyGenParams, isExtractable: boolean, uses: KeyUsage[]) => {
              asked.push(isExtractable);
              return target.generateKey(algorithm, isExtractable, uses);
            }
          : target[name].bind(target),
    });
    await createTestKeyPair(watched, 2048);
    expect(asked).toEqual([false]);
  });
});
