import { Gunzip, Unzlib } from 'fflate';

/** Deflate makes a byte of 1,032 at the most: a piece gives no more than 264 kB beyond the room there is. */
const pieceBytes = 256;

/**
 * Unpacks gzip (RFC 1952) and zlib (RFC 1950), as much as can be read and has room: what was cut or damaged further on
 * may still begin with a secret. At once, because the platform's own way answers after a text is stored.
 * @returns null where the bytes begin as neither
 */
export function unpack(packed: Uint8Array, room: number): Uint8Array | null {
  const stream = createStream(packed);
  if (stream === null) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  stream.ondata = (chunk) => {
    chunks.push(chunk.subarray(0, room - length));
    length += Math.min(chunk.length, room - length);
  };
  try {
    for (let at = 0; at < packed.length && length < room; at += pieceBytes) {
      stream.push(packed.subarray(at, at + pieceBytes));
    }
  } catch {
    // What came before it is kept.
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function createStream([first, second = 0, method]: Uint8Array): Gunzip | Unzlib | null {
  if (first === 0x1f && second === 0x8b && method === 8) return new Gunzip();
  // Its other heads are also the beginning of a text.
  return first === 0x78 && [0x01, 0x9c, 0xda].includes(second) ? new Unzlib() : null;
}
