/** URL-encoded text: `%7B%22…` (RFC 3986), `+` for a space (WHATWG URL), and JavaScript's old `%uXXXX`. */
import type { Span } from '../../text/span';
import { type DerivedText, deriveReplaced } from '../derived-text';
import { decodeUtf8 } from '../literal/read-string';

/** A character of ASCII, the bytes of others, or a code unit. */
const encoded = /%[0-7][0-9a-fA-F]|(?:%[89a-fA-F][0-9a-fA-F])+|%u([0-9a-fA-F]{4})/g;

export function decodePercent(text: string, plusIsSpace: boolean): string {
  return (plusIsSpace ? text.replaceAll('+', ' ') : text).replace(encoded, decodeRun);
}

/** Whole JSON that is encoded, perhaps as the value of a parameter; where it holds a plus, that may be either. */
export function unwrapPercent(text: string): readonly DerivedText[] {
  if (/^(?:[\w.-]{1,40}=)?%(?:25)*(?:7B|5B|22|27)/i.test(text)) return decodeAll(text);
  const field = findJsonField(text);
  if (field === null) return [];
  const { start } = field;
  const move = (span: Span): Span => ({ start: span.start + start, end: span.end + start });
  return decodeAll(text.slice(start, field.end)).map((derived) => ({
    text: derived.text,
    toSource: (span) => move(derived.toSource(span)),
  }));
}

/** JSON in one field of a form whose other fields are none of the contract's. */
function findJsonField(text: string): Span | null {
  if (!/^[\w.-]{1,40}=[^\s&]*(?:&[\w.-]{1,40}=[^\s&]*)+$/.test(text)) return null;
  if (/(?:^|&)(?:merchant_?)?order_?no=/i.test(text)) return null;
  const [name] = /(?:^|&)[\w.-]{1,40}=(?=%(?:25)*7B)/i.exec(text) ?? [];
  if (name === undefined) return null;
  const start = text.indexOf(name) + name.length;
  const next = text.indexOf('&', start);
  return { start, end: next === -1 ? text.length : next };
}

function decodeAll(text: string): readonly DerivedText[] {
  const plain = deriveReplaced(text, encoded, ([run, code]) => decodeRun(run, code));
  if (!text.includes('+')) return [plain];
  const withSpaces = deriveReplaced(
    text,
    new RegExp(`${encoded.source}|\\+`, 'g'),
    ([run, code]) => (run === '+' ? ' ' : decodeRun(run, code)),
  );
  return /%20/.test(text) ? [plain, withSpaces] : [withSpaces, plain];
}

/** Bytes that are not UTF-8 are ISO-8859-1, as JavaScript's `escape` writes them. */
function decodeRun(run: string, code: string | undefined): string {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  const bytes = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
  return decodeUtf8(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
