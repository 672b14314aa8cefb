/** What the endpoint should answer, from its checks (contract, "Errors", the table of required behaviour). */
import { isExperiment } from '../experiment';
import type { Problem } from '../problem';
import type { Check, CheckCode, CheckName, FailedCheck } from './check';

/** The row of the contract's table that decides; `disagreement` is the case it has no row for (reading 15). */
export type AnswerRow =
  | 'merchant-no'
  | 'timestamp'
  | 'nonce'
  | 'signature'
  | 'completed'
  | 'processing'
  | 'disagreement'
  | 'succeeded';

/** The failures that the condition of their row names to the letter. */
export const namedFailures = [
  'merchant-no.different',
  'timestamp.old',
  'nonce.seen',
  'signature.invalid',
  'order.different',
] as const satisfies readonly FailedCheck['code'][];

export type Answer =
  | {
      readonly kind: 'ok';
      readonly row: 'completed' | 'succeeded';
      readonly isOrderKnown: boolean;
      /** What was due when it came in: a captured callback's age is not judged. */
      readonly isOnArrival: boolean;
      /** It would be due if what was put in had arrived so; what did is to be refused. */
      readonly isExperiment?: true;
    }
  | {
      readonly kind: 'reject';
      readonly row: AnswerRow;
      /** Of the check that decides: the first that failed for certain, else the first that failed. */
      readonly code: FailedCheck['code'];
      /** That one first; each of them belongs in the log. */
      readonly failed: readonly CheckName[];
      /** Due if it arrived as it was pasted: what cannot be read may have been damaged by the copy. */
      readonly isInDoubt: boolean;
    }
  /** Checks that could not be made, while none failed. */
  | { readonly kind: 'unknown'; readonly missing: readonly CheckName[] };

export interface PageFacts {
  /** Of the report: they tell where signed values were put in. */
  readonly problems: readonly Problem[];
  /** Its values are stand-ins. */
  readonly isMasked: boolean;
  /** What was pasted is not what arrived, as a diagnosis found. */
  readonly isChanged: boolean;
}

/**
 * The answer to what stands on the page. Of a callback whose values were masked there is none: no check can be made of what
 * stands in their place.
 */
export function buildPageAnswer(
  checks: readonly Check[],
  { problems, isMasked, isChanged }: PageFacts,
): Answer {
  if (isMasked) return { kind: 'unknown', missing: ['signature'] };
  const answer = buildAnswer(checks);
  if (answer.kind === 'reject' && isChanged && ofCopy.has(answer.code))
    return { ...answer, isInDoubt: true };
  return answer.kind === 'ok' && problems.some(isExperiment)
    ? { ...answer, isExperiment: true }
    : answer;
}

/** What fails where the copy is not what arrived. */
const ofCopy: ReadonlySet<CheckCode> = new Set([
  'merchant-no.missing',
  'timestamp.missing',
  'timestamp.not-seconds',
  'timestamp.milliseconds',
  'nonce.missing',
  'signature.invalid',
  'signature.missing',
]);

/** The contract has no row for a body or an order that is missing: neither can be processed. */
const rejectingRows: Readonly<Record<Exclude<CheckName, 'order'>, AnswerRow>> = {
  body: 'processing',
  'merchant-no': 'merchant-no',
  timestamp: 'timestamp',
  nonce: 'nonce',
  signature: 'signature',
};

/**
 * Only what passes every check is acknowledged: one that failed decides, whatever the open ones would find.
 *
 * @param checks in the contract's order
 */
export function buildAnswer(checks: readonly Check[]): Answer {
  const failures = checks.filter((check) => check.result === 'fail');
  const decisive = failures.find((check) => !isInDoubt(check)) ?? failures[0];
  if (decisive !== undefined) {
    const others = failures.filter((check) => check !== decisive);
    return {
      kind: 'reject',
      row: toRow(decisive),
      code: decisive.code,
      failed: [decisive, ...others].map(({ name }) => name),
      isInDoubt: isInDoubt(decisive),
    };
  }
  const missing = checks
    .filter(({ result, code }) => result === 'skipped' && !isOptional(code))
    .map(({ name }) => name);
  if (missing.length > 0) return { kind: 'unknown', missing };
  const isCompleted = checks.some(({ code }) => code === 'order.completed');
  return {
    kind: 'ok',
    row: isCompleted ? 'completed' : 'succeeded',
    isOrderKnown: checks.some(isKnownOrder),
    isOnArrival: checks.some(({ code }) => code === 'timestamp.captured'),
  };
}

/** Found and found to agree; where its status is not given, it may be final all the same. */
function isKnownOrder(check: Check): boolean {
  if (check.code === 'order.completed') return true;
  return check.code === 'order.same' && check.localStatus !== null;
}

/** It is there and cannot be read; what is not there at all anyone can see. */
function isInDoubt(check: FailedCheck): boolean {
  if (check.code === 'body.unreadable' || check.code === 'signature.undecodable') return true;
  return 'state' in check && check.state === 'unread';
}

function toRow({ name, code }: FailedCheck): AnswerRow {
  if (name !== 'order') return rejectingRows[name];
  return code === 'order.different' ? 'disagreement' : 'processing';
}

/**
 * The endpoint looks its orders up itself; here one may be given, in part or whole. And it had its own clock when a
 * captured callback came in.
 */
function isOptional(code: CheckCode): boolean {
  return (
    code === 'order.not-given' || code === 'order.not-compared' || code === 'timestamp.captured'
  );
}
