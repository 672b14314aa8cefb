import { expect, it } from 'vitest';
import { hidesPart, listUnmasked } from './list-unmasked';

it.each<[string, string, number, string]>([
  ['timestamp', '17900000**', 100, '1790000042'],
  ['timestamp', '1790***123', 1000, '1790007123'],
  ['nonce', '9f8e**6c', 256, '9f8ea76c'],
  ['nonce', '9F8E*D6C', 16, '9F8E7D6C'],
  ['orderNo', 'P2026****17', 10_000, 'P2026092117'],
])('%s=%s hides one of %i', (key, value, count, signed) => {
  const values = listUnmasked(key, value);
  expect(values).toHaveLength(count);
  expect(values).toContain(signed);
});

it.each([
  ['timestamp', '1790000123'],
  ['timestamp', '179****123456'],
  ['nonce', '9f8e****6c5b4a32'],
  ['nonce', 'r4nd**m'],
  ['orderNo', '***'],
  ['memo', 'who?'],
])('nothing is known of %s=%s', (key, value) => {
  expect(listUnmasked(key, value)).toEqual([]);
});

it.each([
  ['17900000**', '1790000042', true],
  ['179000004*', '1790000042', true],
  ['😀ab**', '😀abcd', true],
  ['3*4', '3x4', false],
  ['Order#5123', 'Order15123', false],
  ['17900001**', '1790000042', false],
  [`${'a'.repeat(600)}**`, `${'a'.repeat(600)}bc`, false],
])('%s may be %s: %s', (masked, text, isHidden) => {
  expect(hidesPart(masked, text)).toBe(isHidden);
});
