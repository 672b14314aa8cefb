const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Two lower-case digits a byte. */
export function toHex(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += digits[byte];
  return text;
}

/** Reads what is known to be an even number of hex digits. */
export function readHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(text.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}

/** .NET's BitConverter. */
export function toDashedHex(bytes: Uint8Array): string {
  return toHex(bytes)
    .toUpperCase()
    .replace(/..(?=.)/g, '$&-');
}
