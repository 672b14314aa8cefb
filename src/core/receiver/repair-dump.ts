/** A dump of an HTTP answer as `curl -i` prints it, made of what something on the way turned it into. */

import { fromBinary, toBinary } from '../text/binary-text';
import { readByteOrderMark } from '../text/byte-order-mark';
import { readAnswerHead } from './read-answer-head';

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
  if (readAnswerHead(bytes, 0) !== null) return { bytes, responses: null, repairs };
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
