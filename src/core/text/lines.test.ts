import { expect, it } from 'vitest';
import { everyLine, listLines } from './lines';

it.each(['', 'a', '\n', 'a\n', '\na', 'a\r\nb\n\nc', '\n\n'])(
  'lines are those of split: %j',
  (text) => {
    const lines = [...listLines(text)];
    expect(lines.map(({ line }) => line)).toEqual(text.split('\n'));
    for (const { line, start } of lines) expect(text.startsWith(line, start)).toBe(true);
    expect(lines.map(({ start }) => start)).toEqual(
      text
        .split('\n')
        .map((_, index, all) => all.slice(0, index).join('\n').length + Math.min(index, 1)),
    );
  },
);

it('every line is looked at, up to the first that is not wanted', () => {
  const seen: string[] = [];
  const isShort = (line: string) => seen.push(line) > 0 && line.length < 2;
  expect(everyLine('a\nb', isShort)).toBe(true);
  expect(everyLine('c\nlong\nd', isShort)).toBe(false);
  expect(seen).toEqual(['a', 'b', 'c', 'long']);
});
