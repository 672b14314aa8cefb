import { describe, expect, it } from 'vitest';
import { findShownEnd } from './shown-part';

describe('the part of a text that is shown', () => {
  it.each([
    ['letters', 'x', 200_000],
    ['line ends', '\n', 5000],
    ['Hebrew', 'א', 5000],
    ['Arabic', 'ش', 5000],
    ['Arabic presentation forms', '\ufefc', 5000],
    ['Thai', 'ก', 5000],
    ['Burmese', 'က', 5000],
    ['lone first halves of pairs', '\ud83d', 5000],
    ['lone second halves of pairs', '\ude00', 5000],
    ['halves that stand beside letters', 'a\ud83d', 5000],
    ['characters for private use', '\ue000', 5000],
    ['what stands for unreadable bytes', '\ufffd', 5000],
    ['colours of a terminal', '\u001b[31m', 5000],
    ['Latin and Greek by turns', 'aλ', 10_000],
    ['Latin and Chinese by turns', 'a充', 10_000],
    ['emoji', '😀', 100_000],
    ['Chinese', '充', 200_000],
    ['Cyrillic words', 'сумма, ', 28_571],
    ['lines of JSON', `"a": ${'1'.repeat(30)},\n`, 5000],
  ])('of %s is all of it up to a limit, and a small part beyond', (_, unit, most) => {
    const whole = unit.repeat(most);
    expect(findShownEnd(whole)).toBe(whole.length);
    // A change of script is counted where it ends.
    const end = findShownEnd(whole + unit + unit);
    expect(end).toBeGreaterThanOrEqual(500);
    expect(end).toBeLessThanOrEqual(20_500);
  });

  it.each([
    ['a surrogate pair', '😀'],
    ['CRLF', '\r\n'],
  ])('never ends inside of %s', (_, unit) => {
    for (const text of [unit.repeat(150_000), `a${unit.repeat(150_000)}`]) {
      const shown = text.slice(0, findShownEnd(text));
      expect(shown.isWellFormed()).toBe(true);
      expect(shown.endsWith('\r')).toBe(false);
    }
  });
});
