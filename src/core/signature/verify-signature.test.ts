import { constants, createPublicKey, sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getRsaPair } from '../../testing/rsa-pairs';
import { parsePlatformKeys } from '../key/parse-platform-keys';
import type { PlatformKey } from '../key/platform-key';
import type { HashName } from './hash-algorithm';
import { createVerify, verifyPss } from './verify-signature';

const subtle = webcrypto.subtle as SubtleCrypto;
const { publicKey, privateKey } = getRsaPair(2048);

async function parseKey(pem: string): Promise<PlatformKey> {
  const result = await parsePlatformKeys(pem);
  const key = result.ok ? result.value[0] : undefined;
  if (key === undefined) throw new Error('the test’s key does not parse');
  return key;
}

describe('createVerify', () => {
  it.each(['spki', 'pkcs1'] as const)('imports a key from %s that verifies', async (type) => {
    const key = await parseKey(String(publicKey.export({ type, format: 'pem' })));
    const verify = await createVerify(key, subtle);
    const content = new TextEncoder().encode('amount=100.00');
    const signature = new Uint8Array(sign('sha256', content, privateKey));
    expect(await verify?.(signature, content)).toBe(true);
    expect(await verify?.(signature, content.subarray(1))).toBe(false);
    expect(await verify?.(signature.subarray(1), content)).toBe(false);
  });

  it('answers null when WebCrypto refuses the key', async () => {
    const spki = new Uint8Array(
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
        .export({ type: 'spki', format: 'der' })
        .subarray(0, 100),
    );
    const key = await parseKey(String(publicKey.export({ type: 'spki', format: 'pem' })));
    expect(await createVerify({ ...key, spki }, subtle)).toBeNull();
  });
});

describe('verifyPss', () => {
  const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  const content = new TextEncoder().encode('amount=100.00');
  const signPss = (hash: string, saltLength: number) => {
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    return new Uint8Array(sign(hash, content, { key: privateKey, padding, saltLength }));
  };

  it.each(['sha1', 'sha256', 'sha384', 'sha512'] as const)('confirms %s', async (hash) => {
    const signature = signPss(hash, 20);
    expect(await verifyPss(subtle, spki, hash, 20, signature, content)).toBe(true);
    expect(await verifyPss(subtle, spki, hash, 21, signature, content)).toBe(false);
    expect(await verifyPss(subtle, spki, hash, 20, signature, content.subarray(1))).toBe(false);
  });

  it.each<HashName>(['sha1', 'sha384', 'sha512', 'sha224', 'sm3'])(
    'does not confirm %s of what was signed with SHA-256',
    async (hash) => {
      expect(await verifyPss(subtle, spki, hash, 32, signPss('sha256', 32), content)).toBe(false);
    },
  );

  it('does not confirm where WebCrypto refuses the key', async () => {
    const cut = spki.subarray(0, 100);
    expect(await verifyPss(subtle, cut, 'sha256', 32, signPss('sha256', 32), content)).toBe(false);
  });

  it('leaves no RSASSA-PKCS1-v1_5 signature for one of PSS', async () => {
    const signature = new Uint8Array(sign('sha256', content, privateKey));
    expect(await verifyPss(subtle, spki, 'sha256', 32, signature, content)).toBe(false);
  });
});
