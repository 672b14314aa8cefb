/** `Name: value` lines as people copy them: any case, any order, other headers around them, LF or CRLF. */

import {
  type CallbackHeaderName,
  callbackHeaderNames,
  isVerdictHeader,
  readTimeUnit,
} from '../contract';
import { createError, createWarning, type Problem } from '../problem';
import { ProblemLog } from '../problem-log';
import { findTextStart } from '../text/byte-order-mark';
import type { Span } from '../text/span';
import { listUnseen } from '../text/unseen';
import type { CallbackHeaders, HeaderField, UnreadHeader } from './callback-headers';
import { FieldList, isSign, isWhiteSpace, type RawField } from './field-list';
import { createUnreadFinder, type UnreadFinder } from './find-unread-headers';
import { splitJoined } from './split-joined';

/** RFC 9110 §5.6.2; a leading colon lets the pseudo-headers of HTTP/2 logs pass. */
const token = /^:?[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const base64Line = /^[A-Za-z0-9+/_=-]+$/;
/** As Perl’s Data::Printer ends an object: `  (HTTP::Headers)`. */
const className = /^\s+\(\w+(?:::\w+)*\)\s*$/;

const callbackNames = new Map<string, CallbackHeaderName>(
  callbackHeaderNames.flatMap((name) => [
    [name, name],
    [name.toLowerCase(), name],
  ]),
);

/** Which of the callback's headers a name is, in any case. */
function readCallbackName(name: string): CallbackHeaderName | undefined {
  return callbackNames.get(name) ?? callbackNames.get(name.toLowerCase());
}

export interface ParsedHeaders {
  readonly headers: CallbackHeaders;
  readonly problems: readonly Problem[];
}

/**
 * Never fails as a whole: what cannot be read is named in a problem, the rest is used.
 * A missing X-Sign is an error, any other missing header a warning (reading 9); a header that
 * stands twice with different values is an error where the verdict depends on it.
 */
export function parseHeaders(text: string): ParsedHeaders {
  const problems = new ProblemLog();
  const find = createUnreadFinder();
  const { all, strays } = readLines(text, find, problems);
  const { fields, blanks } = pickFields(all, problems);
  const unread = pickUnread(text, { fields, all, strays }, find);
  const headers = { fields, blanks, unread, all };
  checkFields(headers, problems);
  return { headers, problems: problems.list() };
}

/**
 * Fields that were read out of something else than header lines: whatever holds for those holds for them.
 *
 * @param text where they were read: what it names besides was not read
 */
export function checkHeaderFields(all: readonly HeaderField[], text: string): ParsedHeaders {
  const problems = new ProblemLog();
  const picked = pickFields(all, problems);
  const find = createUnreadFinder();
  const starts = all.map(({ valueSpan }) => valueSpan.start).toSorted((one, other) => one - other);
  let at = 0;
  const named = [...listLines(text)].flatMap(({ line, span }) => {
    while ((starts[at] ?? text.length) < span.start) at++;
    // A line out of which something was read speaks of what it lacks.
    return (starts[at] ?? text.length) < span.end ? [] : find(line, span);
  });
  const unread = named.filter(
    ({ name }) => picked.fields[name] === undefined && picked.blanks[name] === undefined,
  );
  const headers = { ...picked, unread, all };
  checkFields(headers, problems);
  return { headers, problems: problems.list() };
}

/** The first of each that has a value. */
function pickFields(
  all: readonly HeaderField[],
  problems: ProblemLog,
): Pick<CallbackHeaders, 'fields' | 'blanks'> {
  const fields: Partial<Record<CallbackHeaderName, HeaderField>> = {};
  const blanks: Partial<Record<CallbackHeaderName, HeaderField>> = {};

  for (const joined of all) {
    const name = readCallbackName(joined.name);
    if (name === undefined) continue;
    if (joined.value.trim() === '') {
      blanks[name] = joined;
      continue;
    }
    const [field, ...others] = splitJoined(joined);
    const first = fields[name];
    if (first === undefined) fields[name] = field;
    else problems.push(createDuplicate(name, first, field, createError));
    for (const other of others) {
      problems.push(createDuplicate(name, toPart(field), toPart(other), createError));
    }
  }
  return { fields, blanks };
}

/** What is missing, in doubt, or not what the contract has. */
function checkFields({ fields, blanks, unread, all }: CallbackHeaders, problems: ProblemLog): void {
  for (const name of callbackHeaderNames) {
    const field = fields[name];
    const blank = blanks[name];
    const stray = unread.find((one) => one.name === name);
    if (field === undefined) {
      const like = all.find((one) => likeNames[name].test(one.name));
      problems.push(createMissing(name, blank, stray, like));
    }
    if (field === undefined) continue;
    // A blank line of a header that has a value elsewhere, or one that could not be read.
    if (blank !== undefined) problems.push(createDuplicate(name, field, blank, createWarning));
    if (stray !== undefined) {
      const again = { value: stray.value, nameSpan: stray.span };
      problems.push(createDuplicate(name, field, again, createWarning));
    }
  }
  checkValues(fields, problems);
}

function createMissing(
  name: CallbackHeaderName,
  blank: HeaderField | undefined,
  stray: UnreadHeader | undefined,
  like: HeaderField | undefined,
): Problem {
  const create = name === 'X-Sign' ? createError : createWarning;
  const state = stray !== undefined ? 'unread' : blank !== undefined ? 'blank' : 'absent';
  if (state === 'absent' && like !== undefined) {
    return create('headers.missing', like.nameSpan, { name, state, like: like.name });
  }
  return create('headers.missing', stray?.span ?? blank?.nameSpan ?? null, { name, state });
}

/** Names that other platforms and careless signers give what the contract calls so. */
const likeNames: Readonly<Record<CallbackHeaderName, RegExp>> = {
  'Content-Type': /^x-content-type$/i,
  'X-Merchant-No': /^(?:x-)?(?:merchant|mch|mer)-?(?:no|id|num|number|code)?$/i,
  'X-Timestamp': /^(?:x-)?(?:[a-z]+-)?(?:timestamp|time|ts)$/i,
  'X-Nonce': /^(?:x-)?(?:[a-z]+-)?nonce(?:-?str)?$/i,
  'X-Sign': /^(?:x-)?(?:[a-z]+-)?(?:sign|signature|sig)$/i,
};

/** It stands on a line with others, all under one name. */
function toPart({ value, valueSpan }: HeaderField): Pick<HeaderField, 'value' | 'nameSpan'> {
  return { value, nameSpan: valueSpan };
}

/** @param create of two values that could both be read: an error where the verdict depends on them */
function createDuplicate(
  name: CallbackHeaderName,
  first: Pick<HeaderField, 'value' | 'nameSpan'>,
  again: Pick<HeaderField, 'value' | 'nameSpan'>,
  create: typeof createError,
): Problem {
  const same = first.value === again.value;
  const createIt = isVerdictHeader(name) && !same ? create : createWarning;
  return createIt('headers.duplicate', again.nameSpan, { name, otherSpan: first.nameSpan, same });
}

/** On lines that could not be read; where a header is nowhere else, also within those of other headers (`X_Nonce: …`). */
function pickUnread(
  text: string,
  {
    fields,
    all,
    strays,
  }: Pick<CallbackHeaders, 'fields' | 'all'> & { readonly strays: readonly UnreadHeader[] },
  find: UnreadFinder,
): readonly UnreadHeader[] {
  const unread = strays.filter(({ name, value }) => {
    const field = fields[name];
    return field === undefined || (isVerdictHeader(name) && value !== '' && value !== field.value);
  });
  if (callbackHeaderNames.every((name) => fields[name] !== undefined)) return unread;
  const inOthers = all.flatMap(({ name, nameSpan, valueSpan }) => {
    if (readCallbackName(name) !== undefined) return [];
    const span = { start: nameSpan.start, end: valueSpan.end };
    return find(text.slice(span.start, span.end), span);
  });
  return [...unread, ...inOthers.filter(({ name }) => fields[name] === undefined)];
}

function readLines(
  text: string,
  find: UnreadFinder,
  problems: ProblemLog,
): { readonly all: readonly HeaderField[]; readonly strays: readonly UnreadHeader[] } {
  const fields = new FieldList(text);
  const strays: UnreadHeader[] = [];
  /** Of the line before; one that could not be read goes on in no other. */
  let previous: RawField | undefined;
  /** A header whose line has no value: developer tools put it on the next. */
  let open: CallbackHeaderName | undefined;
  for (const { line, span } of listLines(text)) {
    const { start, end } = span;
    const colon = line.indexOf(':', 1);
    const name = line.slice(0, Math.max(colon, 0)).trim();
    if (previous !== undefined && isContinuation(line, colon, previous, find)) {
      previous.valueEnd = span.end;
      previous.isFolded = true;
      previous.isPadded = endsPadded(line);
      open = undefined;
    } else if (!token.test(name)) {
      const reason = line.includes(':') ? 'bad-name' : 'no-colon';
      problems.push(createWarning('headers.line', span, { line: line.slice(0, 80), reason }));
      previous = undefined;
      const found = find(line, span);
      for (const header of found) strays.push(header);
      if (found.length === 0 && colon === -1 && open !== undefined && strays.length < mostStrays) {
        // A line end may stand before the colon, too.
        strays.push({ name: open, value: line.trim().replace(/^:\s*/, ''), span });
      }
      const last = found.at(-1);
      open = last?.value === '' ? last.name : undefined;
    } else {
      const nameStart = start + line.indexOf(name);
      const nameSpan = { start: nameStart, end: nameStart + name.length };
      const header = readCallbackName(name);
      const valueStart = start + colon + 1;
      previous = {
        name,
        header,
        nameSpan,
        valueStart,
        valueEnd: end,
        isFolded: false,
        isPadded: endsPadded(line),
      };
      fields.begin(previous);
      open = line.slice(colon + 1).trim() === '' ? header : undefined;
    }
  }
  return { all: fields.end(problems), strays };
}

/** No header is in doubt in so many places. */
const mostStrays = 1000;

/** A folded line (RFC 9112 §5.2), or the rest of a signature that something wrapped; no line with a header of its own. */
function isContinuation(
  line: string,
  colon: number,
  previous: RawField,
  find: UnreadFinder,
): boolean {
  const isFolded =
    isWhiteSpace(line.charCodeAt(0)) && !token.test(line.slice(0, Math.max(colon, 0)).trim());
  const isRest = isSign(previous) && isRestOfSign(line.trim(), previous);
  if (!isFolded && !isRest) return false;
  // A program named the class of what it printed: a signature that has ended goes on in no such line.
  if (isSign(previous) && previous.isPadded && className.test(line)) return false;
  return previous.header === undefined || find(line, { start: 0, end: 0 }).length === 0;
}

/** Base64 that has its padding has ended. */
function isRestOfSign(line: string, { isPadded }: RawField): boolean {
  return base64Line.test(line) && (!isPadded || /^=/.test(line));
}

function endsPadded(line: string): boolean {
  return line.trimEnd().endsWith('=');
}

interface Line {
  readonly line: string;
  readonly span: Span;
}

/** Those that are not blank, without their ends. */
function* listLines(text: string): Generator<Line> {
  const find = (sign: string, from: number): number => {
    const offset = text.indexOf(sign, from);
    return offset === -1 ? text.length : offset;
  };
  let start: number = findTextStart(text);
  let feed = -1;
  let carriageReturn = -1;
  while (start < text.length) {
    if (feed < start) feed = find('\n', start);
    if (carriageReturn < start) carriageReturn = find('\r', start);
    const end = Math.min(feed, carriageReturn);
    const line = text.slice(start, end);
    if (line.trim() !== '') yield { line, span: { start, end } };
    start = end + 1;
  }
}

/** JSON is UTF-8 (RFC 8259 §8.1); frameworks say so once more. */
const jsonType = /^application\/json\s*(?:;(?!.*charset\s*=\s*(?!"?utf-?8\b))|$)/i;

function checkValues(
  fields: Partial<Record<CallbackHeaderName, HeaderField>>,
  problems: ProblemLog,
): void {
  for (const name of callbackHeaderNames) {
    const field = fields[name];
    const unseen = listUnseen(field?.value ?? '');
    // What a signature cannot have is an error where it is decoded.
    if (field !== undefined && name !== 'X-Sign' && unseen.length > 0)
      problems.push(createWarning('headers.unseen', field.valueSpan, { name, unseen }));
  }
  const contentType = fields['Content-Type'];
  if (contentType !== undefined && !jsonType.test(contentType.value)) {
    const { value, valueSpan } = contentType;
    problems.push(createWarning('headers.content-type', valueSpan, { value }));
  }
  const timestamp = fields['X-Timestamp'];
  if (timestamp === undefined) return;
  const { value, valueSpan } = timestamp;
  const unit = readTimeUnit(value);
  if (unit === 'milliseconds') {
    problems.push(createWarning('headers.milliseconds', valueSpan, { name: 'X-Timestamp', value }));
  } else if (unit === null) {
    problems.push(createWarning('headers.not-seconds', valueSpan, { name: 'X-Timestamp', value }));
  }
}
