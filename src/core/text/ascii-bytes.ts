/** In characters: of a longer text a browser's encoder makes a copy first, and keeps that. */
const pieceLength = 100_000;
const encoder = new TextEncoder();

/** Null where other characters are in it. */
export function encodeAscii(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += pieceLength) {
    const piece = text.slice(at, at + pieceLength);
    // Any other character takes more bytes than it has units, so that they have no room.
    const { read } = encoder.encodeInto(piece, bytes.subarray(at, at + piece.length));
    if (read < piece.length) return null;
  }
  return bytes;
}
