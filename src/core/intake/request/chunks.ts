/** A body in chunks (RFC 9112 §7.1), put together. */
import { decodeUtf8 } from '../literal/read-string';

const encoder = new TextEncoder();
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Null where the text is not in chunks; line ends may be LF alone. What stands behind the last chunk is left out. */
export function unwrapChunks(text: string): string | null {
  if (!/^[0-9a-fA-F]{1,8}[ \t]*(?:;[^\r\n]*)?\r?\n/.test(text)) return null;
  const bytes = encoder.encode(text);
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf(lineFeed, at);
    if (lineEnd === -1 || lineEnd - at > 100) return null;
    const size = readSize(bytes.subarray(at, lineEnd));
    if (size === null) return null;
    if (size === 0) return decodeUtf8(joined.subarray(0, length));
    const start = lineEnd + 1;
    if (start + size > bytes.length) return null;
    joined.set(bytes.subarray(start, start + size), length);
    length += size;
    at = start + size;
    if (bytes[at] === carriageReturn) at++;
    if (bytes[at] !== lineFeed) return null;
    at++;
  }
}

function readSize(line: Uint8Array): number | null {
  const digits = /^([0-9a-f]{1,8})[ \t]*(?:;.*)?\r?$/i.exec(String.fromCharCode(...line))?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}
