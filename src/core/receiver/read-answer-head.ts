/** The status line and the headers of an HTTP answer, as bytes. */

export interface AnswerHead {
  readonly status: number;
  /** The reason phrase; '' where there is none. */
  readonly reason: string;
  /** A blank line ends it. */
  readonly isClosed: boolean;
  readonly headers: ReadonlyMap<string, string>;
  /** Where the body begins. */
  readonly end: number;
}

/** RFC 9112 §4; HTTP/2 and later have no reason phrase, curl prints none, and others print their pseudo-header. */
const statusLine = /^(?:HTTP\/\d(?:\.\d)? |:status: ?)(\d{3})(?: ([^\r\n]*))?$/;

/** Null when no status line stands there. White space before the first one is skipped. */
export function readAnswerHead(bytes: Uint8Array, from: number): AnswerHead | null {
  let offset = from;
  while (isWhiteSpace(bytes[offset])) offset += 1;
  const first = readLine(bytes, offset);
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
    if (!isFolded) headers.set(name, joinValues(headers.get(name), line.text.slice(colon + 1)));
    end = line.end;
    line = readLine(bytes, line.end);
  }
  const isClosed = line.text === '';
  const [, status, reason = ''] = match;
  return { status: Number(status), reason, isClosed, headers, end: isClosed ? line.end : end };
}

/** Two lines are one list (RFC 9110 §5.3), and what they both say is said once. */
function joinValues(before: string | undefined, line: string): string {
  const value = line.trim();
  return before === undefined || before === value ? value : `${before}, ${value}`;
}

/** A line without its end, one character a byte; a lone line feed ends it too. */
export function readLine(bytes: Uint8Array, start: number): { text: string; end: number } {
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

function isWhiteSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
