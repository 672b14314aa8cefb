import { toHex } from '../text/hex';

/** SHA-256 of a text's UTF-8 in lower-case hex; null without a text or without WebCrypto. Takes some milliseconds a megabyte. */
export async function toSha256Hex(
  text: string | undefined,
  subtle: SubtleCrypto | undefined,
): Promise<string | null> {
  if (text === undefined || subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}
