import { describe, expect, it } from 'vitest';
import { code, isolated, joinTexts, strong, value } from '../../words/text';
import { printStraight } from './print-straight';

// Unicode Standard Annex #9: U+2068 FSI begins an isolate, U+2069 PDI ends it.
const isolate = (text: string) => `\u2068${text}\u2069`;

describe('where only plain text is shown', () => {
  it('nothing of an input turns the words around it', () => {
    const text = joinTexts([
      '2 keys · ',
      isolated('a\u202eb'),
      ' of ',
      value('مفتاح'),
      ' · signer',
    ]);
    expect(printStraight(text)).toBe(
      `2 keys · ${isolate('aU+202Eb')} of ${isolate('مفتاح')} · signer`,
    );
  });

  it('an isolate that was pasted does not end this one', () => {
    expect(printStraight([isolated('a\u2069b')])).toBe(isolate('aU+2069b'));
  });

  it('the page’s own words stay as they are', () => {
    expect(printStraight(['Add ', code('nonce'), ' ', strong('first')])).toBe('Add nonce first');
  });

  it('of a text without marks the controls alone are written out', () => {
    expect(printStraight('a\u200fb c\u200bd')).toBe('aU+200Fb c\u200bd');
  });
});
