/** A dump of an HTTP answer as `curl -i` prints it, made of what something on the way turned it into. */

import { fromBinary, toBinary } from '../text/binary-text';
import { readByteOrderMark } from '../text/byte-order-mark';
import { readHex } from '../text/hex';
import { buildShownAnswer } from './build-shown-answer';
import { isWhiteSpace, readAnswerHead, readBareHead } from './read-answer-head';
import { readHar } from './read-har';

/** Only where a status makes it a dump, or bytes in hex do: any other body alone is judged as it is. */
export type DumpRepair =
  /** A byte order mark before the status line. */
  | 'byte-order-mark'
  /** The whole dump is UTF-16, as PowerShell's `>` writes it. */
  | 'utf-16'
  /** The lines that curl -v adds. */
  | 'trace'
  /** The same white space before each line, as in a block of code or a quoted mail. */
  | 'indented'
  /** Lines before the status line, as a prompt and a command. */
  | 'lines-before'
  /** The bytes as `xxd` or `hexdump -C` prints them. */
  | 'hex-dump'
  /** The properties that PowerShell's `Invoke-WebRequest` shows of a response. */
  | 'powershell'
  /** A HAR file of one answer. */
  | 'har'
  /** The body begins where a header line should be: the blank line before it is missing. */
  | 'no-blank-line';

interface Dump {
  readonly bytes: Uint8Array;
  /** How many responses are in it; null where only their bytes can tell. */
  readonly responses: number | null;
  readonly repairs: readonly DumpRepair[];
}

/** A dump as curl -i would have printed it, where something was done to it on the way. */
export function repairDump(given: Uint8Array): Dump {
  const repairs: DumpRepair[] = [];
  let bytes = given;
  const printed = readHexDump(given);
  if (printed !== null) {
    bytes = printed;
    repairs.push('hex-dump');
  }
  const mark = readByteOrderMark(bytes);
  if (mark?.encoding === 'utf-8' && readAnswerHead(bytes, mark.length) !== null) {
    bytes = bytes.subarray(mark.length);
    repairs.push('byte-order-mark');
  } else if (mark !== null && mark.encoding !== 'utf-8') {
    const text = new TextDecoder(mark.encoding).decode(bytes);
    if (statusLineAhead.test(text)) {
      bytes = new TextEncoder().encode(text);
      repairs.push('utf-16');
    }
  }
  const flush = removeIndent(bytes);
  if (flush !== null && (readAnswerHead(flush, 0) ?? readBareHead(flush)) !== null) {
    bytes = flush;
    repairs.push('indented');
  }
  if (readAnswerHead(bytes, 0) !== null) return { bytes, responses: null, repairs };
  for (const [repair, read] of shownForms) {
    const shown = read(bytes);
    if (shown !== null) return { bytes: shown, responses: 1, repairs: [...repairs, repair] };
  }
  if (!speaksHttp(bytes)) return { bytes, responses: null, repairs };
  const text = toBinary(bytes);
  const responses = text.match(/^< HTTP\//gm)?.length ?? 0;
  if (responses > 0) {
    return { bytes: fromBinary(removeTrace(text)), responses, repairs: [...repairs, 'trace'] };
  }
  const offset = /^HTTP\/\d(?:\.\d)? \d{3}[ \r\n]/m.exec(text)?.index;
  if (offset === undefined) return { bytes, responses: null, repairs };
  return { bytes: bytes.subarray(offset), responses: null, repairs: [...repairs, 'lines-before'] };
}

/** Null where not all lines begin with the first one's white space; blank ones may have less. */
function removeIndent(bytes: Uint8Array): Uint8Array | null {
  if (!isWhiteSpace(bytes[0]) || bytes.length > printedLimit) return null;
  const lines = toBinary(bytes).split('\n');
  const indent = /^[ \t]+/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0];
  if (indent === undefined) return null;
  const flush: string[] = [];
  for (const line of lines) {
    if (line.startsWith(indent)) flush.push(line.slice(indent.length));
    else if (/^[ \t\r]*$/.test(line)) flush.push(line.replace(/^[ \t]+/, ''));
    else return null;
  }
  return fromBinary(flush.join('\n'));
}

/** What programs show of an answer. */
const shownForms = [
  ['powershell', readPowerShell],
  ['har', readHar],
] as const;

/** What a program prints of an answer is shorter. In bytes. */
const printedLimit = 200_000;

/** A row of `hexdump -C`: the text stands between bars. */
const hexdumpRow = /^([\da-f]{8}) ((?: {1,2}[\da-f]{2}){1,16}) {1,60}\|(.{1,16})\|$/i;
/** A row of `xxd`: its columns have their places. */
const xxdRow = /^([\da-f]{8}):(?= [\da-f]{2})([\da-f ]{40}) {2}(.{1,16})$/i;
const bytesOfRow = 16;

/** Null unless all of it tells the same: offsets, bytes, and the bytes as text. Null, too, where rows behind may be missing. */
function readHexDump(given: Uint8Array): Uint8Array | null {
  if (given.length > printedLimit) return null;
  const bytes: number[] = [];
  let isLastFull = false;
  const lines = toBinary(given)
    .replace(/[\r\n]{1,9}$/, '')
    .split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    // `hexdump` ends with how many bytes there were.
    if (index > 0 && index === lines.length - 1 && /^[\da-f]{8}$/i.test(line))
      return Number.parseInt(line, 16) === bytes.length ? Uint8Array.from(bytes) : null;
    const [, offset = '', digits = '', text = ''] =
      hexdumpRow.exec(line) ?? xxdRow.exec(line) ?? [];
    const read = readHex(digits.replaceAll(' ', ''));
    const shown = Array.from(read, (byte) => (byte >= 0x20 && byte < 0x7f ? byte : 0x2e));
    const isSame = String.fromCharCode(...shown) === text.padEnd(read.length);
    if (read.length === 0 || !isSame || Number.parseInt(offset, 16) !== bytes.length) return null;
    bytes.push(...read);
    isLastFull = read.length === bytesOfRow;
  }
  return isLastFull ? null : Uint8Array.from(bytes);
}

/** Its list of properties, as far as they tell the answer; the length tells whether the content is all of it. */
function readPowerShell(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > printedLimit) return null;
  const properties = new Map<string, string>();
  let last = '';
  for (const line of new TextDecoder().decode(bytes).split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(\w{1,40}) {0,20}: (.*)$/.exec(line) ?? [];
    if (name !== '' && !properties.has(name)) {
      last = name;
      properties.set(name, value);
    } else if (last !== '') {
      properties.set(last, `${properties.get(last)}\n${line.trimStart()}`);
    }
  }
  const status = properties.get('StatusCode')?.trim() ?? '';
  const content = properties.get('Content');
  if (!/^\d{3}$/.test(status) || content === undefined || !properties.has('RawContent'))
    return null;
  // Without its length nobody can tell whether a line end is hidden.
  const length = properties.get('RawContentLength')?.trim() ?? '';
  const body = readContent(content);
  if (!/^\d{1,9}$/.test(length) || body === null) return null;
  return buildShownAnswer({ status, headers: [], body, length });
}

/** A text, or a list of bytes where the type is no text's; null where not all of it is shown. */
function readContent(content: string): Uint8Array | null {
  const listed = /^\{(\d{1,3}(?:, \d{1,3}){0,98})\}$/.exec(content)?.[1];
  if (listed === undefined) return new TextEncoder().encode(content);
  const bytes = listed.split(', ').map(Number);
  return bytes.every((byte) => byte < 256) ? Uint8Array.from(bytes) : null;
}

/** Asked before a text is made of the bytes, which may be megabytes. */
function speaksHttp(bytes: Uint8Array): boolean {
  const [first = 0] = protocol;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (protocol.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

const protocol = new TextEncoder().encode('HTTP/');

const statusLineAhead = /^\s*HTTP\/\d/;

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
  const printed = kept.join('\n');
  const lastLine = printed.trimEnd().lastIndexOf('\n') + 1;
  const at = printed.slice(lastLine).search(/\* (?:Connection #\d|Closing connection)/);
  return at === -1 ? printed : printed.slice(0, lastLine + at);
}
