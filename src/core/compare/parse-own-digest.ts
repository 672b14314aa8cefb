import { hashAlgorithms } from '../signature/hash-algorithm';
import { decodeBase64, decodeStrictBase64 } from '../text/base64';
import { readHex } from '../text/hex';

/** Hex, as tools print it: `SHA2-256(stdin)= …`, with colons or .NET's dashes between the bytes, with a file's name behind. */
const printedHex =
  /^(?:SHA2?-?256 ?(?:\([^()\r\n]{0,200}\))? ?[:=] ?)?([\da-f]{2}(?:[:-]?[\da-f]{2}){31})(?:[ \t]+[^\s=&]{1,200})?$/i;

/** The SHA-256 of a string, given instead of the string: 32 bytes in hex, or 44 characters of Base64. Null for anything else. */
export function parseOwnDigest(text: string): Uint8Array<ArrayBuffer> | null {
  const trimmed = text.trim();
  const [, hex] = printedHex.exec(trimmed) ?? [];
  if (hex !== undefined) return readHex(hex.replace(/[:-]/g, ''));
  return /^[A-Za-z0-9+/]{43}=$/.test(trimmed) ? decodeBase64(trimmed) : null;
}

/** Characters of SHA-512 in hex, with a dash between its bytes. */
const longestDigest = 191;
const others = ['md5', 'sha1', 'sha384', 'sha512'] as const;

/** The same of another hash; none for anything else. */
export function listOtherDigests(
  text: string,
): readonly { readonly hash: (typeof others)[number]; readonly digest: Uint8Array<ArrayBuffer> }[] {
  const whole = text.trim();
  if (whole.length > longestDigest) return [];
  // As .NET's BitConverter writes bytes.
  const isDashed = /^[\dA-F]{2}(?:-[\dA-F]{2}){15,63}$/.test(whole);
  const trimmed = isDashed ? whole.replaceAll('-', '') : whole;
  return others.flatMap((hash) => {
    const bytes = hashAlgorithms.find(({ name }) => name === hash)?.bytes;
    const isHex = /^[0-9a-fA-F]+$/.test(trimmed) && trimmed.length === (bytes ?? 0) * 2;
    const digest = isHex ? readHex(trimmed) : decodeStrictBase64(trimmed);
    return digest?.length === bytes && digest !== null ? [{ hash, digest }] : [];
  });
}
