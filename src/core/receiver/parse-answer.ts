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
  /** How the dump had to be read before it was one. */
  readonly repairs: readonly DumpRepair[];
}

/** Only where a status line makes it a dump: a body alone is judged as it is. */
export type DumpRepair =
  /** A byte order mark before the status line. */
  | 'byte-order-mark'
  /** The whole dump is UTF-16, as PowerShell's `>` writes it. */
  | 'utf-16'
  /** The lines that curl -v adds. */
  | 'trace'
  /** Lines before the status line, as a prompt and a command. */
  | 'lines-before'
  /** The body begins where a header line should be: the blank line before it is missing. */
  | 'no-blank-line';

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
  readonly isClosed: boolean;
  readonly headers: ReadonlyMap<string, string>;
  /** Where the body begins. */
  readonly end: number;
}

/** Of several responses in one dump the last counts. Never fails: what has no status line is a body alone. */
export function parseAnswer(given: Uint8Array): HttpAnswer {
  const { bytes, repairs } = repairDump(given);
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
      repairs: [],
    };
  }
  const earlierStatuses = statuses.slice(0, -1);
  const contentType = head.headers.get('content-type') ?? null;
  return {
    status: head.status,
    earlierStatuses,
    contentType,
    ...takeBody(body, head.headers),
    repairs: head.isClosed ? repairs : [...repairs, 'no-blank-line'],
  };
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
  let end = first.end;
  while (line.text !== '') {
    const colon = line.text.indexOf(':');
    const isFolded = /^[ \t]/.test(line.text);
    if (colon <= 0 && !isFolded) break;
    const name = line.text.slice(0, colon).trim().toLowerCase();
    if (!isFolded) headers.set(name, line.text.slice(colon + 1).trim());
    end = line.end;
    line = readLine(bytes, line.end);
  }
  const isClosed = line.text === '';
  return { status: Number(match[1]), isClosed, headers, end: isClosed ? line.end : end };
}

/**
 * Behind a response that is not the last: at once, or behind the body that Content-Length measures. A copied body
 * may have lost bytes of its line ends: then behind whatever stands there, where another answer can follow.
 */
function readNextHead(bytes: Uint8Array, { status, headers, end }: Head): Head | null {
  const length = toContentLength(headers);
  if (length !== null && end + length < bytes.length) {
    const next = readHead(bytes, end + length);
    if (next !== null) return next;
  }
  const next = readHead(bytes, end);
  return next ?? (isFollowed(status) ? findHead(bytes, end) : null);
}

/** Interim answers, redirects, and those that ask for a login: after these curl prints another one. */
function isFollowed(status: number): boolean {
  return status < 200 || (status >= 300 && status < 400) || status === 401 || status === 407;
}

/** The first place from which a status line and a blank line stand. */
function findHead(bytes: Uint8Array, from: number): Head | null {
  const text = toBinary(bytes.subarray(0, from + searchLimit));
  let at = from;
  for (let tries = 0; tries < triesLimit; tries++) {
    at = text.indexOf('HTTP/', at + 1);
    const head = at === -1 ? null : readHead(bytes, at);
    if (at === -1 || head?.isClosed) return head;
  }
  return null;
}

/** A page that speaks of HTTP this often is no dump; looking on would be a waste. */
const triesLimit = 100;

/** In bytes: no page before the answer that counts is longer. */
const searchLimit = 1_000_000;

interface Dump {
  readonly bytes: Uint8Array;
  readonly repairs: readonly DumpRepair[];
}

/** A dump as curl -i would have printed it, where something was done to it on the way. */
function repairDump(given: Uint8Array): Dump {
  const repairs: DumpRepair[] = [];
  let bytes = given;
  const utf16 = readUtf16(bytes);
  if (utf16 !== null && statusLineAhead.test(utf16)) {
    bytes = new TextEncoder().encode(utf16);
    repairs.push('utf-16');
  } else if (bytes[0] === 0xef && readHead(bytes, 3) !== null) {
    bytes = bytes.subarray(3);
    repairs.push('byte-order-mark');
  }
  if (readHead(bytes, 0) !== null) return { bytes, repairs };
  const text = toBinary(bytes.subarray(0, searchLimit));
  if (/^< HTTP\//m.test(text)) {
    return { bytes: fromBinary(removeTrace(text)), repairs: [...repairs, 'trace'] };
  }
  const place = /^HTTP\/\d(?:\.\d)? \d{3}[ \r\n]/m.exec(text)?.index;
  if (place === undefined) return { bytes, repairs };
  return { bytes: bytes.subarray(place), repairs: [...repairs, 'lines-before'] };
}

const statusLineAhead = /^\s*HTTP\/\d/;

/** Null when it is no UTF-16 with a byte order mark. */
function readUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/**
 * What curl -v adds: received lines begin with `<`, sent ones with `>`, remarks with `*`, counts of bytes with a brace.
 * Its last remark stands right behind a body without a line end.
 */
function removeTrace(text: string): string {
  const kept: string[] = [];
  let isInHead = false;
  for (const line of text.split('\n')) {
    const received = /^< ?(.*)$/s.exec(line)?.[1];
    if (received?.startsWith('HTTP/')) isInHead = true;
    if (isInHead && received !== undefined) {
      kept.push(received);
      isInHead = received.trim() !== '';
    } else if (kept.length > 0 && !/^(?:[*>](?: |\r?$)|[{}] \[)/.test(line)) kept.push(line);
  }
  return kept.join('\n').replace(/\* (?:Connection #\d|Closing connection)[^\n]*\s*$/, '');
}

function toBinary(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return text;
}

function fromBinary(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
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
