/** Chunked transfer coding (RFC 9112 §7.1). */

export interface Chunks {
  /** What they hold, joined. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many bytes their sizes announce. */
  readonly announced: number;
  /** The chunk of size 0 is there, without which a body is not whole (§8). What stands behind it is left out. */
  readonly isEnded: boolean;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Of the line with a size: a longer one has extensions that nobody writes. In bytes. */
const sizeLineLimit = 100;

/** So many bytes, and as many as are there, may be lost of chunks that are not whole. */
const mostLost = 16;

/**
 * Line ends may be LF alone. Null where these are no chunks: where no size stands, something else than a line end
 * behind a chunk, or a size alone, which may as well be a body of digits.
 */
export function readChunks(bytes: Uint8Array): Chunks | null {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  let announced = 0;
  for (let at = 0; at < bytes.length; ) {
    const feed = bytes.indexOf(lineFeed, at);
    const lineEnd = feed === -1 ? bytes.length : feed;
    const size = lineEnd - at > sizeLineLimit ? null : readSize(bytes.subarray(at, lineEnd));
    if (size === 0) return { bytes: joined.subarray(0, length), announced, isEnded: true };
    if (size === null) {
      if (length === 0 || !bytes.subarray(at).every(isLineEnd)) return null;
      break;
    }
    const chunk = bytes.subarray(lineEnd + 1, lineEnd + 1 + size);
    joined.set(chunk, length);
    length += chunk.length;
    announced += size;
    at = lineEnd + 1 + size;
    if (at >= bytes.length) break;
    if (bytes[at] === carriageReturn) at++;
    if (at < bytes.length && bytes[at] !== lineFeed) return null;
    at++;
  }
  // A word or a number on a line of its own announces much more than is there.
  if (length === 0 || announced > 2 * length + mostLost) return null;
  return { bytes: joined.subarray(0, length), announced, isEnded: false };
}

/** Blanks behind it are bad and common (RFC 9112 §7.1.1). */
function readSize(line: Uint8Array): number | null {
  const digits = /^([0-9a-f]{1,8})[ \t]*(?:;.*)?\r?$/i.exec(String.fromCharCode(...line))?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}

function isLineEnd(byte: number): boolean {
  return byte === lineFeed || byte === carriageReturn;
}
