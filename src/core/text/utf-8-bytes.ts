import { encodeAscii, writeAscii } from './ascii-bytes';

const encoder = new TextEncoder();

/** A text as UTF-8, which of a long text of ASCII leaves no copy of it behind. A lone surrogate becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return (text.length < longLength ? null : encodeAscii(text)) ?? encoder.encode(text);
}

/**
 * The same into bytes that there are.
 *
 * @param bytes at least as many as the text has characters
 * @returns how many of the text's were read, and of the bytes written: there may be too few of these
 */
export function encodeUtf8Into(
  text: string,
  bytes: Uint8Array,
): { readonly read: number; readonly written: number } {
  const { length } = text;
  if (length >= longLength && writeAscii(text, bytes)) return { read: length, written: length };
  return encoder.encodeInto(text, bytes);
}

/** Below it a copy costs less than looking at each character. */
const longLength = 100_000;
