import type { CheckName } from '../../core/receiver/check';
import type { AnswerWords } from '../answer-words';
import { code } from '../text';
import { checkWords } from './checks';
import { english } from './language';

const { say } = english;

const reject = 'Reject; the response is not OK.';
const notFound = 'The order cannot be found, so the processing fails';

export const answerWords: AnswerWords = {
  checking: 'Checking…',
  titles: {
    ok: 'Answer 200 with exactly OK.',
    reject: 'Reject: do not answer OK.',
    unknown: 'The answer cannot be told yet.',
  },
  rows: {
    'merchant-no': {
      condition: 'X-Merchant-No differs from own merchantNo',
      behaviour: 'Reject; the response is not OK; record an alert.',
    },
    timestamp: {
      condition: 'Timestamp age above requestExpireSeconds (if the check is used)',
      behaviour: reject,
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
  },
  rejections: {
    'body.unreadable': { condition: 'The body cannot be read, so the processing fails' },
    'merchant-no.missing': {
      condition: 'X-Merchant-No is missing, blank or unreadable, so it cannot equal own merchantNo',
    },
    'timestamp.ahead': {
      condition: 'X-Timestamp is further ahead than requestExpireSeconds (if the check is used)',
    },
    'timestamp.milliseconds': {
      condition: 'X-Timestamp is not in Unix seconds (if the check is used)',
    },
    'timestamp.not-seconds': {
      condition: 'X-Timestamp is not in Unix seconds (if the check is used)',
    },
    'timestamp.missing': {
      condition: 'X-Timestamp is missing, blank or unreadable (if the check is used)',
    },
    'nonce.missing': {
      condition: 'X-Nonce is missing, blank or unreadable (if the check is used)',
      behaviour: reject,
    },
    'signature.missing': {
      condition: 'X-Sign is missing, blank or unreadable, so nothing can be verified',
    },
    'order.not-completed': { condition: 'The callback is not that of a completed order' },
    'order.incomplete': { condition: 'The callback is incomplete, so the processing fails' },
    'order.no-number': { condition: notFound },
    'order.not-found': { condition: notFound },
  },
  printRow: ({ condition, behaviour }) => `${condition}: ${behaviour}`,
  table: {
    title: 'The contract’s table of answers',
    heads: { condition: 'Condition', behaviour: 'Required behaviour' },
  },
  onceSucceeded: (isOrderKnown) =>
    `Only once your processing has succeeded${
      isOrderKnown ? '' : ', the order included'
    }; if it fails, answer something other than OK and the platform tries again.`,
  bytes: say`Two bytes, ${code('4f 4b')}: no newline, no quotes, upper case. Recommended: ${code('Content-Type: text/plain; charset=utf-8')}.`,
  failsAt: (first, others) =>
    `It fails at ${printChecks([first])}${
      others.length === 0 ? '' : `, and also at ${printChecks(others)}`
    }.`,
  ofNonce: 'The contract does not name the response to it; anything but OK acknowledges nothing.',
  reasons:
    'Reasons belong in your log, with orderNo, merchantOrderNo and the result of the verification; not in the response, which the sender reads.',
  pasteFirst: 'Paste the headers and the body of a callback to see what to answer.',
  notChecked: (checks) => `Not checked so far: ${printChecks(checks)}.`,
  failedSoFar: (checks) =>
    checks.length === 0
      ? 'Nothing that was checked failed.'
      : `Failed so far: ${printChecks(checks)}. The answer follows from them once the signature is checked.`,
};

function printChecks(names: readonly CheckName[]): string {
  return names.map((name) => `“${checkWords.titles[name]}”`).join(', ');
}
