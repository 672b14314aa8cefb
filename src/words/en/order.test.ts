import { expect, it } from 'vitest';
import { toPlainText } from '../text';
import { deviationWords } from './deviations';

it.each([
  [
    'string.order-received',
    'body-first-nonce',
    'none',
    'is not sorted',
    'the body’s order, then nonce and timestamp',
  ],
  [
    'string.order-received',
    'body-first-nonce',
    'nonce',
    'is not sorted',
    'the body’s order, then timestamp',
  ],
  [
    'string.order-received',
    'headers-first',
    'timestamp',
    'is not sorted',
    'nonce, then the body’s order',
  ],
  ['string.order-received', 'headers-first', 'both', 'is not sorted', 'the body’s order'],
  [
    'string.order-appended',
    'nonce-first',
    'timestamp',
    'has nonce behind the sorted fields of the body',
    null,
  ],
  [
    'string.order-prepended',
    'nonce-first',
    'nonce',
    'has timestamp in front of the sorted fields of the body',
    null,
  ],
] as const)('%s, %s, without %s', (code, variant, leftOut, says, form) => {
  const cause = { code, variant, key: null, facts: { leftOut } };
  const words = deviationWords[code];
  expect(toPlainText(words.says(cause))).toBe(says);
  const told = words.form(cause);
  expect(told === null ? null : toPlainText(told)).toBe(form);
});
