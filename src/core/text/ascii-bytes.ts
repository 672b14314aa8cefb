/** Null where other characters are in it. By hand, because a browser's encoder makes a copy of the text first, and keeps that. */
export function encodeAscii(text: string): Uint8Array<ArrayBuffer> | null {
  const { length } = text;
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return null;
    bytes[at] = code;
  }
  return bytes;
}
