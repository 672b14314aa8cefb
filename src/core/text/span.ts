import { findTextStart } from './byte-order-mark';

/** A half-open range of an input text, in UTF-16 code units: `text.slice(start, end)` is the lexeme. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A position in a text as editors count it: both from 1, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A text may have millions of lines. */
export type LineStarts = Uint32Array;

/**
 * The offset of each line's first character. Lines end at LF, CRLF or CR, as in every editor.
 * Build it once for a text and pass it to {@link toPosition}.
 */
export function buildLineStarts(text: string): LineStarts {
  let starts = new Uint32Array(64);
  starts[0] = findTextStart(text);
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x0d || (code !== 0x0a && code !== 0x0d)) continue;
    if (code === 0x0d && text.charCodeAt(at + 1) === 0x0a) at++;
    if (count === starts.length) {
      const more = new Uint32Array(2 * count);
      more.set(starts);
      starts = more;
    }
    starts[count++] = at + 1;
  }
  return starts.subarray(0, count);
}

/** The line and column of an offset. A byte order mark at the start has no column of its own. */
export function toPosition(lineStarts: LineStarts, offset: number): Position {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(0, offset - (lineStarts[low] ?? 0)) + 1 };
}
