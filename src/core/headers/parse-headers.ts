/** `Name: value` lines as people copy them: any case, any order, other headers around them, LF or CRLF. */
import { createError, createWarning, type Problem } from '../problem';
import type { Span } from '../span';
import {
  type CallbackHeaderName,
  type CallbackHeaders,
  callbackHeaderNames,
  type HeaderField,
} from './callback-headers';

/** RFC 9110 §5.6.2; a leading colon lets the pseudo-headers of HTTP/2 logs pass. */
const token = /^:?[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const base64Line = /^[A-Za-z0-9+/_=-]+$/;

const canonicalNames = new Map<string, CallbackHeaderName>(
  callbackHeaderNames.map((name) => [name.toLowerCase(), name]),
);

/**
 * Never fails as a whole: what cannot be read is named in a problem, the rest is used.
 * A missing X-Sign is an error, any other missing header a warning (reading 9); a header that
 * stands twice with different values is an error where the verdict depends on it.
 */
export function parseHeaders(text: string): {
  readonly headers: CallbackHeaders;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const all = readFields(text, problems);
  const fields: Partial<Record<CallbackHeaderName, HeaderField>> = {};
  const blanks: Partial<Record<CallbackHeaderName, HeaderField>> = {};

  for (const field of all) {
    const name = canonicalNames.get(field.name.toLowerCase());
    if (name === undefined) continue;
    if (field.value.trim() === '') {
      blanks[name] = field;
      continue;
    }
    const first = fields[name];
    if (first === undefined) fields[name] = field;
    else problems.push(createDuplicate(name, first, field));
  }

  for (const name of callbackHeaderNames) {
    if (fields[name] !== undefined) continue;
    const create = name === 'X-Sign' ? createError : createWarning;
    const blank = blanks[name];
    problems.push(
      create('headers.missing', blank?.nameSpan ?? null, { name, blank: blank !== undefined }),
    );
  }
  checkValues(fields, problems);
  return { headers: { fields, blanks, all }, problems };
}

function createDuplicate(
  name: CallbackHeaderName,
  first: HeaderField,
  again: HeaderField,
): Problem {
  const same = first.value === again.value;
  const decides = name === 'X-Timestamp' || name === 'X-Nonce' || name === 'X-Sign';
  const create = decides && !same ? createError : createWarning;
  return create('headers.duplicate', again.nameSpan, { name, otherSpan: first.nameSpan, same });
}

/** A field as it stands in the text, its continuation lines included. */
interface RawField {
  readonly name: string;
  readonly nameSpan: Span;
  readonly valueStart: number;
  valueEnd: number;
  isFolded: boolean;
}

function readFields(text: string, problems: Problem[]): readonly HeaderField[] {
  const fields: RawField[] = [];
  const lines = /[^\r\n]+/g;
  lines.lastIndex = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let match = lines.exec(text); match !== null; match = lines.exec(text)) {
    const line = match[0];
    const start = match.index;
    if (line.trim() === '') continue;
    const colon = line.indexOf(':', 1);
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const previous = fields.at(-1);
    if (previous !== undefined && isContinuation(line, colon, previous)) {
      previous.valueEnd = start + line.length;
      previous.isFolded = true;
    } else if (colon === -1 || !token.test(name)) {
      const reason = colon === -1 ? 'no-colon' : 'bad-name';
      const span = { start, end: start + line.length };
      problems.push(createWarning('headers.line', span, { line: line.slice(0, 80), reason }));
    } else {
      const nameStart = start + line.indexOf(name);
      const nameSpan = { start: nameStart, end: nameStart + name.length };
      const [valueStart, valueEnd] = [start + colon + 1, start + line.length];
      fields.push({ name, nameSpan, valueStart, valueEnd, isFolded: false });
    }
  }
  return fields.map((field) => createField(text, field, problems));
}

/** A folded line (RFC 9112 §5.2), or the rest of a signature that something wrapped. */
function isContinuation(line: string, colon: number, previous: RawField): boolean {
  if (/^[ \t]/.test(line) && !token.test(line.slice(0, Math.max(colon, 0)).trim())) return true;
  return isSign(previous) && colon === -1 && base64Line.test(line.trim());
}

function isSign({ name }: RawField): boolean {
  return name.toLowerCase() === 'x-sign';
}

function createField(text: string, field: RawField, problems: Problem[]): HeaderField {
  const { name, nameSpan, isFolded } = field;
  const valueSpan = trimSpan(text, field.valueStart, field.valueEnd);
  const value = text.slice(valueSpan.start, valueSpan.end);
  // The line ends of a wrapped signature are an error of their own, with its place (reading 11).
  if (!isFolded || isSign(field)) return { name, nameSpan, value, valueSpan };
  problems.push(createWarning('headers.folded', valueSpan, { name }));
  const unfolded = value
    .split(/[\r\n]+/)
    .map((line) => {
      const { start, end } = trimSpan(line, 0, line.length);
      return line.slice(start, end);
    })
    .join(' ');
  return { name, nameSpan, value: unfolded, valueSpan };
}

/** White space around a field value (RFC 9110 §5.6.3) is no part of it. */
function trimSpan(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && isOptionalWhiteSpace(text.charCodeAt(start))) start++;
  while (end > start && isOptionalWhiteSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

function isOptionalWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function checkValues(
  fields: Partial<Record<CallbackHeaderName, HeaderField>>,
  problems: Problem[],
): void {
  const contentType = fields['Content-Type'];
  if (contentType !== undefined && !/^application\/json\s*(?:;|$)/i.test(contentType.value)) {
    const { value, valueSpan } = contentType;
    problems.push(createWarning('headers.content-type', valueSpan, { value }));
  }
  const timestamp = fields['X-Timestamp'];
  if (timestamp === undefined) return;
  const { value, valueSpan } = timestamp;
  if (/^\d{13}$/.test(value)) {
    problems.push(createWarning('headers.milliseconds', valueSpan, { name: 'X-Timestamp', value }));
  } else if (!/^\d{1,12}$/.test(value)) {
    problems.push(createWarning('headers.not-seconds', valueSpan, { name: 'X-Timestamp', value }));
  }
}
