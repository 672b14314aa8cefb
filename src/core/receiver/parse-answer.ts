/** What an endpoint answered, as bytes: the dump of `curl -i`, a raw HTTP response, or a body alone. */

import { acknowledgement } from '../contract';
import { toBinary } from '../text/binary-text';
import { readChunks } from '../text/read-chunks';
import { type AnswerHead, readAnswerHead, readBareHead } from './read-answer-head';
import { type DumpRepair, repairDump } from './repair-dump';

export interface HttpAnswer {
  /** Null when no status line stands before the body. */
  readonly status: number | null;
  /** The statuses of responses before the last, as `100 Continue` or a redirect. */
  readonly earlierStatuses: readonly number[];
  readonly contentType: string | null;
  readonly body: Uint8Array;
  /** What stood around the body and is no part of it, or should be and is not there. */
  readonly framing: Framing;
  /** How the dump had to be read before it was one. */
  readonly repairs: readonly DumpRepair[];
}

export type Framing =
  | { readonly kind: 'none' }
  /** The copy ends with the headers, and they do not say how long the body is. */
  | { readonly kind: 'head-alone' }
  /** Chunked transfer coding was taken off (RFC 9112 §7.1). */
  | { readonly kind: 'chunked' }
  /** So it was, but the last chunk, which ends a body, is not there; the others announce so many bytes. */
  | { readonly kind: 'unended'; readonly announced: number }
  /** Content-Length says that the body ends before these line breaks: copying added them. */
  | { readonly kind: 'cut'; readonly contentLength: number; readonly extraBytes: number }
  /** Content-Length says that the body ends before this: a client reads no further. */
  | { readonly kind: 'overrun'; readonly contentLength: number; readonly extraBytes: number }
  /** Content-Length says that more was sent: copying lost it. */
  | { readonly kind: 'incomplete'; readonly contentLength: number }
  /** Content-Length is no number of bytes: clients take such an answer or refuse it. */
  | { readonly kind: 'unmeasured'; readonly written: string }
  /** This header says that it was compressed, and it is plain text: whatever was sent, and its length, is not known. */
  | {
      readonly kind: 'decoded';
      readonly header: 'Content-Encoding' | 'Transfer-Encoding';
      readonly encoding: string;
    };

/** Of several responses in one dump the last counts. Never fails: what has no status line is a body alone. */
export function parseAnswer(given: Uint8Array): HttpAnswer {
  const { bytes, responses, repairs } = repairDump(given);
  let start = 0;
  let head = readAnswerHead(bytes, start) ?? readBareHead(bytes);
  const statuses: number[] = [];
  while (head !== null) {
    statuses.push(head.status);
    start = head.end;
    const isLast = responses === null ? !isFollowed(head) : statuses.length >= responses;
    const next = readNextHead(bytes, head, isLast);
    if (next === null) break;
    head = next;
  }
  const body = bytes.subarray(start);
  if (head === null) {
    return {
      status: null,
      earlierStatuses: [],
      contentType: null,
      body,
      framing: { kind: 'none' },
      repairs,
    };
  }
  const earlierStatuses = statuses.slice(0, -1);
  const contentType = head.headers.get('content-type') ?? null;
  const { status, headers, isClosed, isCut } = head;
  const known = { status, earlierStatuses, contentType };
  if (isCut && toContentLength(headers) === null) {
    return { ...known, body, framing: { kind: 'head-alone' }, repairs };
  }
  return {
    ...known,
    ...takeBody(body, headers),
    repairs: isClosed ? repairs : [...repairs, 'no-blank-line'],
  };
}

/**
 * Behind the body that Content-Length measures; behind a response that others follow also at once, or where a copied
 * body has lost bytes of its line ends, behind whatever stands there. Anything else behind a last one is its body.
 */
function readNextHead(
  bytes: Uint8Array,
  { headers, end }: AnswerHead,
  isLast: boolean,
): AnswerHead | null {
  const length = toContentLength(headers);
  if (length !== null && end + length < bytes.length) {
    const next = readAnswerHead(bytes, end + length);
    if (next !== null) return next;
  }
  return isLast ? null : (readAnswerHead(bytes, end) ?? findHead(bytes, end));
}

/**
 * Interim answers, redirects, and those that ask for a login: after these curl prints another one. So it does after a
 * proxy's answer to CONNECT (RFC 9110 §9.3.6), which proxies name so.
 */
function isFollowed({ status, reason }: AnswerHead): boolean {
  if (status === 200) return /^connection established$/i.test(reason.trim());
  return status < 200 || (status >= 300 && status < 400) || status === 401 || status === 407;
}

/** The first offset from which a status line and a blank line stand. */
function findHead(bytes: Uint8Array, from: number): AnswerHead | null {
  const text = toBinary(bytes);
  let at = from;
  for (let tries = 0; tries < triesLimit; tries++) {
    at = text.indexOf('HTTP/', at + 1);
    const head = at === -1 ? null : readAnswerHead(bytes, at);
    if (at === -1 || head?.isClosed) return head;
  }
  return null;
}

/** A page that speaks of HTTP this often is no dump; looking on would be a waste. */
const triesLimit = 100;

function takeBody(
  body: Uint8Array,
  headers: ReadonlyMap<string, string>,
): Pick<HttpAnswer, 'body' | 'framing'> {
  const taken = unframe(body, headers);
  if (body.length === 0 || !taken.body.every(isPlain)) return taken;
  for (const header of ['Content-Encoding', 'Transfer-Encoding'] as const) {
    const encoding = headers.get(header.toLowerCase())?.toLowerCase() ?? '';
    if (!isCompression(encoding)) continue;
    return { body: taken.body, framing: { kind: 'decoded', header, encoding } };
  }
  return taken;
}

/** RFC 9110 §8.4.1, RFC 9112 §7.2, RFC 7932, RFC 8878; one of several that were applied is enough. */
function isCompression(encodings: string): boolean {
  return /(?:^|,)\s*(?:(?:x-)?gzip|(?:x-)?compress|deflate|br|zstd)\s*(?:,|$)/.test(encodings);
}

/** ASCII that can be seen, and white space: no compressed bytes are all like that. */
function isPlain(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);
}

function unframe(
  body: Uint8Array,
  headers: ReadonlyMap<string, string>,
): Pick<HttpAnswer, 'body' | 'framing'> {
  if (/\bchunked\b/i.test(headers.get('transfer-encoding') ?? '')) {
    const chunks = readChunks(body);
    // curl takes the chunks off and leaves the header: then the body stands as it is.
    if (chunks === null) return { body, framing: { kind: 'none' } };
    const { bytes, announced, isEnded } = chunks;
    return { body: bytes, framing: isEnded ? { kind: 'chunked' } : { kind: 'unended', announced } };
  }
  const contentLength = toContentLength(headers);
  const written = headers.get('content-length');
  if (contentLength === null && written !== undefined) {
    return { body, framing: { kind: 'unmeasured', written } };
  }
  if (contentLength === null || contentLength === body.length) {
    return { body, framing: { kind: 'none' } };
  }
  if (contentLength > body.length) return { body, framing: { kind: 'incomplete', contentLength } };
  const extra = body.subarray(contentLength);
  const isCut = extra.every(isLineBreak);
  // Nobody can tell whether an endpoint or a copy wrote more; a client reads no more than it was told.
  const isRead = toBinary(body.subarray(0, contentLength)) === acknowledgement.body;
  if (!isCut && !isRead && body.length !== acknowledgement.body.length)
    return { body, framing: { kind: 'none' } };
  const kind = isCut ? 'cut' : 'overrun';
  const framing: Framing = { kind, contentLength, extraBytes: extra.length };
  return { body: body.subarray(0, contentLength), framing };
}

function toContentLength(headers: ReadonlyMap<string, string>): number | null {
  const text = headers.get('content-length');
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function isLineBreak(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}
