import { expect, it } from 'vitest';
import { isMaskedCase } from './is-masked-case';

const other = { headers: 'X-Nonce: nonce-2', body: '{"amount":"amount-1"}' };
const masked = { headers: 'X-Nonce: nonce-1', body: '' };

it.each([
  ['of the case', { headers: 'X-Nonce: nonce-1', body: '{"mine":1}' }, true],
  ['of another callback', { headers: 'X-Nonce: 7', body: '{"mine":1}' }, false],
  ['that are empty, as one of the case was', { headers: 'X-Nonce: 7', body: '' }, false],
])('texts %s', (_, texts, expected) => {
  expect(isMaskedCase({ outcome: null, masked: [other, masked] }, texts)).toBe(expected);
  expect(isMaskedCase({ outcome: null, masked: [] }, texts)).toBe(false);
});
