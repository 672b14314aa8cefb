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

  it('counts in a text of many lines, in any order of asking, without a list of them', () => {
    const text = 'ab\r\n\rc\n'.repeat(3000);
    const starts = buildLineStarts(text);
    const offsets = [text.length, 4095, 4096, 4097, 0, 8191, 12_288, 16_385];
    for (const offset of offsets) {
      const lines = text.slice(0, offset).split(/\r\n|\n|\r(?!\n)/);
      const isWithin = text.slice(offset - 1, offset + 1) === '\r\n';
      const [last = '', previous = ''] = lines.reverse();
      const expected = isWithin
        ? { line: lines.length - 1, column: previous.length + 2 }
        : { line: lines.length, column: last.length + 1 };
      expect(toPosition(starts, offset), `offset ${offset}`).toEqual(expected);
    }
    expect(starts.pieces.length).toBeLessThan(10);
  });

  it('counts no further than the place that is asked for', () => {
    const starts = buildLineStarts('\n'.repeat(1_000_000));
    expect(toPosition(starts, 10)).toEqual({ line: 11, column: 1 });
    expect(starts.pieces).toHaveLength(1);
  });
});
