import { expect, it } from 'vitest';
import { hasWord } from './has-word';

it.each([
  ['amount: 1.00', 'Amount', true],
  ['{"feeAmount":1}', 'amount', false],
  ['feeAmount, amount', 'amount', true],
  ['status', '', false],
  ['', '', false],
])('in %j stands %j as a word: %j', (text, word, stands) => {
  expect(hasWord(text, word)).toBe(stands);
});
