/**
 * Editors show no byte order mark and know one line end. The text as pasted keeps both, so its offsets differ from
 * those on screen: "raw" is what was pasted, "shown" is what stands in the editor.
 */
import { encodeAscii } from '../../core/text/ascii-bytes';
import { findTextStart } from '../../core/text/byte-order-mark';
import { takeLineFeeds } from '../../core/text/line-feeds';

/** The text as an editor shows it: no leading byte order mark, every line end an LF. */
export function toShownText(raw: string): string {
  return toLineFeeds(raw.slice(findTextStart(raw)));
}

/** The text with every line end an LF. */
function toLineFeeds(text: string): string {
  if (!text.includes('\r')) return text;
  // UTF-8 has no place for half a surrogate pair.
  if (!text.isWellFormed()) return text.replace(/\r\n?/g, '\n');
  return decoder.decode(takeLineFeeds(encodeAscii(text) ?? encoder.encode(text)));
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The same text, one byte a character in memory where all of it is ASCII: a clipboard's has two, and so has everything
 * that is made of it or sent to a worker.
 */
export function toCompactText(text: string): string {
  // Piece by piece, because Chromium knows a decoded text again that it has: as a whole it would be the clipboard's.
  const pieces: string[] = [];
  const bytes = new Uint8Array(pieceLength);
  for (let start = 0; start < text.length; start += pieceLength) {
    const piece = text.slice(start, start + pieceLength);
    const room = bytes.subarray(0, piece.length);
    // Any character beyond ASCII takes more bytes than it has units, so that they have no room.
    if (encoder.encodeInto(piece, room).read < piece.length) return text;
    pieces.push(decoder.decode(room));
  }
  return pieces.join('');
}

const encoder = new TextEncoder();

const pieceLength = 10_000;

/** The raw offsets at which a CR stands before its LF. */
export type LineEnds = Uint32Array;

/** Build it once for a text that offsets of are asked. */
export function listLineEnds(raw: string): LineEnds {
  let ends = new Uint32Array(64);
  let count = 0;
  if (!raw.includes('\r\n')) return ends.subarray(0, 0);
  for (let at = 0; at < raw.length; at++) {
    if (raw.charCodeAt(at) !== 0x0d || raw.charCodeAt(at + 1) !== 0x0a) continue;
    if (count === ends.length) {
      const more = new Uint32Array(2 * count);
      more.set(ends);
      ends = more;
    }
    ends[count++] = at;
  }
  return ends.subarray(0, count);
}

/** Where a raw offset stands on screen. */
export function toShownOffset(raw: string, offset: number, ends = listLineEnds(raw)): number {
  const before = countEnds(ends, (end) => end + 1 < offset);
  return Math.max(0, offset - findTextStart(raw) - before);
}

/** The raw offset of a place on screen. */
export function toRawOffset(raw: string, shownOffset: number, ends = listLineEnds(raw)): number {
  const offset = shownOffset + findTextStart(raw);
  const before = countEnds(ends, (end, index) => end - index < offset);
  return Math.min(offset + before, raw.length);
}

/** @param isBefore true up to one of them, false from there on */
function countEnds(ends: LineEnds, isBefore: (end: number, index: number) => boolean): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(ends[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The raw text after the shown text was edited: whatever the edit did not touch stays as it was pasted. */
export function applyShownEdit(raw: string, newShown: string): string {
  const shown = toShownText(raw);
  // A text that brings its own byte order mark is a new one; the old mark must not stand before it.
  if (shown === raw || findTextStart(newShown) > 0) return newShown;
  const shorter = Math.min(shown.length, newShown.length);
  let prefix = 0;
  while (prefix < shorter && shown.charCodeAt(prefix) === newShown.charCodeAt(prefix)) prefix += 1;
  let suffix = 0;
  while (
    suffix < shorter - prefix &&
    shown.charCodeAt(shown.length - 1 - suffix) ===
      newShown.charCodeAt(newShown.length - 1 - suffix)
  ) {
    suffix += 1;
  }
  if (prefix === 0 && suffix === 0) return newShown;
  const ends = listLineEnds(raw);
  const edited =
    raw.slice(0, toRawOffset(raw, prefix, ends)) +
    newShown.slice(prefix, newShown.length - suffix) +
    raw.slice(toRawOffset(raw, shown.length - suffix, ends));
  // A lone CR that was kept and an LF that was typed behind it would read as one line end.
  return toShownText(edited) === newShown ? edited : newShown;
}
