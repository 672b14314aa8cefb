import { createPublicKey, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importVerifyKey } from './import-verify-key';
import { parsePlatformKeys } from './parse-platform-keys';
import type { PlatformKey } from './platform-key';

const subtle = webcrypto.subtle as SubtleCrypto;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function parseKey(pem: string): Promise<PlatformKey> {
  const result = await parsePlatformKeys(pem);
  const key = result.ok ? result.value[0] : undefined;
  if (key === undefined) throw new Error('the test’s key does not parse');
  return key;
}

describe('importVerifyKey', () => {
  it.each(['spki', 'pkcs1'] as const)('imports a key from %s that verifies', async (type) => {
    const key = await parseKey(String(publicKey.export({ type, format: 'pem' })));
    const cryptoKey = await importVerifyKey(key, subtle);
    if (cryptoKey === null) throw new Error('not imported');
    const content = new TextEncoder().encode('amount=100.00');
    const signature = new Uint8Array(sign('sha256', content, privateKey));
    const verified = await subtle.verify('RSASSA-PKCS1-v1_5', cryptoKey, signature, content);
    expect(verified).toBe(true);
  });

  it('imports a key once', async () => {
    const key = await parseKey(String(publicKey.export({ type: 'spki', format: 'pem' })));
    expect(await importVerifyKey(key, subtle)).toBe(await importVerifyKey(key, subtle));
  });

  it('answers null when WebCrypto refuses the key', async () => {
    const spki = new Uint8Array(
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
        .export({ type: 'spki', format: 'der' })
        .subarray(0, 100),
    );
    const key = await parseKey(String(publicKey.export({ type: 'spki', format: 'pem' })));
    expect(await importVerifyKey({ ...key, spki }, subtle)).toBeNull();
  });
});
