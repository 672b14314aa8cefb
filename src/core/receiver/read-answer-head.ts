/** The status line and the headers of an HTTP answer, as bytes. */

export interface AnswerHead {
  readonly status: number;
  /** The reason phrase; '' where there is none. */
  readonly reason: string;
  /** A blank line ends it. */
  readonly isClosed: boolean;
  /** The bytes end before that line. */
  readonly isCut: boolean;
  readonly headers: ReadonlyMap<string, string>;
  /** Where the body begins. */
  readonly end: number;
}

/** RFC 9112 §4; HTTP/2 and later have no reason phrase, curl prints none, and others print their pseudo-header. */
const statusLine = /^(?:HTTP\/\d(?:\.\d)? |:status: ?)(\d{3})(?: ([^\r\n]*))?$/;

/** What developer tools and CGI programs have in its place. */
const bareStatusLine = /^(?:Status(?: Code)?: ?)?(\d{3})(?: ([A-Za-z][^\r\n]*))?$/i;

/** A head that begins so: with a name before the status, or headers behind it, or else it may be a body. */
export function readBareHead(bytes: Uint8Array): AnswerHead | null {
  const head = readHead(bytes, 0, bareStatusLine);
  if (head === null || !head.isClosed || head.isCut) return null;
  const isNamed = /^\s*Status/i.test(readLine(bytes, 0).text);
  return isNamed || head.headers.size > 0 ? head : null;
}

/** Null when no status line stands there. White space before the first one is skipped. */
export function readAnswerHead(bytes: Uint8Array, from: number): AnswerHead | null {
  return readHead(bytes, from, statusLine);
}

function readHead(bytes: Uint8Array, from: number, beginning: RegExp): AnswerHead | null {
  let offset = from;
  while (isWhiteSpace(bytes[offset])) offset += 1;
  const first = readLine(bytes, offset);
  const match = beginning.exec(first.text);
  if (match === null) return null;
  const fields: { name: string; value: string }[] = [];
  let start = first.end;
  let line = readLine(bytes, start);
  let end = first.end;
  while (line.text !== '') {
    const colon = line.text.indexOf(':');
    const isFolded = /^[ \t]/.test(line.text);
    if (colon <= 0 && !isFolded) break;
    const last = fields.at(-1);
    // One blank stands for a line that was folded (RFC 9112 §5.2).
    if (!isFolded) fields.push(splitField(line.text, colon));
    else if (last !== undefined) last.value = `${last.value} ${line.text.trim()}`.trim();
    end = line.end;
    start = line.end;
    line = readLine(bytes, start);
  }
  const isClosed = line.text === '';
  const [, status, reason = ''] = match;
  const isCut = start === bytes.length;
  return {
    status: Number(status),
    reason,
    isClosed,
    isCut,
    headers: joinFields(fields),
    end: isClosed ? line.end : end,
  };
}

function splitField(line: string, colon: number): { name: string; value: string } {
  const name = line.slice(0, colon).trim().toLowerCase();
  return { name, value: line.slice(colon + 1).trim() };
}

/** Two of a name are one list (RFC 9110 §5.3), and what they both say is said once. */
function joinFields(
  fields: readonly { readonly name: string; readonly value: string }[],
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const { name, value } of fields) {
    const before = headers.get(name);
    const isSaid = before === undefined || before === value;
    headers.set(name, isSaid ? value : `${before}, ${value}`);
  }
  return headers;
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

export function isWhiteSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
