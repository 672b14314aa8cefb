/** The one verdict (contract, "Algorithm"): RSASSA-PKCS1-v1_5 with SHA-256, decided by WebCrypto alone. */
import type { PlatformKey } from '../key/platform-key';
import type { HashName } from './hash-algorithm';

/** Whether a signature is one key's over these bytes. One of another length than the modulus is simply not valid (RFC 8017 §8.2.2). */
export type Verify = (
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/**
 * Imports a key, for as many verifications as its holder wants.
 * @returns null when WebCrypto refuses it, for example for its size or exponent
 */
export async function createVerify(
  { spki }: Pick<PlatformKey, 'spki'>,
  subtle: SubtleCrypto,
): Promise<Verify | null> {
  try {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
    const key = await subtle.importKey('spki', spki, algorithm, false, ['verify']);
    return (signature, signed) => subtle.verify('RSASSA-PKCS1-v1_5', key, signature, signed);
  } catch {
    return null;
  }
}

/** Those that WebCrypto has for PSS, by its names. */
const pssHashes: Readonly<Partial<Record<HashName, 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'>>> =
  {
    sha1: 'SHA-1',
    sha256: 'SHA-256',
    sha384: 'SHA-384',
    sha512: 'SHA-512',
  };

/**
 * Confirms a guess about a signature's algorithm; never part of the verdict. Its mask is made with the same
 * hash. False also where WebCrypto refuses the key or the hash.
 *
 * @param saltLength in bytes, see RFC 8017 §9.1
 */
export async function verifyPss(
  subtle: SubtleCrypto,
  spki: Uint8Array<ArrayBuffer>,
  hashName: HashName,
  saltLength: number,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const hash = pssHashes[hashName];
  if (hash === undefined) return false;
  try {
    const key = await subtle.importKey('spki', spki, { name: 'RSA-PSS', hash }, false, ['verify']);
    return await subtle.verify({ name: 'RSA-PSS', saltLength }, key, signature, signed);
  } catch {
    return false;
  }
}
