import { describe, expect, it, vi } from 'vitest';
import { createLanguage } from './create-language';
import { code, joinTexts, strong, toPlainText, value } from './text';

const english = createLanguage('en', ['“', '”']);
const polish = createLanguage('pl', ['„', '”']);

describe('a sentence', () => {
  it('keeps what is marked apart from its words', () => {
    const { say } = english;
    expect(
      say`The value ${value('a`b')} of ${code('nonce')} is ${strong('not')} ${12345} ${'bytes'}.`,
    ).toEqual([
      'The value ',
      { as: 'value', text: 'a`b' },
      ' of ',
      { as: 'code', text: 'nonce' },
      ' is ',
      { as: 'strong', text: 'not' },
      ' 12,345 bytes.',
    ]);
  });

  it('takes another sentence in', () => {
    const { say } = english;
    expect(say`${say`It is ${code('x')}.`} So ${say`it is`}.`).toEqual([
      'It is ',
      { as: 'code', text: 'x' },
      '. So it is.',
    ]);
  });

  it('is printed without its marks', () => {
    const { say, quote } = english;
    expect(toPlainText(say`${quote('a')} is ${value('b')}.`)).toBe('“a” is b.');
    expect(toPlainText('as it is')).toBe('as it is');
  });

  it('has the quotation marks of its language, outside of what is quoted', () => {
    expect(polish.quote('a”b')).toEqual(['„', { as: 'quote', text: 'a”b' }, '”']);
  });
});

describe('texts', () => {
  it('are joined with words between them', () => {
    expect(joinTexts([code('a'), 'b', [], [strong('c')]], ' ')).toEqual([
      { as: 'code', text: 'a' },
      ' b  ',
      { as: 'strong', text: 'c' },
    ]);
    expect(joinTexts([])).toEqual([]);
  });

  it('are listed', () => {
    const listed = (...items: string[]) => toPlainText(english.list(items, 'or'));
    expect([listed(), listed('a'), listed('a', 'b'), listed('a', 'b', 'c')]).toEqual([
      '',
      'a',
      'a or b',
      'a, b or c',
    ]);
  });
});

describe('a number', () => {
  it('has the form of a word that goes with it', () => {
    const forms = { one: 'byte', other: 'bytes' };
    expect([0, 1, 2, 1234].map((number) => english.count(number, forms))).toEqual([
      '0 bytes',
      '1 byte',
      '2 bytes',
      '1,234 bytes',
    ]);
    const files = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    expect([1, 2, 5].map((number) => polish.plural(number, files))).toEqual([
      'plik',
      'pliki',
      'plików',
    ]);
  });

  it('reads no data of its locale before there is a number to print', () => {
    const makers = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')];
    createLanguage('de', ['„', '“']).say`Ein Satz`;
    const calls = makers.map(({ mock }) => mock.calls.length);
    for (const maker of makers) maker.mockRestore();
    expect(calls).toEqual([0, 0]);
  });
});
