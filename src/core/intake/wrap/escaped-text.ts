/** Text inside quotes, or with the escapes of such a text: a body as source code, a debugger or a JSON log shows it. */
import { parseJson } from '../../json/parse-json';
import {
  type DerivedText,
  deriveReplaced,
  deriveSlice,
  deriveWhole,
  TextBuilder,
} from '../derived-text';
import { javascript } from '../literal/javascript';
import { python } from '../literal/python';
import { readLiteral } from '../literal/read-literal';
import { readString } from '../literal/read-string';

const opening =
  /^(?:[a-zA-Z_$][\w$]*\s*=\s*)?(?:string\(\d+\)\s*|(?:bytearray\()?[bBurRfE@$])?(["'`])/;
/** One word, with quotes in it. */
const shellWord = /^(?:[A-Za-z_]\w*=)?'[^']*(?:'(?:\\'|"'")'[^']*)+'$/;
const quotedPairs = /^\w+='[^']*'\s+\w+=/;
const closing = /^\)?[;,]?$/;

/** By the last digit of their octal number. */
const controls: Readonly<Record<string, string>> = { 1: '\t', 2: '\n', 5: '\r' };

/** `{"0":"{","1":"\"",…}`: JavaScript’s spread of a text, or Object.assign. */
export function unwrapCharacters(text: string): readonly DerivedText[] {
  if (!/^\s*\{\s*"0"\s*:\s*"/.test(text)) return [];
  const json = parseJson(text);
  if (!json.ok || json.value.type !== 'object') return [];
  const builder = new TextBuilder(text);
  for (const [index, { key, value }] of json.value.members.entries()) {
    if (key.value !== String(index) || value.type !== 'string' || value.value.length > 2) return [];
    builder.add(value.value, value.span.start);
  }
  return [builder.build(json.value.span.end)];
}

/** One string and nothing else; what its backslashes mean depends on the language. */
export function unwrapQuoted(text: string): readonly DerivedText[] {
  // A shell's way to write a quote inside of quotes.
  if (shellWord.test(text))
    return [
      deriveReplaced(text, /^[^']*'|'(?:\\'|"'")'|'$/g, ([quote]) => (quote.length > 3 ? "'" : '')),
    ];
  if (quotedPairs.test(text)) return [];
  const pieces = /["'`] {0,9}[+.]? {0,9}\r?\n[ \t]{0,200}[bu]?["'`]/.test(text)
    ? readPieces(text)
    : null;
  if (pieces !== null) return [pieces];
  const [open, quote] = opening.exec(text) ?? [];
  if (open === undefined || quote === undefined) return [];
  const found: DerivedText[] = [];
  for (const escapes of ['c', 'raw', 'doubled', 'loose'] as const) {
    const string = readString(text, open.length, quote, escapes);
    if (string === null || !closing.test(text.slice(string.end).trim())) continue;
    const isNew = found.every((other) => other.text !== string.content.text);
    if (isNew) found.push(string.content);
    // A row of PostgreSQL doubles backslashes as it does quotes.
    if (isNew && escapes === 'doubled' && isEveryBackslashDoubled(string.content.text))
      found.push(deriveAgain(string.content, /\\\\/g, () => '\\'));
  }
  // Quotes around a text that holds the same quotes: '{"payer":"O'Neil"}'.
  const inner =
    text.endsWith(quote) && /[{[]/.test(text.charAt(open.length))
      ? readString(text.slice(0, -1), open.length, '', 'none')
      : null;
  if (inner !== null && found.length === 0) found.push(inner.content);
  // What is JSON as it stands has its escapes for itself.
  return found.toSorted((one, other) => Number(isJson(other.text)) - Number(isJson(one.text)));
}

function isEveryBackslashDoubled(text: string): boolean {
  return text.includes('\\') && !text.replaceAll('\\\\', '').includes('\\');
}

function deriveAgain(
  { text, toSource }: DerivedText,
  ...how: readonly [pattern: RegExp, replace: (match: RegExpExecArray) => string]
): DerivedText {
  const derived = deriveReplaced(text, ...how);
  return { ...derived, toSource: (span) => toSource(derived.toSource(span)) };
}

function isJson(text: string): boolean {
  return text.startsWith('{') && parseJson(text).ok;
}

/** A block of code in Markdown. */
export function unwrapFence(text: string): readonly DerivedText[] {
  const [, open = '', inner] = /^(```\w*\r?\n)([\s\S]*?)\r?\n?```$/.exec(text) ?? [];
  return inner === undefined ? [] : [deriveSlice(text, open.length, open.length + inner.length)];
}

/** A string in several pieces, a line each. */
function readPieces(text: string): DerivedText | null {
  for (const dialect of [javascript, python]) {
    const found = readLiteral(text, dialect);
    if (found?.root.type === 'string') return deriveWhole(found.root.value, found.root.span);
  }
  return null;
}

/** The quotes are gone, the backslashes are still there, of all quotes or of those that were escaped before: `{\"orderNo\":\"P1\"}`. */
export function unwrapEscaped(text: string): readonly DerivedText[] {
  // rsyslog writes control characters so.
  if (/[{[,(]#012/.test(text))
    return [deriveReplaced(text, /#01([125])/g, ([, digit = '']) => controls[digit] ?? '')];
  // All signs of it, as bash's %q and Perl's quotemeta do.
  if (/^\\[{[]/.test(text)) {
    const string = readString(text, 0, '', 'c');
    return string === null ? [] : [string.content];
  }
  if (/^[{[](?:\s|\\+[nrt])*(?:\\+["']|\\+(?:u00|x)22)|^[{[]\s*"[\s\S]*\\\\"/.test(text)) {
    const string = readString(text, 0, '', 'c');
    return string === null ? [] : [string.content];
  }
  return /^[{[]\s*""\w/.test(text) ? [deriveReplaced(text, /""/g, () => '"')] : [];
}
