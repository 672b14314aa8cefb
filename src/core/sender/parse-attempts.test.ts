import { describe, expect, it } from 'vitest';
import { parseAttempts } from './parse-attempts';

describe('a number of attempts', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['1e2', 100],
    ['1E+1', 10],
    ['200', 200],
    ['201', 201],
    ['1000000000', 201],
    ['9'.repeat(400), 201],
    ['1e999', 201],
  ])('is read from %j', (text, attempts) => {
    expect(parseAttempts(text)).toBe(attempts);
  });

  it.each(['', ' ', '0', '0e5', '-1', '1.5', '1e', '1e-1', '0x10', 'two', '1 2', 'Infinity'])(
    'is not read from %j',
    (text) => {
      expect(parseAttempts(text)).toBeNull();
    },
  );
});
