import { describe, expect, it } from 'vitest';
import { type Escapes, readString } from './read-string';

describe('readString', () => {
  it.each<[string, string, string, Escapes, string]>([
    ['nothing escaped', 'abc', '"', 'c', 'abc'],
    ['letters', 'a\\n\\t\\\\\\"\\/', '"', 'c', 'a\n\t\\"/'],
    ['four digits', '\\u00e9\\ud83d\\ude00', '"', 'c', 'é😀'],
    ['braces', '\\u{1f600}\\x{e9}', '"', 'c', '😀é'],
    ['eight digits', '\\U0001f600', '"', 'c', '😀'],
    ['bytes of UTF-8', '\\xe5\\xa4\\x87-\\303\\251', '"', 'c', '备-é'],
    ['characters by their code', 'Jos\\xe9 N\\xfa\\xf1ez', "'", 'c', 'José Núñez'],
    ['no code point', '\\U00ffffff', '"', 'c', '\ufffd'],
    ['a line end of its own', 'a\\\nb', '"', 'c', 'a\nb'],
    ['raw', "it\\'s C:\\\\x \\n", "'", 'raw', "it's C:\\x \\n"],
    ['doubled', 'a ""b"" \\n', '"', 'doubled', 'a "b" \\n'],
    ['loose', 'O\'Neil "Jr"', '"', 'loose', 'O\'Neil "Jr"'],
  ])('reads %s', (_, content, quote, escapes, value) => {
    const text = `${quote}${content}${quote}`;
    const string = readString(text, 1, quote, escapes);
    expect(string?.content.text).toBe(value);
    expect(string?.end).toBe(text.length);
  });

  it.each<[string, Escapes]>([
    ['"abc', 'c'],
    ['"abc\\"', 'c'],
    ['"abc""', 'doubled'],
  ])('does not read %s', (text, escapes) => {
    expect(readString(text, 1, '"', escapes)).toBeNull();
  });

  it('knows the place of each character', () => {
    const text = '"a\\u00e9b\\n"';
    const { content } = readString(text, 1, '"', 'c') ?? {};
    const lexemes = [0, 1, 2, 3].map((start) => {
      const span = content?.toSource({ start, end: start + 1 });
      return text.slice(span?.start, span?.end);
    });
    expect(lexemes).toEqual(['a', '\\u00e9', 'b', '\\n']);
  });
});
