import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyShownEdit, toCompactText, toRawOffset, toShownOffset, toShownText } from './raw-text';

describe('applyShownEdit', () => {
  it.each([
    ['a text without CR or mark takes the edit as it is', 'a\nb', 'a\nbc', 'a\nbc'],
    ['CRLF stays around a typed character', '{\r\n1\r\n}', '{\n12\n}', '{\r\n12\r\n}'],
    ['a lone CR stays', 'a\rb', 'a\nbc', 'a\rbc'],
    ['a deleted line end goes as a whole', 'a\r\nb\r\nc', 'ab\nc', 'ab\r\nc'],
    ['a byte order mark stays at the front', '\ufeff{}', '{1}', '\ufeff{1}'],
    ['a byte order mark is not doubled', '\ufeff{}', '\ufeff{1}', '\ufeff{1}'],
    ['nothing stays of a text that is replaced', '\ufeff{\r\n}', 'xyz', 'xyz'],
    ['nothing stays of a text that is cleared', '\ufeff\r\n', '', ''],
  ])('%s', (_, raw, shown, expected) => {
    expect(applyShownEdit(raw, shown)).toBe(expected);
  });

  it('gives a raw text that shows exactly what the editor shows', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n', '\r\n') });
    fc.assert(
      fc.property(text, fc.boolean(), text.map(toShownText), (body, hasMark, edited) => {
        const raw = hasMark ? `\ufeff${body}` : body;
        expect(toShownText(applyShownEdit(raw, edited))).toBe(edited);
      }),
    );
  });
});

describe('toShownOffset and toRawOffset', () => {
  const raw = '\ufeffab\r\nc\rd\ne';
  it.each([
    ['a', 1, 0],
    ['b', 2, 1],
    ['c', 5, 3],
    ['d', 7, 5],
    ['e', 9, 7],
  ])('agree on the place of %s', (character, rawOffset, shownOffset) => {
    expect(raw[rawOffset]).toBe(character);
    expect(toShownText(raw)[shownOffset]).toBe(character);
    expect(toShownOffset(raw, rawOffset)).toBe(shownOffset);
    expect(toRawOffset(raw, shownOffset)).toBe(rawOffset);
  });

  it('count what an editor shows before the place, in any text', () => {
    const unit = fc.constantFrom('a', 'é', '😀', '\ud83d', '\r', '\n', '\r\n', '\ufeff');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        for (let offset = 0; offset <= text.length; offset++) {
          const before = text.slice(0, offset).replace(/^\ufeff/, '');
          expect(toShownOffset(text, offset)).toBe(before.replace(/\r\n?/g, '\n').length);
        }
        const shown = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
        expect(toShownText(text)).toBe(shown);
      }),
    );
  });
});

describe('a text in as few bytes as it needs', () => {
  it.each(['', 'abc', '\ufeff{\r\n}', 'é汉😀\0', '\ud83d alone'])('stays the same: %j', (text) => {
    expect(toCompactText(text)).toBe(text);
  });
});
