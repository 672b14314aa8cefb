import { decodeBase64 } from '../text/base64';
import { readHex } from '../text/hex';

/** The SHA-256 of a string, given instead of the string: 64 hex digits, or 44 characters of Base64. Null for anything else. */
export function parseOwnDigest(text: string): Uint8Array<ArrayBuffer> | null {
  const trimmed = text.trim();
  if (/^[0-9a-fA-F]{64}$/.test(trimmed)) return readHex(trimmed);
  return /^[A-Za-z0-9+/]{43}=$/.test(trimmed) ? decodeBase64(trimmed) : null;
}
