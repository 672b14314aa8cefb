import { describe, expect, it } from 'vitest';
import { isOneSlip } from './is-one-slip';

describe('one slip away', () => {
  it.each([
    ['a letter more', 'nounce', true],
    ['a letter less', 'nonc', true],
    ['the first one less', 'once', true],
    ['another letter', 'nonse', true],
    ['two letters swapped', 'nocne', true],
    ['the last two swapped', 'nonec', true],
    ['the word itself', 'nonce', false],
    ['two letters more', 'nouncee', false],
    ['two other letters', 'nansi', false],
    ['two letters apart swapped', 'cnone', false],
    ['nothing', '', false],
  ])('%s', (_, text, isSlip) => {
    expect(isOneSlip(text, 'nonce')).toBe(isSlip);
  });
});
