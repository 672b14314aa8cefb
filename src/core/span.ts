/** A half-open range of an input text, in UTF-16 code units: `text.slice(start, end)` is the lexeme. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place in a text as editors count it: both from 1, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const byteOrderMark = 0xfeff;

/**
 * The offset of each line's first character. Lines end at LF, CRLF or CR, as in every editor.
 * Build it once for a text and pass it to {@link toPosition}.
 */
export function buildLineStarts(text: string): readonly number[] {
  const starts = [text.charCodeAt(0) === byteOrderMark ? 1 : 0];
  const lineEnd = /\r\n|\n|\r/g;
  while (lineEnd.exec(text) !== null) starts.push(lineEnd.lastIndex);
  return starts;
}

/** The line and column of an offset. A byte order mark at the start has no column of its own. */
export function toPosition(lineStarts: readonly number[], offset: number): Position {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(0, offset - (lineStarts[low] ?? 0)) + 1 };
}
