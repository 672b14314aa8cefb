import { expect, it } from 'vitest';
import { dropUnseen, hasUnseen, listUnseen } from './unseen';

it('knows characters that show nothing', () => {
  const text = 'a\u200bb\ufeffc\u00add\u200b\u{e0041}';
  expect(hasUnseen(text)).toBe(true);
  expect(dropUnseen(text)).toBe('abcd');
  expect(listUnseen(text)).toEqual([0x200b, 0xfeff, 0xad, 0xe0041]);
});

/** Prepended_Concatenation_Mark in Unicode's PropList.txt. */
it.each([
  0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd,
])('takes a sign of its category that shows for seen: %i', (point) => {
  const text = `7f${String.fromCodePoint(point)}3a`;
  expect(hasUnseen(text)).toBe(false);
  expect(dropUnseen(text)).toBe(text);
  expect(listUnseen(text)).toEqual([]);
});
