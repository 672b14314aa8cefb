import type { CheckWords } from '../check-words';
import { headerChecks } from './checks/headers';
import { orderChecks } from './checks/order';
import { jsonTypeWords } from './json-types';
import { english } from './language';

const { count, quoteBriefly, say } = english;

export const checkWords: CheckWords = {
  titles: {
    body: 'Body is JSON',
    'merchant-no': 'Merchant number matches',
    timestamp: 'X-Timestamp is fresh',
    nonce: 'X-Nonce is new',
    signature: 'X-Sign verifies',
    order: 'Order agrees',
  },
  names: {
    body: 'Body',
    'merchant-no': 'Merchant',
    timestamp: 'Time',
    nonce: 'Nonce',
    signature: 'Signature',
    order: 'Order',
  },
  rules: {
    body: [
      'Step 1',
      'Read the headers and parse the JSON body. Keep the raw body for logs, with sensitive data masked.',
    ],
    'merchant-no': [
      'Step 2',
      'X-Merchant-No must equal your own merchantNo. If not, reject with a non-OK response and record an alert.',
    ],
    timestamp: [
      'Step 3, recommended',
      'Your clock and X-Timestamp differ by no more than requestExpireSeconds (default 300), in either direction.',
    ],
    nonce: [
      'Step 4, recommended',
      'Accept each X-Nonce only once within its validity period; remember it for at least 10 minutes.',
    ],
    signature: [
      'Step 5, mandatory',
      'Verify X-Sign. If that fails, the order must not be updated and the response must not be OK.',
    ],
    order: [
      'Step 6, mandatory',
      'Find the local order by merchantOrderNo (or orderNo). If it is already completed, return success without further effects; otherwise compare amount, orderType and currency.',
    ],
  },
  results: { pass: 'Passed', fail: 'Failed', skipped: 'Skipped' },
  byCode: {
    'body.read': ({ members }) => [
      `An object with ${count(members, { one: 'member', other: 'members' })}.`,
    ],
    'body.read-dump': ({ members }) => [
      `An object with ${count(members, { one: 'member', other: 'members' })}, read out of what a program made of the body.`,
      'Whether what arrived is JSON, your code sees: check the raw body.',
    ],
    'body.unreadable': () => [
      'Not the JSON object of a callback.',
      'The fault is marked in the callback body.',
    ],
    'body.not-read': () => [
      'Not checked: the body goes beyond what is read here.',
      'Whether it is a JSON object, your code sees. The place is marked in the callback body.',
    ],
    'body.not-given': () => ['No body yet.'],
    ...headerChecks,
    ...orderChecks,
  },
  localOrderFaults: {
    'not-object': ({ type }) => `Expected a JSON object; it is ${jsonTypeWords[type]}.`,
    'field-type': ({ field, type }) =>
      say`Expected ${quoteBriefly(field)} to be a string or a number; it is ${jsonTypeWords[type]}.`,
    'field-twice': ({ field }) =>
      say`${quoteBriefly(field)} is there twice: leave the one that holds.`,
    'no-number': () =>
      'Expected merchantOrderNo or orderNo: without one of them the order cannot be found.',
  },
  atPosition: (position, what) => say`${position}: ${what}`,
};
