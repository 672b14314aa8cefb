/** How many characters have so many bytes of UTF-8; null where none do. */
export function measureUtf8Bytes(text: string, size: number): number | null {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    if (bytes === size) return at;
    if (bytes > size) return null;
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at++;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes === size ? text.length : null;
}
