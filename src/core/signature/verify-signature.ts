/** The one verdict (contract, "Algorithm"): RSASSA-PKCS1-v1_5 with SHA-256, decided by WebCrypto alone. */

/** RFC 8017 §8.2.2. A signature of another length than the modulus is simply not valid. */
export function verifySignature(
  subtle: SubtleCrypto,
  key: CryptoKey,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return subtle.verify('RSASSA-PKCS1-v1_5', key, signature, signed);
}

/**
 * Confirms a guess about a signature's algorithm; never part of the verdict.
 *
 * @param saltLength in bytes, see RFC 8017 §9.1
 */
export async function verifyPss(
  subtle: SubtleCrypto,
  spki: Uint8Array<ArrayBuffer>,
  hash: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512',
  saltLength: number,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await subtle.importKey('spki', spki, { name: 'RSA-PSS', hash }, false, ['verify']);
  return subtle.verify({ name: 'RSA-PSS', saltLength }, key, signature, signed);
}
