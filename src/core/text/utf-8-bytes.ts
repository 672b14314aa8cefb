import { encodeAscii } from './ascii-bytes';

const encoder = new TextEncoder();

/** A text as UTF-8, which of a long text of ASCII leaves no copy of it behind. A lone surrogate becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return (text.length < longLength ? null : encodeAscii(text)) ?? encoder.encode(text);
}

/** Below it a copy costs less than looking at each character. */
const longLength = 100_000;
