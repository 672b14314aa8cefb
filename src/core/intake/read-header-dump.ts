/** Headers that are not `Name: value` lines, but a dump of what a program made of them. */
import { type CallbackHeaderName, readTimeUnit } from '../contract';
import { runAtOnce, type Sliced } from '../diagnosis/search/slices';
import type { HeaderField } from '../headers/callback-headers';
import { parseHeaders } from '../headers/parse-headers';
import { splitJoined } from '../headers/split-joined';
import type { Span } from '../text/span';
import { readFormPairs } from './bare/form-pairs';
import { readRows } from './bare/rows';
import { isQuotedPrintable } from './detect-lost';
import type { DumpNode, DumpScalar } from './dump-node';
import type { DumpForm } from './form';
import { jsonMembers } from './forms';
import { readHeaderLinePairs, readHeaderLines } from './headers/header-lines';
import { headerLists } from './headers/header-lists';
import { listHeaderSets, pickHeaders, toCallbackName, toHeaderName } from './headers/pick-headers';
import { readScatteredHeaders } from './headers/scattered-headers';
import { readShellHeaders } from './headers/shell-headers';
import { perl } from './literal/perl';
import { type Literal, readLiteralItems } from './literal/read-literal';
import { readDumpInSlices } from './read-dump';

export interface HeaderReading {
  /** From the outside to the inside. */
  readonly forms: readonly DumpForm[];
  /** In the order of the dump, other headers than the callback's included; names as HTTP has them. */
  readonly fields: readonly HeaderField[];
  /** Headers of further callbacks in the same text. */
  readonly others: readonly (readonly HeaderField[])[];
}

const hint = /x[-_]?(?:sign|nonce|timestamp|merchant)|\bnonce\b/i;

/** Base64, or rows of bytes. */
const bytesAlone = /^[\w+/=\s-]{200,}$|^\s*0{4,8}:? {1,3}\S|^\s*\[(?:\d{1,3}[ ,]\s{0,9}){60}/;

/** Null for plain header lines, and where no form gives headers of a callback. */
export function readHeaderDump(text: string): HeaderReading | null {
  return runAtOnce(readHeaderDumpInSlices(text));
}

/** The same, which can be put down between slices. */
export function* readHeaderDumpInSlices(text: string): Sliced<HeaderReading | null> {
  if (!(hint.test(text) || bytesAlone.test(text)) || isPlain(text)) return null;
  const dump = yield* readDumpInSlices(text, {
    pick: pickHeaders,
    hint,
    openForms: [
      ['shell', readShellHeaders],
      ['header-line-pairs', readHeaderLinePairs],
      ['perl', readPerlList],
      ['rows', readRows],
      ['form-pairs', readFormPairs],
      ['json-members', jsonMembers],
      ...headerLists,
      ['header-lines', readHeaderLines],
    ],
    lastForms: [['header-list', readScatteredHeaders]],
  });
  const reading = dump === null ? null : toReading(text, dump.forms, dump.root);
  const missing = listMissing(text, reading?.fields ?? []);
  if (reading !== null && isWhole(reading.fields) && missing.length === 0) return reading;
  const scattered = readScatteredHeaders(text);
  if (scattered === null) return reading;
  const found = toReading(text, ['embedded', 'header-list'], scattered.root);
  const isMore = missing.some((name) => found.fields.some((field) => field.name === name));
  if (reading === null) return found;
  return isWhole(found.fields) && (isMore || !isWhole(reading.fields)) ? found : reading;
}

/** The callback's own that the text names. */
function listMissing(text: string, fields: readonly HeaderField[]): readonly string[] {
  const names = ['X-Merchant-No', 'X-Timestamp', 'X-Nonce', 'X-Sign'];
  const simple = text.replace(/[-_]/g, '').toLowerCase();
  return names.filter(
    (name) =>
      simple.includes(name.replaceAll('-', '').toLowerCase()) &&
      !fields.some((field) => field.name === name),
  );
}

function toReading(text: string, forms: readonly DumpForm[], root: DumpNode): HeaderReading {
  const [fields = [], ...others] = listHeaderSets(root).map((entries) =>
    entries.map(({ name, value }): HeaderField => {
      const nameSpan = findLexeme(text, name.span, name.value);
      return { name: toHeaderName(name.value), nameSpan, ...toField(text, value) };
    }),
  );
  return { forms, fields, others };
}

/** What is signed and the signature are there, and look as they should; a signature's first line is none. */
function isWhole(fields: readonly HeaderField[]): boolean {
  const all = fields.flatMap(splitJoined);
  const read = (name: CallbackHeaderName): string =>
    all.find((field) => field.name === name)?.value ?? '';
  return (
    /^[\w+/=-]{100,}$/.test(read('X-Sign')) &&
    readTimeUnit(read('X-Timestamp')) !== null &&
    read('X-Nonce') !== ''
  );
}

/** Data::Dumper of a list: a variable for each item. */
function readPerlList(text: string): Literal | null {
  return /^\s*\$VAR1 = ['"]/.test(text)
    ? readLiteralItems(text, { ...perl, separator: /;/y, suffix: /(?!)/y })
    : null;
}

/** What the parser of header lines reads as it should. */
function isPlain(text: string): boolean {
  if (isQuotedPrintable(text)) return false;
  const { fields, blanks } = parseHeaders(text).headers;
  const values = Object.values(fields).map(({ value }) => value);
  return (
    values.length > 1 &&
    Object.keys(blanks).length === 0 &&
    values.every((value) =>
      /^[^"'<>\\{}[\]|,\u00a0\u2000-\u200f\u202f\u205f\u3000\ufeff]*$/.test(value),
    ) &&
    // A joint of two signs, or the name once more.
    values.every((value) => !value.startsWith(':') && toCallbackName(value) === undefined) &&
    // What a program prints below is no part of it.
    /^\S*$/.test(fields['X-Timestamp']?.value ?? '') &&
    // What was abbreviated stands there as it was copied.
    /^[^.&$^]*(?:\.{3})?$/.test(fields['X-Sign']?.value ?? '')
  );
}

function toField(text: string, scalar: DumpScalar): Pick<HeaderField, 'value' | 'valueSpan'> {
  const written =
    scalar.type === 'string'
      ? scalar.value
      : scalar.type === 'number'
        ? scalar.source
        : text.slice(scalar.span.start, scalar.span.end);
  const value = written.trim();
  return { value, valueSpan: findLexeme(text, scalar.span, value) };
}

/** The text itself, without the quotes around it, where it stands there as it is. */
function findLexeme(text: string, span: Span, value: string): Span {
  const at = value === '' ? -1 : text.slice(span.start, span.end).indexOf(value);
  return at === -1 ? span : { start: span.start + at, end: span.start + at + value.length };
}
