import { constants, createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackScheme } from '../core/pack/pack-case';
import { createPackKeys, type PackKeys } from './pack-keys';

const text = new TextEncoder().encode('nonce=1&timestamp=2');

describe('the keys of a pack', () => {
  let keys: PackKeys;
  beforeAll(async () => {
    keys = await createPackKeys(globalThis.crypto.subtle);
  });

  it('are two pairs of 2048 bits, the first of which is told whole', () => {
    const own = createPrivateKey(keys.pems.privateKey);
    const publicPem = createPublicKey(own).export({ type: 'spki', format: 'pem' });
    expect(keys.pems.publicKey).toBe(publicPem);
    expect(own.asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect(keys.pems.otherPrivateKey).not.toBe(keys.pems.privateKey);
  });

  const schemes: readonly (readonly [PackScheme, 'own' | 'other', string, object])[] = [
    ['rsa2', 'own', 'sha256', {}],
    ['sha-1', 'own', 'sha1', {}],
    ['pss', 'own', 'sha256', { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }],
    ['other-key', 'other', 'sha256', {}],
  ];

  it.each(schemes)('sign by %s, with the %s key', async (scheme, signer, hash, use) => {
    const { pems } = keys;
    const pem = signer === 'own' ? pems.publicKey : pems.otherPrivateKey;
    const key = createPublicKey(pem);
    const signature = await keys.sign(text, scheme);
    expect(verify(hash, text, { key, ...use }, signature)).toBe(true);
    const isRsa2 = verify('sha256', text, createPublicKey(pems.publicKey), signature);
    expect(isRsa2).toBe(scheme === 'rsa2');
  });
});
