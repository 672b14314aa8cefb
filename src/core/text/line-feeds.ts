/**
 * Makes every line end of a text, CRLF or CR, an LF: in place, and gives the part that is left. By hand, because millions of
 * replacements in a string take seconds.
 */
export function takeLineFeeds(bytes: Uint8Array): Uint8Array {
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0x0d) bytes[length++] = byte;
    else if (bytes[at + 1] !== 0x0a) bytes[length++] = 0x0a;
  }
  return bytes.subarray(0, length);
}
