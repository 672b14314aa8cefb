import { expect, it } from 'vitest';
import type { Cause } from './cause';
import { guessCodeLanguage } from './guess-code-language';

const toCause = (code: string, variant: string) =>
  ({ kind: 'deviation', code, variant, owner: 'merchant', key: null, facts: {} }) as Cause;

it.each([
  ['string.language-text', 'php', 'PHP'],
  ['string.language-text', 'go-use-number', 'Go'],
  ['string.language-text', 'java-gson', 'Java'],
  ['string.language-text', 'csharp-json-net', 'C#'],
  ['nested.language-text', 'javascript', 'TypeScript'],
  ['string.language-text', 'lua', null],
  ['string.order-received', 'python', null],
])('%s in the form %s is told to be %s', (code, variant, language) => {
  expect(
    guessCodeLanguage([toCause('string.nonce-missing', 'plain'), toCause(code, variant)]),
  ).toBe(language);
});

it.each([
  ['go go-use-number', 'Go'],
  ['javascript java-jackson', null],
  ['lua php', null],
])('a string that %s print is told to be %s', (printer, language) => {
  const cause = { ...toCause('string.language-text', 'go/json/none'), facts: { printer } } as Cause;
  expect(guessCodeLanguage([cause])).toBe(language);
});
