/** Whether an answer is the acknowledgement: status 200 and the two bytes `OK`, nothing else (contract, "Merchant callback endpoint"). */

import { acknowledgement } from '../contract';
import { parseJson } from '../json/parse-json';
import { readByteOrderMark } from '../text/byte-order-mark';
import { isEqualBytes } from '../text/equal-bytes';
import type { HttpAnswer } from './parse-answer';
import { isHar } from './read-har';

/** Why an answer is not accepted. Public and stable. */
export type AcknowledgementFault =
  | 'time-out'
  | NoAnswer
  | 'status.success'
  | 'status.redirect'
  | 'status.client-error'
  | 'status.server-error'
  | 'status.other'
  | 'body.empty'
  | 'body.incomplete'
  | 'body.byte-order-mark'
  | 'body.utf-16'
  | 'body.compressed'
  | 'body.newline'
  | 'body.white-space'
  | 'body.case'
  | 'body.unseen'
  | 'body.look-alike'
  | 'body.quoted'
  | 'body.json'
  | 'body.html'
  | 'body.php-message'
  | 'body.response'
  | 'body.longer'
  | 'body.other';

/** What was pasted is not what an endpoint answered: an error of curl or wget, an interim answer, or what tells of an answer without its bytes. */
export type NoAnswer = 'no-answer' | 'status-alone' | 'log-line' | 'envelope' | 'byte-dump';

const noAnswers: ReadonlySet<AcknowledgementFault> = new Set<NoAnswer>([
  'no-answer',
  'status-alone',
  'log-line',
  'envelope',
  'byte-dump',
]);

export function isNoAnswer(fault: AcknowledgementFault): boolean {
  return noAnswers.has(fault);
}

export interface Acknowledgement {
  /** `unknown`: what is seen is right, or no answer at all ({@link NoAnswer}); the status or the length is not known, another answer came first, it may have been compressed, or the copy lost what may have been `OK`, or all of the body. */
  readonly result: 'accepted' | 'refused' | 'unknown';
  /** The status first, then everything that keeps the body from being `OK`. */
  readonly faults: readonly AcknowledgementFault[];
}

export function checkAcknowledgement(answer: HttpAnswer | 'time-out'): Acknowledgement {
  if (answer === 'time-out') return { result: 'refused', faults: ['time-out'] };
  const { status, body, framing } = answer;
  const noAnswer = status === null ? nameNoAnswer(body) : isInterim(status) ? 'status-alone' : null;
  if (noAnswer !== null) return { result: 'unknown', faults: [noAnswer] };
  const statusFault = status === null ? null : pickStatusFault(status);
  const bodyFaults = framing.kind === 'head-alone' ? [] : listBodyFaults(body);
  const faults: readonly AcknowledgementFault[] = [
    ...(statusFault === null ? [] : [statusFault]),
    ...(framing.kind === 'incomplete' || framing.kind === 'unended'
      ? (['body.incomplete', ...bodyFaults.filter((fault) => fault !== 'body.empty')] as const)
      : bodyFaults),
  ];
  if (statusFault === null && mayHaveBeenRight(answer))
    return { result: 'unknown', faults: ['body.incomplete'] };
  if (faults.length > 0) return { result: 'refused', faults };
  // A client that does not go on, as the one that made this copy did, stays with that answer.
  const isFollowed = answer.earlierStatuses.some((earlier) => earlier >= 300);
  const isWhole = !['decoded', 'unmeasured', 'head-alone'].includes(framing.kind);
  const isKnown = status !== null && isWhole && !isFollowed;
  return { result: isKnown ? 'accepted' : 'unknown', faults };
}

/** No trace of a connection that failed is longer, and nothing else that stands for an answer. */
const noAnswerBytes = 20_000;

function nameNoAnswer(body: Uint8Array): NoAnswer | null {
  // Of one answer with all of its text it was read.
  if (isHar(body)) return 'envelope';
  if (body.length > noAnswerBytes) return null;
  const text = new TextDecoder().decode(body).trim();
  const lines = text.split('\n');
  // What curl or wget says where nothing came: that is no endpoint's.
  if (/^(?:curl: \(\d{1,3}\)|wget:) /.test(lines.at(-1) ?? '')) return 'no-answer';
  if (/^[1-5]\d\d(?: [A-Z][\w -]{0,40})?$/.test(text)) return 'status-alone';
  // What the reader of dumps did not read.
  if (/^(?:\$ .{1,200}\n)?\s{0,9}0{4,8}:?[ \t]{1,9}(?:[\da-f]{2,4}|\S {1,3}\S)/i.test(text))
    return 'byte-dump';
  // The format that Apache and nginx have in common.
  if (
    lines.every((line) =>
      /"[A-Z]{3,7} [^" ]+ HTTP\/[\d.]{1,3}" [1-5]\d\d (?:\d+|-)(?: |$)/.test(line),
    )
  )
    return 'log-line';
  const isShown = /^StatusCode {0,20}: \d{3}\s*$/m.test(text) && /^Content {0,20}: /m.test(text);
  return isShown || isEnvelope(text) ? 'envelope' : null;
}

/** What a function gives its gateway, and what HAR files and clients (Postman, axios) show: a status beside a body, or headers and content. */
function isEnvelope(text: string): boolean {
  const parsed = text.startsWith('{') ? parseJson(text) : null;
  if (parsed?.ok !== true || parsed.value.type !== 'object') return false;
  const types = new Map(parsed.value.members.map(({ key, value }) => [key.value, value.type]));
  const has = (...keys: readonly string[]): boolean => keys.some((key) => types.has(key));
  if (types.get('statusCode') === 'number') return has('body');
  if (types.get('code') === 'number' && types.get('status') === 'string') return has('body');
  return types.get('status') === 'number' && has('headers', 'statusText') && has('content', 'data');
}

/** As many bytes were announced as `OK` has, or chunks of no more, and nothing that is there is another. */
function mayHaveBeenRight({ body, framing }: HttpAnswer): boolean {
  const { length } = acceptedBody;
  const isAnnounced =
    (framing.kind === 'incomplete' && framing.contentLength === length) ||
    (framing.kind === 'unended' && framing.announced <= length);
  return isAnnounced && isEqualBytes(body, acceptedBody.subarray(0, body.length));
}

/** The answer itself comes behind it (RFC 9110 §15.2). */
function isInterim(status: number): boolean {
  return status >= 100 && status < 200;
}

function pickStatusFault(status: number): AcknowledgementFault | null {
  if (status === acknowledgement.status) return null;
  const families: readonly AcknowledgementFault[] = [
    'status.success',
    'status.redirect',
    'status.client-error',
    'status.server-error',
  ];
  return families[Math.floor(status / 100) - 2] ?? 'status.other';
}

const acceptedBody = new TextEncoder().encode(acknowledgement.body);

/** What a body of more than these bytes is, its beginning tells. */
const sniffedBytes = 100_000;

/** None for exactly `OK`. What can be named apart is: who mends one fault should not meet the next. */
function listBodyFaults(body: Uint8Array): readonly AcknowledgementFault[] {
  if (body.length === 0) return ['body.empty'];
  if (isEqualBytes(body, acceptedBody)) return [];
  if (body[0] === 0x1f && body[1] === 0x8b) return ['body.compressed'];
  const sniffed = body.subarray(0, sniffedBytes);
  const mark = readByteOrderMark(body);
  const encoding = mark?.encoding ?? guessUtf16(body) ?? 'utf-8';
  const faults = listTextFaults(new TextDecoder(encoding).decode(sniffed));
  if (encoding !== 'utf-8') return ['body.utf-16', ...faults];
  return mark === null ? faults : ['body.byte-order-mark', ...faults];
}

/** Without a byte order mark: only where it begins as OK does. */
function guessUtf16([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0x4f && second === 0 && third === 0x4b && fourth === 0) return 'utf-16le';
  return first === 0 && second === 0x4f && third === 0 && fourth === 0x4b ? 'utf-16be' : null;
}

/** Of a text that is `OK` but for its layout each fault; of another one what it is. */
function listTextFaults(text: string): readonly AcknowledgementFault[] {
  const trimmed = text.trim();
  const [, , quoted] = /^(["'`])(.*)\1$/s.exec(trimmed) ?? [];
  const seen = (quoted ?? trimmed).replaceAll(unseen, '');
  const word = seen.trim();
  if (word.toUpperCase() !== acknowledgement.body) return [nameOtherText(trimmed)];
  const faults: AcknowledgementFault[] = [];
  if (seen !== (quoted ?? trimmed)) faults.push('body.unseen');
  if (quoted !== undefined) faults.push('body.quoted');
  if (word !== acknowledgement.body) faults.push('body.case');
  if (/^\S+[\r\n]+$/.test(text)) faults.push('body.newline');
  else if (text !== trimmed || word !== seen) faults.push('body.white-space');
  return faults;
}

/** Control characters but for white space, and those that have no width. */
const unseen = /[\0-\x08\x0e-\x1f\x7f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064]/g;

/** Capitals of Cyrillic and Greek that are drawn as these; wide and styled ones NFKC turns into them. */
const lookAlikes: Readonly<Record<string, string>> = { О: 'O', Ο: 'O', К: 'K', Κ: 'K' };

function looksAlike(text: string): boolean {
  const drawn = [...text.slice(0, 10).normalize('NFKC')].map((char) => lookAlikes[char] ?? char);
  return drawn.join('') === acknowledgement.body;
}

/** A message that PHP prints into the answer, in HTML or as text. */
const phpMessage =
  /^(?:<br \/>\s{0,9})?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards|(?:Fatal|Parse|Recoverable fatal) error)(?:<\/b>)?: {1,2}[^\r\n]{1,2000} on line /;

function nameOtherText(trimmed: string): AcknowledgementFault {
  if (/^[[{"]|^(?:true|false|null|-?\d+)$/.test(trimmed) && parseJson(trimmed).ok)
    return 'body.json';
  if (phpMessage.test(trimmed)) return 'body.php-message';
  if (/^<(?:!doctype|!--|\?xml|[a-z][\w:-]*(?:\s*\/?>|\s+[\w:-]+[\s=>]))/i.test(trimmed)) {
    return 'body.html';
  }
  if (/^HTTP\/\d(?:\.\d)? \d{3}\b/.test(trimmed)) return 'body.response';
  if (looksAlike(trimmed)) return 'body.look-alike';
  return /^OK/i.test(trimmed) ? 'body.longer' : 'body.other';
}
