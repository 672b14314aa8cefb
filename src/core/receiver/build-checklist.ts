/** The steps that a receiver takes before it answers, for one callback (contract, "Receiver processing order", 1 to 6). */
import type { CallbackReport } from '../callback-report';
import type { CallbackHeaderName } from '../contract';
import { isError, type Problem } from '../problem';
import { type Check, createCheck } from './check';
import { checkOrder } from './check-order';
import { checkTimestamp } from './check-timestamp';
import type { LocalOrder } from './local-order';
import { type RememberedNonce, toNonceLifetime } from './nonce-memory';
import type { MomentFault } from './parse-moment';

/** What the checks need of a report: the lean door gives it, too. */
export type CheckedCallback = Pick<
  CallbackReport,
  'verdict' | 'headers' | 'memberCount' | 'canonical' | 'problems'
> & { readonly input: Pick<CallbackReport['input'], 'headersText' | 'bodyText'> };

export interface ReceiverFacts {
  /** The receiver's own; blank when not set. */
  readonly merchantNo: string;
  /** Null when the user gave one that cannot be read. */
  readonly toleranceSeconds: number | null;
  /** Unix seconds, or why it cannot be read; null when it is not known: a callback that is old by now was captured then, and is not late. */
  readonly receivedAtSeconds: number | MomentFault | null;
  /** Now, in Unix seconds: what the nonce memory goes by, and the age where the time of receipt is not known. */
  readonly nowSeconds: number;
  /** The callback that used this one's nonce before it. */
  readonly earlier: Pick<RememberedNonce, 'firstSeenSeconds'> | null;
  readonly localOrder: LocalOrder | 'unreadable' | null;
}

/**
 * Every check stands apart: a stale capture has a good signature, and a bad signature has an order.
 * @returns one check a step, in the contract's order
 */
export function buildChecklist(report: CheckedCallback, facts: ReceiverFacts): readonly Check[] {
  // Looked at once: blank lines may be megabytes long.
  const areGiven = !areSwapped(report) && report.input.headersText.trim() !== '';
  return [
    checkBody(report),
    areGiven ? checkMerchantNo(report, facts) : createCheck('merchant-no.not-given', {}),
    areGiven ? checkAge(report, facts) : createCheck('timestamp.not-given', {}),
    areGiven ? checkNonce(report, facts) : createCheck('nonce.not-given', {}),
    checkSignature(report, areGiven),
    checkOrder(report.canonical, facts.localOrder),
  ];
}

function checkBody({ input, memberCount, problems }: CheckedCallback): Check {
  if (memberCount !== null) {
    const isDump = problems.some(({ code }) => code === 'body.dump');
    return createCheck(isDump ? 'body.read-dump' : 'body.read', { members: memberCount });
  }
  const { bodyText } = input;
  if (bodyText.trim() === '' || areSwapped({ problems })) return createCheck('body.not-given', {});
  // What opens otherwise is no object, wherever the reading of it ended.
  const isLeft = problems.some(isBeyondLimits) && bodyText.trimStart().startsWith('{');
  return createCheck(isLeft ? 'body.not-read' : 'body.unreadable', {});
}

/** Neither was given in its own field: of what stands in the other's nothing is judged. */
function areSwapped({ problems }: Pick<CheckedCallback, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'headers.swapped');
}

/** The limit is this program's own: an endpoint may have none, or another (reading 2). */
function isBeyondLimits({ code }: Problem): boolean {
  return limitCodes.has(code);
}

const limitCodes: ReadonlySet<string> = new Set<Problem['code']>([
  'body.number-too-long',
  'body.too-deep',
  'body.too-many-values',
]);

function checkMerchantNo(report: CheckedCallback, facts: ReceiverFacts): Check {
  if (isAmbiguous(report, 'X-Merchant-No')) return createCheck('merchant-no.ambiguous', {});
  const found = report.headers?.fields['X-Merchant-No']?.value ?? null;
  const own = facts.merchantNo.trim();
  if (found === null) return createMissing(report, 'X-Merchant-No');
  if (own === '') return createCheck('merchant-no.not-set', { found });
  return found === own
    ? createCheck('merchant-no.same', { found })
    : createCheck('merchant-no.different', { own, found });
}

function checkAge(report: CheckedCallback, facts: ReceiverFacts): Check {
  if (isAmbiguous(report, 'X-Timestamp')) return createCheck('timestamp.ambiguous', {});
  const value = report.headers?.fields['X-Timestamp']?.value;
  if (value === undefined) return createMissing(report, 'X-Timestamp');
  const { receivedAtSeconds, toleranceSeconds, nowSeconds } = facts;
  if (typeof receivedAtSeconds === 'string') {
    return createCheck('timestamp.no-clock', { fault: receivedAtSeconds });
  }
  if (toleranceSeconds === null) return createCheck('timestamp.no-tolerance', {});
  return checkTimestamp(value, toleranceSeconds, { receivedAtSeconds, nowSeconds });
}

function checkNonce(report: CheckedCallback, facts: ReceiverFacts): Check {
  if (isAmbiguous(report, 'X-Nonce')) return createCheck('nonce.ambiguous', {});
  const nonce = report.headers?.fields['X-Nonce']?.value;
  if (nonce === undefined) return createMissing(report, 'X-Nonce');
  const { earlier, nowSeconds, toleranceSeconds } = facts;
  if (earlier !== null) {
    return createCheck('nonce.seen', { nonce, agoSeconds: nowSeconds - earlier.firstSeenSeconds });
  }
  return createCheck('nonce.new', {
    nonce,
    lifetimeSeconds: toNonceLifetime(toleranceSeconds ?? 0),
  });
}

function checkSignature(report: CheckedCallback, areGiven: boolean): Check {
  const { verdict } = report;
  if (verdict.kind === 'valid') return createCheck('signature.valid', {});
  if (verdict.kind === 'invalid') return createCheck('signature.invalid', {});
  if (!areGiven) return createCheck('signature.not-given', {});
  // Reading 9: without the header no receiver can accept, whatever else has to be mended here.
  if (report.headers?.fields['X-Sign'] === undefined) return createMissing(report, 'X-Sign');
  if (isUndecodable(report)) return createCheck('signature.undecodable', {});
  const inputs = verdict.kind === 'unverifiable' ? verdict.inputs : [];
  return createCheck('signature.unverifiable', { inputs });
}

const missingCodes = {
  'X-Merchant-No': 'merchant-no.missing',
  'X-Timestamp': 'timestamp.missing',
  'X-Nonce': 'nonce.missing',
  'X-Sign': 'signature.missing',
} as const;

function createMissing({ problems }: CheckedCallback, name: keyof typeof missingCodes): Check {
  const problem = problems.find((one) => one.code === 'headers.missing' && one.name === name);
  const state = problem?.code === 'headers.missing' ? problem.state : 'absent';
  return createCheck(missingCodes[name], { state });
}

function isUndecodable(report: CheckedCallback): boolean {
  const hasFault = report.problems.some((one) => one.code === 'sign.not-base64' && isError(one));
  return hasFault && !isAmbiguous(report, 'X-Sign');
}

/** Twice with different values: which of them arrived is for the user to say. */
function isAmbiguous({ problems }: CheckedCallback, name: CallbackHeaderName): boolean {
  return problems.some((one) => one.code === 'headers.duplicate' && one.name === name && !one.same);
}
