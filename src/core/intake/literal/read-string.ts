/** Quoted strings of the languages: what stands between the quotes, with its escapes resolved. */
import { type DerivedText, deriveSlice, TextBuilder } from '../derived-text';

/**
 * `c`: a backslash before letters, digits and the quote, as nearly every language has it;
 * `raw`: a backslash only before the quote and itself (single quotes in PHP and Perl);
 * `doubled`: the quote twice (CSV, C#'s verbatim strings); `none`: nothing is escaped;
 * `loose`: not even the quote, so that it ends the string only before what may follow a string;
 * `block`: lines of their own, indented, with the line ends written out as well (Symfony's dump).
 */
export type Escapes = 'c' | 'raw' | 'doubled' | 'none' | 'loose' | 'block';

export interface QuotedString {
  readonly content: DerivedText;
  /** Behind the closing quote. */
  readonly end: number;
}

/**
 * @param at behind the opening quote
 * @param close the closing quote; empty: the string goes on to the end of the text
 * @returns null when the string does not end
 */
export function readString(
  text: string,
  at: number,
  close: string,
  escapes: Escapes,
): QuotedString | null {
  let end = at;
  let plain = true;
  for (; !isClose(text, end, close) || (escapes === 'loose' && !endsLoosely(text, end)); end++) {
    if (end >= text.length) return null;
    if (text.charCodeAt(end) !== backslash || (escapes !== 'c' && escapes !== 'raw')) continue;
    plain = false;
    end++;
  }
  if (escapes === 'block') return { content: readBlock(text, at, end), end: end + close.length };
  const isDoubled =
    escapes === 'doubled' && close !== '' && text.startsWith(close, end + close.length);
  if (!plain || isDoubled) return readEscaped(text, at, close, escapes);
  return { content: deriveSlice(text, at, end), end: end + close.length };
}

const backslash = 0x5c;

function isClose(text: string, at: number, close: string): boolean {
  return close === '' ? at >= text.length : text.startsWith(close, at);
}

function readBlock(text: string, from: number, to: number): DerivedText {
  const lines = /\n([ \t]*)([^\n]*)/g;
  const indent = /\n([ \t]*)$/.exec(text.slice(from, to))?.[1]?.length ?? 0;
  const builder = new TextBuilder(text);
  lines.lastIndex = from;
  for (let line = lines.exec(text); line !== null; line = lines.exec(text)) {
    const start = line.index + 1 + indent;
    const end = line.index + line[0].length;
    if (end >= to) break;
    const hasLineEnd = text.slice(start, end).endsWith('\\n');
    builder.copy(start, hasLineEnd ? end - 2 : end);
    if (hasLineEnd) builder.add('\n', end - 2);
  }
  return builder.build(to);
}

function endsLoosely(text: string, quote: number): boolean {
  afterString.lastIndex = quote + 1;
  return afterString.test(text);
}

const afterString = /[ \t]*(?:[\r\n\])},:]|=>|$)/y;

function readEscaped(
  text: string,
  start: number,
  close: string,
  escapes: Escapes,
): QuotedString | null {
  const builder = new TextBuilder(text);
  const bytes = new ByteRun(builder);
  let at = start;
  let pieceStart = start;
  for (;;) {
    const isEnd = isClose(text, at, close);
    const isTwice = isEnd && escapes === 'doubled' && text.startsWith(close, at + close.length);
    if (!isEnd && at >= text.length) return null;
    const isEscape =
      text.charCodeAt(at) === backslash &&
      (escapes === 'c' || isRawEscape(text, at, close, escapes));
    if (!isEnd && !isEscape) {
      at++;
      continue;
    }
    if (at > pieceStart) bytes.flush();
    builder.copy(pieceStart, at);
    if (isEnd && !isTwice) {
      bytes.flush();
      return { content: builder.build(at), end: at + close.length };
    }
    const found = isTwice
      ? { text: close, length: 2 * close.length }
      : escapes === 'c'
        ? readEscape(text, at)
        : { text: text.charAt(at + 1), length: 2 };
    if ('byte' in found) bytes.add(found.byte, at);
    else {
      bytes.flush();
      builder.add(found.text, at);
    }
    at += found.length;
    pieceStart = at;
  }
}

function isRawEscape(text: string, at: number, close: string, escapes: Escapes): boolean {
  return escapes === 'raw' && (text.charAt(at + 1) === '\\' || text.startsWith(close, at + 1));
}

/** An escape that gives a character, or one that gives a byte beyond ASCII. */
type Escape = { readonly length: number } & ({ readonly text: string } | { readonly byte: number });

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  e: '\x1b',
};
const coded =
  /\\(?:u([0-9a-fA-F]{4})|[ux]\{([0-9a-fA-F]{1,6})\}|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-7]{1,3}))/y;

function readEscape(text: string, at: number): Escape {
  coded.lastIndex = at;
  const [whole, four, braced, eight, hex, octal] = coded.exec(text) ?? [];
  if (whole === undefined) {
    const next = text.charAt(at + 1);
    return { text: letters[next] ?? next, length: 1 + next.length };
  }
  const { length } = whole;
  if (four !== undefined) return { text: String.fromCharCode(Number.parseInt(four, 16)), length };
  const byte = hex !== undefined ? Number.parseInt(hex, 16) : Number.parseInt(octal ?? '', 8);
  if (byte >= 0x80 && byte <= 0xff) return { byte, length };
  const code = braced ?? eight;
  const point = code === undefined ? byte : Number.parseInt(code, 16);
  return { text: point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point), length };
}

/**
 * Escapes such as `\xc3\xa9`: bytes of UTF-8 in one language, characters in another. A run of them that is
 * UTF-8 was that, since by chance nothing is.
 */
class ByteRun {
  private readonly bytes: number[] = [];
  private start = 0;

  constructor(private readonly builder: TextBuilder) {}

  add(byte: number, at: number): void {
    if (this.bytes.length === 0) this.start = at;
    this.bytes.push(byte);
  }

  flush(): void {
    if (this.bytes.length === 0) return;
    this.builder.add(decodeBytes(Uint8Array.from(this.bytes)), this.start);
    this.bytes.length = 0;
  }
}

function decodeBytes(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Null where the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
