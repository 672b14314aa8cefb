import { findTextStart } from './byte-order-mark';

/** A half-open range of an input text, in UTF-16 code units: `text.slice(start, end)` is the lexeme. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function joinSpans(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** A position in a text as editors count it: both from 1, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Of a text: counted as far as places in it are asked for, and never listed, as it may have millions of lines. */
export interface LineStarts {
  readonly text: string;
  /** Of each piece that was counted. */
  readonly pieces: LinePlace[];
}

/** Which line a piece of the text begins in, and the offset of that line's first character. */
interface LinePlace {
  readonly line: number;
  readonly start: number;
}

/** In characters: so much is counted again for each place. */
const pieceLength = 4096;

/** Make it once for a text and pass it to {@link toPosition}. */
export function buildLineStarts(text: string): LineStarts {
  return { text, pieces: [{ line: 1, start: findTextStart(text) }] };
}

/** The line and column of an offset. A byte order mark at the start has no column of its own. */
export function toPosition({ text, pieces }: LineStarts, offset: number): Position {
  const count = Math.floor(Math.min(offset, text.length) / pieceLength) + 1;
  while (pieces.length < count) {
    const end = pieces.length * pieceLength;
    pieces.push(countLines(text, pieces[pieces.length - 1] as LinePlace, end - pieceLength, end));
  }
  const before = pieces[count - 1] as LinePlace;
  const { line, start } = countLines(text, before, (count - 1) * pieceLength, offset);
  return { line, column: Math.max(0, offset - start) + 1 };
}

/** Lines end at LF, CRLF or CR, as in every editor. */
function countLines(text: string, before: LinePlace, from: number, to: number): LinePlace {
  let { line, start } = before;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x0d || (code !== 0x0a && code !== 0x0d)) continue;
    if (code === 0x0d && text.charCodeAt(at + 1) === 0x0a) continue;
    line += 1;
    start = at + 1;
  }
  return { line, start };
}
