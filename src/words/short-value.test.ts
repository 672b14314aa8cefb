import { describe, expect, it } from 'vitest';
import { toShortValue } from './short-value';

describe('a value in a sentence', () => {
  it.each([
    ['as it is', 'payin é 日本 🙂', 'payin é 日本 🙂'],
    ['with what cannot be seen named', 'a\u200bb\u00a0c\td', 'aU+200BbU+00A0cU+0009d'],
    ['with a character beyond the first plane named', '\u{e0061}', 'U+E0061'],
    ['whole up to sixty characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['cut beyond', 'x'.repeat(61), `${'x'.repeat(59)}…`],
  ])('stands %s', (_, text, shown) => {
    expect(toShortValue(text)).toBe(shown);
  });
});
