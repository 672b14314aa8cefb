import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickShownLength, toVisibleRuns } from './visible-characters';

describe('toVisibleRuns', () => {
  it.each([
    ['a plain value', 'a b', []],
    ['spaces at both ends', ' a ', ['·', '·']],
    ['spaces in a row', 'a  b', ['·', '·']],
    ['only spaces', '  ', ['·', '·']],
    ['a tab and line ends', '\ta\r\n', ['⇥', '␍', '⏎']],
    ['a no-break space inside', 'a\u00a0b', ['NBSP']],
    ['a zero-width space and a mark', '\ufeffa\u200b', ['BOM', 'ZWSP']],
    ['a control character', 'a\u0001', ['U+0001']],
    ['half a surrogate pair', '\ud800', ['U+D800']],
    ['an emoji', '😀', []],
  ])('signs %s', (_, text, expected) => {
    const signs = toVisibleRuns(text).flatMap(({ sign }) => sign ?? []);
    expect(signs).toEqual(expected);
  });

  it('loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const runs = toVisibleRuns(text);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        expect(runs.every((run) => text.startsWith(run.text, run.start))).toBe(true);
      }),
    );
  });
});

describe('how much is drawn', () => {
  it.each([
    ['all of a short text', 'abc', 3],
    ['so many characters', 'abcdefghijkl', 10],
    ['so many signs', 'a\u200b\u200b\u200b\u200bb', 4],
    ['so many signs of a run of spaces', 'a      b', 4],
    ['no half of a surrogate pair', 'abcdefghi😀', 9],
    ['a whole pair at the end', 'abcdefgh😀', 10],
  ])('%s', (_, text, expected) => {
    expect(pickShownLength(text, 10, 3)).toBe(expected);
  });
});
