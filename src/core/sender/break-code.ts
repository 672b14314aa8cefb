/** What a test callback can be broken by. Each code is that of the finding, or of the receiver's check, that tells of it. */

import { catalogue } from '../diagnosis/catalogue';
import type { FaultCode } from '../diagnosis/cause';
import type { DeviationCode } from '../diagnosis/deviation';
import type { RepairCode } from '../diagnosis/signature/repair-signature-text';
import type { CheckCode } from '../receiver/check';

/** The string is signed by other rules than the contract's. */
export const stringBreaks: readonly DeviationCode[] = catalogue.map(({ code }) => code);

/** Something else is wrong with the signature, or happened to the callback behind it. */
export const faultBreaks = [
  'value.changed',
  'input.rewritten',
  'string.unknown',
  'key.not-the-signer',
  'key.other-loaded',
  'key.own-signature',
  'algorithm.digest',
  'algorithm.pss',
] as const satisfies readonly FaultCode[];

/** The text of X-Sign. */
export const signTextBreaks = [
  'sign.url-safe',
  'sign.unpadded',
  'sign.hex',
  'sign.double-base64',
  'sign.plus-as-space',
  'sign.percent-encoded',
  'sign.line-breaks',
  'sign.quoted',
  'sign.prefixed',
  'sign.json-escaped',
  'sign.leading-zero',
  'sign.truncated',
  'sign.byte-reversed',
] as const satisfies readonly (RepairCode | FaultCode)[];

/** What a receiver has to find, beside the signature: `order.completed` is no fault of the callback, and is answered with OK. */
export const receiverBreaks = [
  'merchant-no.different',
  'merchant-no.missing',
  'timestamp.old',
  'timestamp.ahead',
  'timestamp.milliseconds',
  'timestamp.not-seconds',
  'timestamp.missing',
  'nonce.seen',
  'nonce.missing',
  'signature.invalid',
  'signature.missing',
  'body.unreadable',
  'order.different',
  'order.not-found',
  'order.not-completed',
  'order.incomplete',
  'order.unexpected',
  'order.no-number',
  'order.completed',
] as const satisfies readonly CheckCode[];

export type FaultBreak = (typeof faultBreaks)[number];
export type SignTextBreak = (typeof signTextBreaks)[number];
export type ReceiverBreak = (typeof receiverBreaks)[number];

/** Public and stable: the values of “Break it on purpose”, beside `nothing`. */
export type BreakCode = DeviationCode | FaultBreak | SignTextBreak | ReceiverBreak;

export interface ExpectedAnswer {
  readonly answer: 'ok' | 'reject';
  /** Of the step that finds it (contract, "Receiver processing order"). */
  readonly level: 'mandatory' | 'recommended';
}

/** What an endpoint has to answer that follows the contract. */
export function pickExpectedAnswer(code: BreakCode | 'nothing'): ExpectedAnswer {
  const isOk = code === 'nothing' || code === 'order.completed';
  return {
    answer: isOk ? 'ok' : 'reject',
    level: isRecommended(code) ? 'recommended' : 'mandatory',
  };
}

/** The steps of time and nonce, which the contract recommends. */
export function isRecommended(code: BreakCode | CheckCode | 'nothing'): boolean {
  return /^(?:timestamp|nonce)\./.test(code);
}
