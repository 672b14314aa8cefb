import { describe, expect, it } from 'vitest';
import { attemptOffsets, buildRetryOutlook, toRetryInterval } from './retry-schedule';

describe('the retry schedule', () => {
  it.each([
    [0, null],
    [1, 30],
    [10, 30],
    [11, 300],
    [50, 300],
    [51, 1800],
    [199, 1800],
    [200, null],
    [201, null],
  ])('after %i attempts waits %s seconds', (made, seconds) => {
    expect(toRetryInterval(made)).toBe(seconds);
  });

  it.each([
    ['the first', 1, 0],
    ['the second', 2, 30],
    ['attempt 11, after ten waits of 30 seconds', 11, 300],
    ['attempt 12', 12, 600],
    ['attempt 51, after forty waits of 5 minutes', 51, 12_300],
    ['attempt 52', 52, 14_100],
    ['attempt 200, after 149 waits of 30 minutes', 200, 280_500],
  ])('places %s', (_, attempt, seconds) => {
    expect(attemptOffsets[attempt - 1]).toBe(seconds);
  });

  it('has 200 attempts in about three days', () => {
    expect(attemptOffsets).toHaveLength(200);
    expect((attemptOffsets.at(-1) ?? 0) / 86_400).toBeCloseTo(3.25, 1);
  });

  it.each<[number, number | null, number, number]>([
    [1, 30, 199, 280_500],
    [10, 30, 190, 280_230],
    [11, 300, 189, 280_200],
    [50, 300, 150, 268_500],
    [51, 1800, 149, 268_200],
    [199, 1800, 1, 1800],
    [200, null, 0, 0],
    [201, null, 0, 0],
  ])('after %i attempts: next in %s s, %i left, the last in %i s', (made, next, left, last) => {
    const at = 1_700_000_000;
    const outlook = buildRetryOutlook(made, at);
    expect(outlook.next?.intervalSeconds ?? null).toBe(next);
    expect(outlook.next?.atSeconds ?? null).toBe(next === null ? null : at + next);
    expect(outlook.attemptsLeft).toBe(left);
    expect(outlook.lastAtSeconds).toBe(at + last);
  });
});
