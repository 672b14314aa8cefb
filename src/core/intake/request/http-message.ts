/**
 * HTTP messages as text: raw requests, HTTP/2's pseudo-headers, `.http` files, what proxies, tracers and clients print of
 * them. A response is none.
 */
import { createUnreadFinder } from '../../headers/find-unread-headers';
import { parseHeaders } from '../../headers/parse-headers';
import { parseJson, parseLeadingJson } from '../../json/parse-json';
import { findTextStart } from '../../text/byte-order-mark';
import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import { measureUtf8Bytes } from '../../text/measure-utf-8-bytes';
import type { Span } from '../../text/span';
import { isCallbackBody, readBodyText } from './body-text';
import { unwrapChunks } from './chunks';
import { readFormParts } from './form-parts';
import type { FoundBody, FoundRequest } from './found';
import { takeLines } from './header-text';
import { rankBody } from './rank-body';
import type { RequestForm, RequestNote } from './request-reading';

/** `POST /cb HTTP/1.1` at a line's end, whatever a tool has put before it. */
const versioned =
  /(?<![A-Za-z])(POST|PUT|PATCH|GET|DELETE|OPTIONS|HEAD) (?:\S{1,8000}) (HTTP\/\d(?:\.\d)?|h2)[ \t.]*\r?$/gim;
/** Of a `.http` file, or of a client's log, at a line's beginning. */
const bare =
  /^(?:-->|>|\$)? ?(POST|PUT|PATCH) (?:https?:\/\/|\/)\S{0,8000}(?: \(\d+-byte body\))?[ \t]*\r?$/gm;
const pseudo = /^[ \t]*:(?:method|authority|scheme|path): ?\S/gm;
/** Where a response, another request of a file, or the tool's own words begin. */
const ending = /^(?:(?:<< ?|< |<-- ?)?HTTP\/\d|<-- |--> END|###|\* )/m;

export function readHttpMessages(text: string): readonly FoundRequest[] {
  const starts = listStarts(text);
  return starts.flatMap(({ at, form, method, isLine }, index) => {
    const end = starts[index + 1]?.lineStart ?? text.length;
    const message = readMessage(text, isLine ? findLineEnd(text, at) : at, end, form);
    if (message === null) return [];
    return method === 'POST'
      ? message
      : { ...message, notes: [{ code: 'method', method }, ...message.notes] };
  });
}

interface Start {
  readonly at: number;
  readonly lineStart: number;
  readonly form: RequestForm;
  readonly method: string;
  /** A line of its own, which is no header. */
  readonly isLine: boolean;
}

function listStarts(text: string): readonly Start[] {
  const lines = [...text.matchAll(versioned)].map((match): Start => {
    const { index, 1: method = '', 2: version = '' } = match;
    const form = /^(?:HTTP\/[23]|h2)/i.test(version) ? 'http-2' : 'http-message';
    const lineStart = text.lastIndexOf('\n', index) + 1;
    return { at: index, lineStart, form, method: method.toUpperCase(), isLine: true };
  });
  if (lines.length > 0) return lines;
  const found = [...text.matchAll(bare)].map(
    ({ index, 1: method = '' }): Start => ({
      at: index,
      lineStart: index,
      form: 'http-message',
      method,
      isLine: true,
    }),
  );
  return found.length > 0 ? found : listPseudoStarts(text);
}

/** Pseudo-headers stand together, and begin a block of headers. */
function listPseudoStarts(text: string): readonly Start[] {
  const starts: Start[] = [];
  let last = -1;
  for (const { index } of text.matchAll(pseudo)) {
    const isNext = last !== -1 && !text.slice(last, index).trim().includes('\n');
    last = index;
    if (isNext) continue;
    const method = /:method: ?([A-Z]{3,10})\b/i.exec(text.slice(index, index + pseudoLength))?.[1];
    starts.push({
      at: index,
      lineStart: index,
      form: 'http-2',
      method: method?.toUpperCase() ?? 'POST',
      isLine: false,
    });
  }
  return starts;
}

/** Of the four pseudo-headers together, or nearly. In characters. */
const pseudoLength = 1000;

function findLineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Null where it is no callback's. */
function readMessage(
  text: string,
  from: number,
  to: number,
  form: RequestForm,
): FoundRequest | null {
  const headEnd = findHeadEnd(text, from, to);
  const head = dropDots(text.slice(from, headEnd).trimEnd());
  const headers = takeLines(head, { start: from, end: from + head.length });
  if (headers === null) return null;
  const start = skipBlankLine(text, headEnd, to);
  const sent: Span = { start, end: findEnding(text, start, to) };
  const notes: RequestNote[] = [];
  const body = readMessageBody(text, sent, head, notes);
  return { form, headers, body, notes, span: { start: from, end: body?.span.end ?? headEnd } };
}

/** ngrep shows the CR that ends a line as a dot. */
function dropDots(head: string): string {
  const lines = head.split('\n');
  return lines.every((line) => line.endsWith('.')) ? head.replace(/\.$/gm, '') : head;
}

function readMessageBody(
  text: string,
  { start, end }: Span,
  head: string,
  notes: RequestNote[],
): FoundBody | null {
  const sent = text.slice(start, end);
  if (sent.trim() === '') return null;
  const file = /^<@?[ \t]+(\S.*)$/.exec(sent.trimEnd())?.[1];
  if (file !== undefined) {
    notes.push({ code: 'body-file', name: file });
    return null;
  }
  const { all } = parseHeaders(head).headers;
  // Two lines are one list (RFC 9110 §5.3), and what they both say is said once.
  const find = (header: string): string | undefined => {
    const values = all
      .filter(({ name }) => name.toLowerCase() === header)
      .map(({ value }) => value);
    return values.length === 0 ? undefined : [...new Set(values)].join(', ');
  };
  const isChunked = /\bchunked\b/i.test(find('transfer-encoding') ?? '');
  const joined = isChunked ? unwrapChunks(sent) : null;
  if (joined !== null) notes.push({ code: 'body-chunked' });
  const length = find('content-length');
  const said = Number(/^\d{1,9}$/.exec(length ?? '')?.[0] ?? Number.NaN);
  const extent = joined === null ? pickExtent(sent, said) : { start: 0, end: sent.length };
  const written = joined ?? sent.slice(extent.start, extent.end);
  const part = readFormParts(written);
  const body = part ?? readBodyText(written);
  const bytes = countUtf8Bytes(written);
  const isOther = joined === null && !Number.isNaN(said) && bytes !== said;
  // What follows is what a tool says, and no body.
  if (body.kind === 'other' && (isOther || Number.isNaN(said))) {
    notes.push({ code: 'body-other' });
    return null;
  }
  if (isOther) notes.push({ code: 'content-length', said, bytes });
  if (length !== undefined && Number.isNaN(said)) {
    notes.push({ code: 'content-length-text', said: length });
  }
  if (isObject(sent.slice(extent.end).trimStart())) notes.push({ code: 'body-more' });
  const span = { start: start + extent.start, end: start + extent.end };
  return { text: body.text, span, notes: body.notes, rank: rankBody('raw', body.kind, false) };
}

/** What somebody wrote before a body: no part of a form, and no value around it. */
const words = /^[A-Za-z][^{}[\]"'=]{0,300}(?:[:\n]\s{0,20})(?=\{)/;

/** As many bytes as the headers say; where that is no JSON, the JSON that stands there, a callback also behind words; else all. */
function pickExtent(sent: string, said: number): Span {
  const whole = { start: 0, end: sent.trimEnd().length };
  const bySize = Number.isNaN(said) ? null : measureUtf8Bytes(sent, said);
  if (bySize !== null && isJson(sent.slice(0, bySize))) return { start: 0, end: bySize };
  const start = sent.length - sent.trimStart().length;
  const named = words.exec(sent.slice(start, start + longestWords))?.[0].length;
  const isValue = /^[{[]/.test(sent.slice(start, start + 1));
  const json = isValue || named !== undefined ? parseLeadingJson(sent, start + (named ?? 0)) : null;
  return json?.ok && (isValue || isCallbackBody(json.value)) ? json.value.span : whole;
}

/** In characters. */
const longestWords = 400;

function isJson(text: string): boolean {
  return parseJson(text, findTextStart(text)).ok;
}

/** Whether an object begins the text. */
function isObject(text: string): boolean {
  return text.startsWith('{') && parseLeadingJson(text, 0).ok;
}

/**
 * Behind the last line that is a header, goes on with one, or names one of the callback's. What stands between two of them
 * is none of the body's: it stays, to be told where the headers are read.
 */
function findHeadEnd(text: string, from: number, to: number): number {
  const find = createUnreadFinder();
  let headEnd = from;
  for (let at = from; at < to; ) {
    const end = Math.min(findLineEnd(text, at), to);
    const line = text.slice(at, Math.min(end, at + 300));
    const isFirst = headEnd === from;
    const isBlank = line.trim() === '';
    const isHeader = /^[ \t]*:?[\w!#$%&'*+.^`|~-]{1,100}:/.test(line) || isSignLine(line);
    if (isBlank ? !isFirst : !isHeader && (isBodyLine(line) || ending.test(line))) break;
    const isRest = !isFirst && /^[ \t]+\S/.test(line);
    if (isHeader || (!isBlank && (isRest || find(line, { start: at, end }).length > 0)))
      headEnd = end;
    else if (isFirst && !isBlank) break;
    at = end;
  }
  return headEnd;
}

function isBodyLine(line: string): boolean {
  return /^[ \t]*["[]|\{/.test(line);
}

/** A signature that was wrapped. */
function isSignLine(line: string): boolean {
  return /^[\w+/]{16,}={0,2}\s*$/.test(line);
}

function skipBlankLine(text: string, from: number, to: number): number {
  const blank = /[ \t]*\.?\r?\n/y;
  blank.lastIndex = from;
  const found = blank.exec(text);
  return found === null ? from : Math.min(blank.lastIndex, to);
}

function findEnding(text: string, from: number, to: number): number {
  const at = text.slice(from, to).search(ending);
  return at === -1 ? to : from + at;
}
