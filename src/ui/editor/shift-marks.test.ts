import { describe, expect, it } from 'vitest';
import type { Mark } from './editor-surface';
import { isSameMarks, shiftMarks } from './shift-marks';

const text = 'ab [cd] ef';
const mark: Mark = { span: { start: 3, end: 7 }, kind: 'error', message: null };

/** What the mark covers after the edit; null when it went. */
function readMarked(after: string): string | null {
  const [shifted] = shiftMarks([mark], text, after);
  return shifted === undefined ? null : after.slice(shifted.span.start, shifted.span.end);
}

describe('a mark follows its text through an edit', () => {
  it.each([
    ['before it', 'xab [cd] ef', '[cd]'],
    ['right before it', 'ab x[cd] ef', '[cd]'],
    ['that takes away what stands before it', '[cd] ef', '[cd]'],
    ['inside it', 'ab [cxd] ef', '[cxd]'],
    ['that takes a character out of it', 'ab [d] ef', '[d]'],
    ['right behind it', 'ab [cd]x ef', '[cd]'],
    ['behind it', 'ab [cd] e', '[cd]'],
    ['across its beginning', 'ad] ef', null],
    ['across its end', 'ab [c', null],
    ['of everything', 'other', null],
  ])('%s', (_, after, expected) => {
    expect(readMarked(after)).toBe(expected);
  });
});

describe('marks are the same', () => {
  it.each([
    ['as themselves', { ...mark, span: { ...mark.span } }, true],
    ['not at another place', { ...mark, span: { start: 3, end: 8 } }, false],
    ['not of another kind', { ...mark, kind: 'warning' as const }, false],
    ['not with another message', { ...mark, message: 'x' }, false],
  ])('%s', (_, other, expected) => {
    expect(isSameMarks([mark], [other])).toBe(expected);
  });

  it('not with one more', () => {
    expect(isSameMarks([mark], [mark, mark])).toBe(false);
    expect(isSameMarks([mark, mark], [mark])).toBe(false);
  });
});
