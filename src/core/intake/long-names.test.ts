import { expect, it } from 'vitest';
import { longestName } from './dump-node';
import { toCallbackName } from './headers/pick-headers';
import { toContractName } from './pick-body';

it('a text far longer than any name is no spelling of one', () => {
  const filled = (first: string, last: string, length: number) =>
    `${first}${'_'.repeat(length - first.length - last.length)}${last}`;
  expect(toContractName(filled('order', 'no', longestName))).toBe('orderNo');
  expect(toContractName(filled('order', 'no', longestName + 1))).toBeUndefined();
  expect(toCallbackName(filled('x', 'sign', longestName))).toBe('X-Sign');
  expect(toCallbackName(filled('x', 'sign', longestName + 1))).toBeUndefined();
});
