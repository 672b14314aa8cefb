/** `rsaEncryption` with its NULL parameters (RFC 3279 §2.3.1), ready as DER. */
const rsaAlgorithm = Uint8Array.of(
  ...[0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00],
);

/** Wraps the DER of an RSAPublicKey (PKCS#1, RFC 8017 §A.1.1) into a SubjectPublicKeyInfo. */
export function buildSubjectPublicKeyInfo(rsaPublicKey: Uint8Array): Uint8Array<ArrayBuffer> {
  const bitString = buildDer(0x03, Uint8Array.of(0), rsaPublicKey);
  return buildDer(0x30, rsaAlgorithm, bitString);
}

/**
 * The DER of a SubjectPublicKeyInfo by its two numbers.
 * @param modulus big-endian, as `exponent`; leading zeros are left out
 */
export function buildRsaPublicKey(
  modulus: Uint8Array,
  exponent: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const numbers = [modulus, exponent].map(buildInteger);
  return buildSubjectPublicKeyInfo(buildDer(0x30, ...numbers));
}

/** One that is not negative (X.690 §8.3). */
function buildInteger(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = first === -1 ? Uint8Array.of(0) : bytes.subarray(first);
  const isSigned = (digits[0] ?? 0) >= 0x80;
  return buildDer(0x02, ...(isSigned ? [Uint8Array.of(0)] : []), digits);
}

function buildDer(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const header = [tag, ...buildLength(length)];
  const bytes = new Uint8Array(header.length + length);
  bytes.set(header);
  let at = header.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function buildLength(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 | bytes.length, ...bytes];
}
