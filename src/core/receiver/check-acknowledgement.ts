/** Whether an answer is the acknowledgement: status 200 and the two bytes `OK`, nothing else (contract, "Merchant callback endpoint"). */

import { acknowledgement } from '../contract';
import { parseJson } from '../json/parse-json';
import { readByteOrderMark } from '../text/byte-order-mark';
import { isEqualBytes } from '../text/equal-bytes';
import type { HttpAnswer } from './parse-answer';

/** Why an answer is not accepted. Public and stable. */
export type AcknowledgementFault =
  | 'time-out'
  | 'no-answer'
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
  | 'body.quoted'
  | 'body.json'
  | 'body.html'
  | 'body.response'
  | 'body.longer'
  | 'body.other';

export interface Acknowledgement {
  /** `unknown`: what is seen is right, or no answer at all (`no-answer`); the status or the length is not known, another answer came first, it may have been compressed, or the copy lost what may have been `OK`, or all of the body. */
  readonly result: 'accepted' | 'refused' | 'unknown';
  /** The status first, then everything that keeps the body from being `OK`. */
  readonly faults: readonly AcknowledgementFault[];
}

export function checkAcknowledgement(answer: HttpAnswer | 'time-out'): Acknowledgement {
  if (answer === 'time-out') return { result: 'refused', faults: ['time-out'] };
  const { status, body, framing } = answer;
  if (status === null && isClientError(body)) return { result: 'unknown', faults: ['no-answer'] };
  const statusFault = status === null ? null : pickStatusFault(status);
  const bodyFaults = framing.kind === 'head-alone' ? [] : listBodyFaults(body);
  const faults: readonly AcknowledgementFault[] = [
    ...(statusFault === null ? [] : [statusFault]),
    ...(framing.kind === 'incomplete'
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

/** No trace of a connection that failed is longer. */
const clientErrorBytes = 20_000;

/** What curl or wget says where nothing came: that is no endpoint's. */
function isClientError(body: Uint8Array): boolean {
  if (body.length > clientErrorBytes) return false;
  const lines = new TextDecoder().decode(body).trim().split('\n');
  return /^(?:curl: \(\d{1,3}\)|wget:) /.test(lines.at(-1) ?? '');
}

/** As many bytes were announced as `OK` has, and nothing that is there is another. */
function mayHaveBeenRight({ body, framing }: HttpAnswer): boolean {
  return (
    framing.kind === 'incomplete' &&
    framing.contentLength === acceptedBody.length &&
    isEqualBytes(body, acceptedBody.subarray(0, body.length))
  );
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
  const word = (quoted ?? trimmed).trim();
  if (word.toUpperCase() !== acknowledgement.body) return [nameOtherText(trimmed)];
  const faults: AcknowledgementFault[] = [];
  if (quoted !== undefined) faults.push('body.quoted');
  if (word !== acknowledgement.body) faults.push('body.case');
  if (/^\S+[\r\n]+$/.test(text)) faults.push('body.newline');
  else if (text !== trimmed || word !== (quoted ?? trimmed)) faults.push('body.white-space');
  return faults;
}

function nameOtherText(trimmed: string): AcknowledgementFault {
  if (/^[[{"]|^(?:true|false|null|-?\d+)$/.test(trimmed) && parseJson(trimmed).ok)
    return 'body.json';
  if (/^<(?:!doctype|!--|\?xml|[a-z][\w:-]*(?:\s*\/?>|\s+[\w:-]+[\s=>]))/i.test(trimmed)) {
    return 'body.html';
  }
  if (/^HTTP\/\d(?:\.\d)? \d{3}\b/.test(trimmed)) return 'body.response';
  return /^OK/i.test(trimmed) ? 'body.longer' : 'body.other';
}
