import type { CheckName } from '../../core/receiver/check';
import type { AnswerWords } from '../answer-words';
import { code, toPlainText } from '../text';
import { checkWords } from './checks';
import { english } from './language';

const { list, say } = english;

const reject = 'Reject; the response is not OK.';
const unreadable = 'is missing or unreadable';
const retried = 'The platform tries again.';
const alert = 'Record an alert.';
const untouched = 'Do not change the order.';

export const answerWords: AnswerWords = {
  checking: 'Checking…',
  titles: {
    ok: (isOnArrival, isExperiment) => {
      if (isExperiment) return 'Had it arrived so: answer OK';
      return isOnArrival ? 'On arrival: answer OK' : 'Answer OK';
    },
    reject: (reason, isInDoubt) =>
      `${isInDoubt ? 'If it arrived so, don’t' : 'Don’t'} answer OK: ${reason}`,
    unknown: (missing) =>
      missing.length === 0 || missing.length > 2
        ? 'No answer yet'
        : `No answer yet: ${printChecks(missing)} not checked`,
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
    'body.unreadable': ['the body is no callback’s JSON object', retried],
    'merchant-no.different': ['X-Merchant-No is not yours', alert],
    'merchant-no.missing': [`X-Merchant-No ${unreadable}`, alert],
    'timestamp.old': ['X-Timestamp is too old'],
    'timestamp.ahead': ['X-Timestamp is too far ahead'],
    'timestamp.milliseconds': ['X-Timestamp is in milliseconds'],
    'timestamp.not-seconds': ['X-Timestamp is not in Unix seconds'],
    'timestamp.missing': [`X-Timestamp ${unreadable}`],
    'nonce.seen': [
      'X-Nonce came before',
      'Do not process it again. The contract names no response; anything but OK acknowledges nothing.',
    ],
    'nonce.missing': [`X-Nonce ${unreadable}`],
    'signature.invalid': ['X-Sign does not verify', untouched],
    'signature.missing': [`X-Sign ${unreadable}`, untouched],
    'signature.undecodable': ['X-Sign cannot be decoded', untouched],
    'order.different': [
      'your order disagrees',
      'The contract names no response: credit nothing, and let a person look.',
    ],
    'order.not-completed': ['its status is not “completed”', retried],
    'order.incomplete': ['the callback is incomplete', retried],
    'order.unexpected': [
      'its order type or amount is not as expected',
      'The contract names no response: credit nothing, and let a person look.',
    ],
    'order.no-number': ['it names no order', retried],
    'order.not-found': ['neither number is your order’s', retried],
  },
  table: {
    title: 'The contract’s table of answers',
    heads: { condition: 'Condition', behaviour: 'Required behaviour' },
  },
  accepted: {
    completed: 'Already completed: answer 200 with exactly OK, and do nothing else.',
    succeeded: (isOrderKnown) =>
      `Answer 200 with exactly OK once your processing has succeeded${
        isOrderKnown ? '' : ', the order included'
      }; if it fails, anything else: the platform tries again.`,
  },
  onArrival: 'Provided that it came in within the tolerance; when it did is not known.',
  bytes: say`Two bytes, ${code('4f 4b')}: no newline, no quotes, upper case. Recommended: ${code('Content-Type: text/plain; charset=utf-8')}.`,
  inDoubt: 'Compare it with the bytes that arrived: the copy may be damaged.',
  alsoFailed: (checks) => `Also failed: ${printChecks(checks)}.`,
  log: 'Log the reason; don’t return it.',
};

function printChecks(names: readonly CheckName[]): string {
  return toPlainText(
    list(
      names.map((name) => checkWords.names[name]),
      'and',
    ),
  );
}
