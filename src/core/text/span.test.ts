import { describe, expect, it } from 'vitest';
import { buildLineStarts, toPosition } from './span';

describe('toPosition', () => {
  it.each([
    ['the start', 'ab', 0, 1, 1],
    ['behind LF', 'ab\ncd', 3, 2, 1],
    ['behind CRLF, which ends one line', 'ab\r\ncd', 5, 2, 2],
    ['behind CR', 'ab\rcd', 4, 2, 2],
    ['on the line end itself', 'ab\ncd', 2, 1, 3],
    ['at the end of the text', 'ab\ncd', 5, 2, 3],
    ['in an empty last line', 'ab\n', 3, 2, 1],
    ['behind a byte order mark, which takes no column', '\ufeffab', 1, 1, 1],
    ['on the byte order mark', '\ufeffab', 0, 1, 1],
    ['behind an emoji, which takes two columns', '😀x', 2, 1, 3],
  ])('counts from one: %s', (_, text, offset, line, column) => {
    expect(toPosition(buildLineStarts(text), offset)).toEqual({ line, column });
  });
});
