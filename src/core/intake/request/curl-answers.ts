/**
 * What `curl -v` prints: the heads of what was sent and of what was answered, and the answer's body, but never the body that
 * was sent. The answer's is none of the callback's.
 */
import { parseJson, parseLeadingJson } from '../../json/parse-json';
import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import { listLines } from '../../text/lines';
import { measureUtf8Bytes } from '../../text/measure-utf-8-bytes';
import type { Span } from '../../text/span';
import { isCallbackBody } from './body-text';
import { holdsHalf } from './holds-request';
import { blankSpans } from './left-text';

export interface CurlOutput {
  /** Without the answers' bodies, every place where it was. */
  readonly text: string;
  /** Answers with as many bytes as were sent and a callback's fields: they stay, as the server may have sent back what came. */
  readonly echoed: ReadonlySet<string>;
  /** A callback's bodies that stand where an answer may end or not: they stay, too. */
  readonly unclear: ReadonlySet<string>;
}

const sentLine = /^> ?[A-Z]{3,10} \S+ HTTP\//;
const answerLine = /^< ?HTTP\/\S+ (\d{3})/;
/** What curl marks as its own; of bytes that go elsewhere it tells their number. */
const marked = /^(?:[<>*](?: |\r?$)|[{}] \[\d+ bytes data\])/;
const data = /^\{ \[(\d{1,9}) bytes data\]/;
/** The meter that it shows beside a body that goes elsewhere. */
const meter = /^\s*(?:% Total\b|Dload\s|\d+ .*(?:--|\d):(?:--|\d\d):(?:--|\d\d))/;
const length = /^[<>] ?content-length: ?(\d{1,9})\s*$/i;
/** Stands in the last line of a body that has no line end. */
const closing = /\* (?:Connection #|Closing connection)/;
const ignoring = /^\* Ignoring the response-body/;

/** More than anybody calls at once. */
const mostAnswers = 50;

interface Answer {
  /** Null where it is not said. */
  readonly sent: number | null;
  bytes: number | null;
  /** As they came, those that part chunks included; null where curl does not tell, as on a terminal. */
  counted: number | null;
  /** The call was over before a body of it was seen: where no bytes are counted, a terminal had shown it by then. */
  isOver: boolean;
}

interface Answered {
  readonly taken: Span[];
  readonly echoed: Set<string>;
  readonly unclear: Set<string>;
}

/** Null where it is none. */
export function readCurlOutput(text: string): CurlOutput | null {
  const answers: Answer[] = [];
  const answered: Answered = { taken: [], echoed: new Set(), unclear: new Set() };
  const { taken } = answered;
  let sent: number | null = null;
  let isSentOpen = false;
  let hasSent = false;
  let from = -1;
  const end = (to: number, isClosed: boolean): void => {
    if (from !== -1) takeAnswers(text, { start: from, end: to }, isClosed, answers, answered);
    from = -1;
    if (isClosed) for (const answer of answers) answer.isOver = true;
  };
  for (const { line, start } of listLines(text)) {
    const head = answerLine.exec(line);
    if (!marked.test(line)) {
      if (meter.test(line)) {
        end(start, false);
        taken.push({ start, end: start + line.length });
        continue;
      }
      if (hasSent && !isSentOpen && from === -1) from = start;
      const at = from === -1 ? -1 : line.search(closing);
      if (at === -1) continue;
      end(start + at, true);
      taken.push({ start: start + at, end: start + line.length });
      continue;
    }
    end(start, closing.test(line));
    const said = length.exec(line)?.[1];
    const last = answers.at(-1);
    if (sentLine.test(line)) [sent, isSentOpen, hasSent] = [null, true, true];
    else if (head !== null) {
      isSentOpen = false;
      const isBare = /^(?:1\d\d|204|304)$/.test(head[1] ?? '');
      if (!isBare && answers.length < mostAnswers)
        answers.push({ sent, bytes: null, counted: null, isOver: false });
    } else if (ignoring.test(line)) answers.pop();
    else if (said !== undefined && line.startsWith('>')) sent = Number(said);
    else if (said !== undefined && last !== undefined) last.bytes = Number(said);
    else if (last !== undefined && !isSentOpen && data.test(line))
      last.counted = (last.counted ?? 0) + Number(data.exec(line)?.[1]);
  }
  end(text.length, false);
  if (!hasSent || isSentOpen) return null;
  const { echoed, unclear } = answered;
  return { text: blankSpans(text, taken), echoed, unclear };
}

/**
 * Of lines that curl did not mark: the answers' bodies stand first in them.
 *
 * @param isClosed what curl says of the connection stands behind them
 */
function takeAnswers(
  text: string,
  { start, end }: Span,
  isClosed: boolean,
  answers: Answer[],
  { taken, echoed, unclear }: Answered,
): void {
  let at = start;
  for (let [answer] = answers; answer !== undefined; [answer] = answers) {
    if (answer.bytes !== 0) {
      at += /^\s*/.exec(text.slice(at, end))?.[0].length ?? 0;
      if (at === end) return;
      if (!isClosed && answer.bytes === null && answer.counted === null) {
        const callback = findCallback(text, { start: at, end });
        if (callback !== null) {
          if (!answer.isOver) unclear.add(callback);
          return;
        }
      }
      const bodyEnd = findBodyEnd(text, { start: at, end }, answer);
      if (bodyEnd === null) return;
      const body = text.slice(at, bodyEnd);
      const isEcho = answer.sent === countUtf8Bytes(body) && isCallback(body);
      if (isEcho) echoed.add(body);
      else taken.push({ start: at, end: bodyEnd });
      at = bodyEnd;
    }
    answers.shift();
  }
}

/** Words that name what stands behind them; without a colon they are an answer. */
const label = /^(?:\w[\w .-]{0,40}:\s{0,20})?(?=\{)/;

/** A callback that stands first. */
function findCallback(text: string, { start, end }: Span): string | null {
  const rest = text.slice(start, end);
  const named = label.exec(rest);
  const json = named && parseLeadingJson(rest, named[0].length);
  return json?.ok && isCallbackBody(json.value)
    ? rest.slice(json.value.span.start, json.value.span.end)
    : null;
}

/** Null where what stands there is not the answer's. */
function findBodyEnd(text: string, { start, end }: Span, answer: Answer): number | null {
  const rest = text.slice(start, end);
  const size = answer.bytes === null ? null : pickSize(rest, answer.bytes);
  if (size !== null) return start + size;
  const json = /^[{[]/.test(rest) ? parseLeadingJson(rest, 0) : null;
  const next = rest.search(/\n(?:[ \t\r]*\n|[{[])/);
  const length = json?.ok ? json.value.span.end : next === -1 ? rest.length : next;
  const bytes = countUtf8Bytes(rest.slice(0, length).replaceAll('\r\n', '\n'));
  // Of another size, words and what a callback has are what was pasted beside it.
  return isLength(bytes, answer) || (json?.ok && !holdsHalf(rest.slice(0, length)))
    ? start + length
    : null;
}

/** As nearly as it is known: line ends may not have been copied, and what parts chunks is counted, too. */
function isLength(length: number, { bytes, counted }: Answer): boolean {
  if (bytes !== null) return Math.abs(bytes - length) <= 2;
  return counted === null || (counted >= length && counted - length <= mostFraming);
}

/** Of the bytes that part the chunks of a short body. */
const mostFraming = 40;

/** Whole lines of so many bytes. */
function pickSize(rest: string, bytes: number): number | null {
  const size = measureUtf8Bytes(rest, bytes);
  if (size === null) return null;
  return /^[\r\n]?$/.test(rest.charAt(size)) || rest[size - 1] === '\n' ? size : null;
}

function isCallback(text: string): boolean {
  const json = parseJson(text);
  return json.ok && isCallbackBody(json.value);
}
