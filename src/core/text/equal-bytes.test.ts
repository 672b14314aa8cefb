import { describe, expect, it } from 'vitest';
import { isEqualBytes } from './equal-bytes';

describe('isEqualBytes', () => {
  it.each([
    [[], [], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(isEqualBytes(Uint8Array.from(one), Uint8Array.from(other))).toBe(expected);
  });
});
