import { describe, expect, it } from 'vitest';
import { attemptLimit, readTimeUnit, retryPhases } from './contract';

describe('the retry phases', () => {
  it('leave no attempt out, and none twice, up to the cap', () => {
    const starts = retryPhases.map(({ from }) => from);
    const ends = retryPhases.map(({ to }) => to);
    expect(starts).toEqual([1, ...ends.slice(0, -1).map((end) => end + 1)]);
    expect(ends.at(-1)).toBe(attemptLimit - 1);
  });
});

describe('readTimeUnit', () => {
  it.each([
    ['1790000000', 'seconds'],
    ['0', 'seconds'],
    ['179000000000', 'seconds'],
    ['1790000000000', 'milliseconds'],
    ['17900000000000', null],
    ['1790000000.0', null],
    ['-1790000000', null],
    ['1790000000\n', null],
    ['', null],
  ])('%j: %s', (text, unit) => {
    expect(readTimeUnit(text)).toBe(unit);
  });
});
