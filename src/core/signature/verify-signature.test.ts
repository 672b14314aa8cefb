import { createPublicKey, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parsePlatformKeys } from '../key/parse-platform-keys';
import type { PlatformKey } from '../key/platform-key';
import { createVerify } from './verify-signature';

const subtle = webcrypto.subtle as SubtleCrypto;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

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
