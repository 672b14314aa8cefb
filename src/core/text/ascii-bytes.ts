/** Null where other characters are in it. By hand, because a browser's encoder makes a copy of the text first, and keeps that. */
export function encodeAscii(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length);
  return writeAscii(text, bytes) ? bytes : null;
}

/**
 * The same into bytes that there are.
 *
 * @param bytes at least as many as the text has characters
 * @returns whether all of it is ASCII
 */
export function writeAscii(text: string, bytes: Uint8Array): boolean {
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return false;
    bytes[at] = code;
  }
  return true;
}
