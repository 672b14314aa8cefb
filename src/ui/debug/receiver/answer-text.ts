/** Every word on why a callback is answered as it is. Exhaustive records, so that a rejection without words does not compile. */
import type { AnswerRow } from '../../../core/receiver/build-answer';
import type { FailedCheck } from '../../../core/receiver/check';

/** The rows of the contract's table of required behaviour, and the one case it has no row for. */
export const answerRows: Readonly<
  Record<AnswerRow, { readonly condition: string; readonly behaviour: string }>
> = {
  'merchant-no': {
    condition: 'X-Merchant-No differs from own merchantNo',
    behaviour: 'Reject; the response is not OK; record an alert.',
  },
  timestamp: {
    condition: 'Timestamp age above requestExpireSeconds (if the check is used)',
    behaviour: 'Reject; the response is not OK.',
  },
  nonce: {
    condition: 'Nonce already seen within its validity period (if the check is used)',
    behaviour: 'Do not process again.',
  },
  signature: {
    condition: 'Signature verification fails',
    behaviour: 'Reject; do not change the order; the response is not OK.',
  },
  completed: {
    condition: 'Local order already completed',
    behaviour: 'Return 200 with OK, no further effects.',
  },
  processing: {
    condition: 'Business processing fails',
    behaviour: 'The response is not OK; the platform retries.',
  },
  succeeded: { condition: 'Everything succeeded', behaviour: '200 with OK.' },
  disagreement: {
    condition: 'The callback disagrees with the local order',
    behaviour:
      'The contract names no response. Advice: the response is not OK, nothing is credited, and a person looks.',
  },
};

/**
 * What keeps a callback from being accepted, and what to do where the row does not say it; null where the row's
 * condition is met to the letter.
 */
const rejections: Readonly<Record<FailedCheck['code'], readonly [string, string?] | null>> = {
  'body.unreadable': ['The body cannot be read, so the processing fails'],
  'merchant-no.different': null,
  'merchant-no.missing': [
    'X-Merchant-No is missing, blank or unreadable, so it cannot equal own merchantNo',
  ],
  'timestamp.old': null,
  'timestamp.ahead': [
    'X-Timestamp is further ahead than requestExpireSeconds (if the check is used)',
  ],
  'timestamp.milliseconds': ['X-Timestamp is not in Unix seconds (if the check is used)'],
  'timestamp.not-seconds': ['X-Timestamp is not in Unix seconds (if the check is used)'],
  'timestamp.missing': ['X-Timestamp is missing, blank or unreadable (if the check is used)'],
  'nonce.seen': null,
  'nonce.missing': [
    'X-Nonce is missing, blank or unreadable (if the check is used)',
    'Reject; the response is not OK.',
  ],
  'signature.invalid': null,
  'signature.missing': ['X-Sign is missing, blank or unreadable, so nothing can be verified'],
  'order.different': null,
  'order.not-completed': ['The callback is not that of a completed order'],
  'order.incomplete': ['The callback is incomplete, so the processing fails'],
  'order.no-number': ['The order cannot be found, so the processing fails'],
  'order.not-found': ['The order cannot be found, so the processing fails'],
};

/** Whether the row says to the letter why this check decides. */
export function isConditionOfRow(code: FailedCheck['code']): boolean {
  return rejections[code] === null;
}

export function printRejection(row: AnswerRow, code: FailedCheck['code']): string {
  const [condition, behaviour] = rejections[code] ?? [answerRows[row].condition];
  return `${condition}: ${behaviour ?? answerRows[row].behaviour}`;
}

export function printRow(row: AnswerRow): string {
  const { condition, behaviour } = answerRows[row];
  return `${condition}: ${behaviour}`;
}
