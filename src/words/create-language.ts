/** What every language needs to put its sentences together: numbers, plurals, lists and quotation marks of its own. */
import { toShortValue } from './short-value';
import { joinTexts, type Part, type Piece, type Text } from './text';

/** The forms of a plural that a language has; English: `one` and `other`. */
export type PluralForms<Form> = { readonly [Rule in Intl.LDMLPluralRule]?: Form } & {
  readonly other: Form;
};

/** @param locale a BCP 47 tag, as `Intl` reads it */
export function createLanguage(locale: string, quotationMarks: readonly [string, string]) {
  // Made when the first number is printed: they read the locale's data, for which the first paint would wait.
  let numbers: Intl.NumberFormat | null = null;
  let plurals: Intl.PluralRules | null = null;

  /** 1234567 as `1,234,567`. */
  function printNumber(number: number): string {
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(number);
  }

  /** The form that goes with a number, without the number. */
  function plural<Form>(count: number, forms: PluralForms<Form>): Form {
    plurals ??= new Intl.PluralRules(locale);
    return forms[plurals.select(count)] ?? forms.other;
  }

  /** A text of an input between quotation marks. */
  function quote(text: string): Text {
    return [quotationMarks[0], { as: 'quote', text }, quotationMarks[1]];
  }

  return {
    printNumber,
    plural,
    /** `1 byte`, `1,024 bytes`. */
    count: (count: number, forms: PluralForms<string>): string =>
      `${printNumber(count)} ${plural(count, forms)}`,
    /** A sentence with marks in it; a number is printed as the language prints it. */
    say: (words: TemplateStringsArray, ...pieces: readonly Piece[]): Text =>
      joinTexts(
        words.flatMap((word, index) => {
          const piece = pieces[index];
          if (piece === undefined) return [word];
          return [word, typeof piece === 'number' ? printNumber(piece) : piece];
        }),
      ),
    /** `a, b and c`, or with `or`. */
    list(items: readonly (Part | Text)[], last: string): Text {
      if (items.length < 2) return joinTexts(items);
      return joinTexts([joinTexts(items.slice(0, -1), ', '), ` ${last} `, items.at(-1) ?? '']);
    },
    quote,
    /** The same cut short, what cannot be seen in it named. */
    quoteBriefly: (text: string): Text => quote(toShortValue(text)),
  };
}
