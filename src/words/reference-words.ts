import type { FormDifference } from '../core/compare/compare-callbacks';
import type { Alphabet, TextForm } from '../core/compare/text-form';
import type { JsonType } from '../core/problem';
import type { ComparedNames } from './comparison-words';
import type { Text } from './text';

/** What a language says of a callback beside one that worked. */
export interface ReferenceWords {
  readonly keep: string;
  readonly title: string;
  readonly forget: { readonly what: string; readonly label: string };
  readonly isKept: string;
  readonly alike: string;
  readonly different: (count: number) => string;
  readonly tooLong: string;
  /** Opens the values of both. */
  readonly values: string;
  /** Of the two strings to be signed. */
  readonly names: ComparedNames;
  /** Where a difference is of the whole body. */
  readonly wholeBody: string;
  readonly kinds: Readonly<Record<Exclude<FormDifference['kind'], 'form'>, string>>;
  readonly forms: Readonly<Record<TextForm, string>>;
  readonly both: (worked: Text | string, other: Text | string) => Text;
  readonly types: Readonly<Record<JsonType, string>>;
  readonly alphabets: Readonly<Record<Alphabet, string>>;
  readonly timeUnits: Readonly<Record<'seconds' | 'milliseconds' | 'other', string>>;
  readonly flags: { readonly yes: string; readonly no: string };
  readonly print: (number: number) => string;
  readonly keys: (keys: readonly string[]) => Text;
}

/** What both have of it; null where the kind says all. */
export function describeBoth(difference: FormDifference, words: ReferenceWords): Text | null {
  switch (difference.kind) {
    case 'missing':
    case 'added':
      return null;
    case 'order':
      return words.both(words.keys(difference.worked), words.keys(difference.other));
    case 'type':
      return words.both(words.types[difference.worked], words.types[difference.other]);
    case 'value':
      return words.both(words.keys([difference.worked]), words.keys([difference.other]));
    default: {
      const { worked, other } = difference;
      return words.both(printForm(worked, words), printForm(other, words));
    }
  }
}

function printForm(form: string | number | boolean, words: ReferenceWords): string {
  if (typeof form === 'number') return words.print(form);
  if (typeof form === 'boolean') return words.flags[form ? 'yes' : 'no'];
  const named: Readonly<Record<string, string>> = { ...words.alphabets, ...words.timeUnits };
  return named[form] ?? form;
}
