import { freeBytes } from '../text/free-bytes';
import { toHex } from '../text/hex';
import { encodeUtf8 } from '../text/utf-8-bytes';

/** SHA-256 of a text's UTF-8 in lower-case hex; null without a text or without WebCrypto. Takes some milliseconds a megabyte. */
export async function toSha256Hex(
  text: string | undefined,
  subtle: SubtleCrypto | undefined,
): Promise<string | null> {
  if (text === undefined || subtle === undefined) return null;
  const bytes = encodeUtf8(text);
  const hex = await hashBytes(bytes, subtle);
  freeBytes(bytes);
  return hex;
}

/** The same of bytes that there are. */
export async function hashBytes(
  bytes: Uint8Array<ArrayBuffer>,
  subtle: SubtleCrypto,
): Promise<string> {
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}
