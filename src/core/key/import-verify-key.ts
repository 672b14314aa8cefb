import type { PlatformKey } from './platform-key';

const imported = new WeakMap<PlatformKey, Promise<CryptoKey | null>>();

/**
 * The key as WebCrypto verifies with it (RSASSA-PKCS1-v1_5, SHA-256); null when WebCrypto refuses it, for
 * example for its size or exponent. Imported once for each key object.
 */
export function importVerifyKey(key: PlatformKey, subtle: SubtleCrypto): Promise<CryptoKey | null> {
  const known = imported.get(key);
  if (known !== undefined) return known;
  const importing = subtle
    .importKey('spki', key.spki, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, false, ['verify'])
    .catch(() => null);
  imported.set(key, importing);
  return importing;
}
