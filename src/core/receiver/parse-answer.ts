/** What an endpoint answered, as bytes: the dump of `curl -i`, a raw HTTP response, or a body alone. */

export interface HttpAnswer {
  /** Null when no status line stands before the body. */
  readonly status: number | null;
  /** The statuses of responses before the last, as `100 Continue` or a redirect. */
  readonly earlierStatuses: readonly number[];
  readonly contentType: string | null;
  readonly body: Uint8Array;
  /** What stood around the body and is no part of it, or should be and is not there. */
  readonly framing: Framing;
}

export type Framing =
  | { readonly kind: 'none' }
  /** Chunked transfer coding was taken off (RFC 9112 §7.1). */
  | { readonly kind: 'chunked' }
  /** Content-Length says that the body ends before these line breaks: copying added them. */
  | { readonly kind: 'cut'; readonly contentLength: number; readonly extraBytes: number }
  /** Content-Length says that more was sent: copying lost it. */
  | { readonly kind: 'incomplete'; readonly contentLength: number };

interface Head {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Where the body begins. */
  readonly end: number;
}

/** Of several responses in one dump the last counts. Never fails: what has no status line is a body alone. */
export function parseAnswer(bytes: Uint8Array): HttpAnswer {
  let start = 0;
  let head = readHead(bytes, start);
  const statuses: number[] = [];
  while (head !== null) {
    statuses.push(head.status);
    start = head.end;
    const next = readNextHead(bytes, head);
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
    };
  }
  const earlierStatuses = statuses.slice(0, -1);
  const contentType = head.headers.get('content-type') ?? null;
  return { status: head.status, earlierStatuses, contentType, ...takeBody(body, head.headers) };
}

/** RFC 9112 §4; HTTP/2 and later have no reason phrase, and curl prints none. */
const statusLine = /^HTTP\/\d(?:\.\d)? (\d{3})(?: [^\r\n]*)?$/;

/** Null when no status line stands there. White space before the first one is skipped. */
function readHead(bytes: Uint8Array, from: number): Head | null {
  let place = from;
  while (isWhiteSpace(bytes[place])) place += 1;
  const first = readLine(bytes, place);
  const match = statusLine.exec(first.text);
  if (match === null) return null;
  const headers = new Map<string, string>();
  let line = readLine(bytes, first.end);
  while (line.text !== '') {
    const colon = line.text.indexOf(':');
    const name = line.text.slice(0, colon).trim().toLowerCase();
    if (colon > 0) headers.set(name, line.text.slice(colon + 1).trim());
    line = readLine(bytes, line.end);
  }
  return { status: Number(match[1]), headers, end: line.end };
}

/** Behind a response that is not the last: at once, or behind the body that Content-Length measures. */
function readNextHead(bytes: Uint8Array, { headers, end }: Head): Head | null {
  const length = toContentLength(headers);
  if (length !== null && end + length < bytes.length) {
    const next = readHead(bytes, end + length);
    if (next !== null) return next;
  }
  return readHead(bytes, end);
}

function takeBody(
  body: Uint8Array,
  headers: ReadonlyMap<string, string>,
): Pick<HttpAnswer, 'body' | 'framing'> {
  if (/\bchunked\b/i.test(headers.get('transfer-encoding') ?? '')) {
    const joined = joinChunks(body);
    // curl takes the chunks off and leaves the header: then the body stands as it is.
    return joined === null
      ? { body, framing: { kind: 'none' } }
      : { body: joined, framing: { kind: 'chunked' } };
  }
  const contentLength = toContentLength(headers);
  if (contentLength === null || contentLength === body.length) {
    return { body, framing: { kind: 'none' } };
  }
  if (contentLength > body.length) return { body, framing: { kind: 'incomplete', contentLength } };
  const extra = body.subarray(contentLength);
  if (!extra.every(isLineBreak)) return { body, framing: { kind: 'none' } };
  const framing: Framing = { kind: 'cut', contentLength, extraBytes: extra.length };
  return { body: body.subarray(0, contentLength), framing };
}

/** Null when these are not chunks with their end. */
function joinChunks(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let place = 0;
  for (;;) {
    const { text, end } = readLine(bytes, place);
    const size = /^([0-9a-f]{1,7})(?:;.*)?$/i.exec(text)?.[1];
    if (size === undefined) return null;
    const length = Number.parseInt(size, 16);
    if (length === 0) return join(parts);
    if (end + length > bytes.length) return null;
    parts.push(bytes.subarray(end, end + length));
    const after = readLine(bytes, end + length);
    if (after.text !== '') return null;
    place = after.end;
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}

/** A line without its end, one character a byte; a lone line feed ends it too. */
function readLine(bytes: Uint8Array, start: number): { text: string; end: number } {
  const feed = bytes.indexOf(0x0a, start);
  const end = feed === -1 ? bytes.length : feed;
  // A head has short lines; a body of one long line need not be read to its end.
  const characters = Array.from(bytes.subarray(start, Math.min(end, start + lineLimit)), (byte) =>
    String.fromCharCode(byte),
  );
  const text = characters.join('').replace(/\r$/, '');
  return { text, end: Math.min(end + 1, bytes.length) };
}

const lineLimit = 16_384;

function toContentLength(headers: ReadonlyMap<string, string>): number | null {
  const text = headers.get('content-length');
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function isLineBreak(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function isWhiteSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
