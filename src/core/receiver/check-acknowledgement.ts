/** Whether an answer is the acknowledgement: status 200 and the two bytes `OK`, nothing else (contract, "Merchant callback endpoint"). */
import { parseJson } from '../json/parse-json';
import type { HttpAnswer } from './parse-answer';

/** Why an answer is not accepted. Public and stable. */
export type AcknowledgementFault =
  | 'time-out'
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
  | 'body.longer'
  | 'body.other';

export interface Acknowledgement {
  /** `unknown`: the body is right and the status is not known. */
  readonly result: 'accepted' | 'refused' | 'unknown';
  /** The status first. */
  readonly faults: readonly AcknowledgementFault[];
}

export function checkAcknowledgement(answer: HttpAnswer | 'time-out'): Acknowledgement {
  if (answer === 'time-out') return { result: 'refused', faults: ['time-out'] };
  const { status, body, framing } = answer;
  const bodyFault = framing.kind === 'incomplete' ? 'body.incomplete' : pickBodyFault(body);
  const faults = [status === null ? null : pickStatusFault(status), bodyFault].filter(
    (fault) => fault !== null,
  );
  if (faults.length > 0) return { result: 'refused', faults };
  return { result: status === null ? 'unknown' : 'accepted', faults };
}

function pickStatusFault(status: number): AcknowledgementFault | null {
  if (status === 200) return null;
  const families: readonly AcknowledgementFault[] = [
    'status.success',
    'status.redirect',
    'status.client-error',
    'status.server-error',
  ];
  return families[Math.floor(status / 100) - 2] ?? 'status.other';
}

/** What a body of more than these bytes is, its beginning tells. */
const sniffedBytes = 100_000;

function pickBodyFault(body: Uint8Array): AcknowledgementFault | null {
  if (body.length === 0) return 'body.empty';
  if (body.length === 2 && body[0] === 0x4f && body[1] === 0x4b) return null;
  const [first, second, third] = body;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'body.byte-order-mark';
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return 'body.utf-16';
  }
  if (first === 0x1f && second === 0x8b) return 'body.compressed';
  const text = new TextDecoder('utf-8').decode(body.subarray(0, sniffedBytes));
  if (/^O\0K\0|^\0O\0K/.test(text)) return 'body.utf-16';
  return pickTextFault(text);
}

function pickTextFault(text: string): AcknowledgementFault {
  if (/^OK[\r\n]+$/.test(text)) return 'body.newline';
  const trimmed = text.trim();
  if (trimmed === 'OK') return 'body.white-space';
  if (trimmed.toUpperCase() === 'OK') return 'body.case';
  if (/^(["'`])ok\1$/i.test(trimmed)) return 'body.quoted';
  if (/^[[{"]|^(?:true|false|null|-?\d+)$/.test(trimmed) && parseJson(text).ok) return 'body.json';
  if (/^<(?:!doctype|!--|\?xml|[a-z])/i.test(trimmed)) return 'body.html';
  return /^OK/i.test(trimmed) ? 'body.longer' : 'body.other';
}
