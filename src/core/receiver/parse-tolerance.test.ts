import { expect, it } from 'vitest';
import { parseTolerance } from './parse-tolerance';

it.each([
  ['', 300],
  ['300', 300],
  [' 0 ', 0],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
])('a tolerance of “%s” is %s seconds', (text, seconds) => {
  expect(parseTolerance(text)).toBe(seconds);
});
