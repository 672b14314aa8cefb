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
