/** Bytes as text of one character each, U+0000 to U+00FF, so that regular expressions can look at them. */

/** A call takes a limited number of arguments. */
const chunk = 0x2000;

export function toBinary(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return text;
}

/** Of a character beyond U+00FF, the lower byte of each UTF-16 unit. */
export function fromBinary(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
