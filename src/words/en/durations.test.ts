import { expect, it } from 'vitest';
import { durationWords } from './durations';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [-59, '59 seconds'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [3600, '1 hour'],
  [3659, '1 hour 1 minute'],
  [3660, '1 hour 1 minute'],
  [280_500, '3 days 6 hours'],
  [90_000_000, '1,041 days 16 hours'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationWords.print(seconds)).toBe(text);
});

it.each([
  [0, '0 s'],
  [30, '30 s'],
  [300, '5 min'],
  [12_300, '3 h 25 min'],
  [280_500, '3 d 5 h 55 min'],
])('%i seconds are %s in a column', (seconds, text) => {
  expect(durationWords.printShort(seconds)).toBe(text);
});
