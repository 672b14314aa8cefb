import type { Span } from '../../text/span';
import type { StringQuotes } from './literal-dialect';
import { type QuotedString, readString } from './read-string';

/** @param at where `open` matched in `text` */
export function readQuoted(
  text: string,
  at: number,
  { close, escapes }: StringQuotes,
  open: RegExpExecArray,
): QuotedString | null {
  const start = at + open[0].length;
  if (open[1] === undefined) return readString(text, start, close, escapes);
  const end = skipBytes(text, start, Number(open[1]));
  if (end === null || !text.startsWith(close, end)) return null;
  const toSource = (span: Span): Span => ({ start: span.start + start, end: span.end + start });
  return { content: { text: text.slice(start, end), toSource }, end: end + close.length };
}

/** The place so many bytes of UTF-8 further on; null where there is none. */
export function skipBytes(text: string, from: number, bytes: number): number | null {
  let at = from;
  let left = bytes;
  for (; left > 0 && at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (code > 0xffff) at++;
  }
  return left === 0 ? at : null;
}
