/** What a merchant’s value can be of the right one. */
import type { HashName } from '../../../signature/hash-algorithm';
import type { WritingDifference } from './compare-writing';

/** By what a value was encoded, or decoded. */
export type ValueCoding =
  | 'percent'
  | 'form'
  | 'entities'
  | 'escapes'
  | 'quoted'
  | 'sql'
  | 'base64'
  /** Each of its bytes as a number. */
  | 'bytes'
  | 'hex';

/** Where a value was cut off. */
export type CutPlace =
  | 'first'
  | 'colon'
  | 'quote'
  | 'inside'
  | 'digits'
  | 'noughts'
  | 'end'
  | 'noughts-at-end';

export type ValueRelation =
  /** `same-members`: JSON with its members in the same order. */
  | {
      readonly kind: 'same-json' | 'same-members';
      /** What it shows of how it is written; left out where it shows nothing. */
      readonly shows?: readonly WritingDifference[];
    }
  | {
      readonly kind: 'own-clock' | 'same-rounded' | 'emptied' | 'letter-case' | 'same-number';
    }
  /** With a mask over it, which what printed it has put there. */
  | { readonly kind: 'masked' }
  /** The same number with a currency's sign at a side. */
  | { readonly kind: 'with-currency' }
  /** A member of an enum, named with its class; perhaps in other letter case. */
  | { readonly kind: 'enum-member' }
  /** With more digits than the right number has: all those of a double that is the number, or nearly so. */
  | { readonly kind: 'double-digits' }
  /** A long integer with the digits that a double has of it. */
  | { readonly kind: 'double-rounded' }
  | { readonly kind: 'same-moment' | 'read-as-milliseconds' | 'other-date' }
  /** By so many seconds later, as a time zone makes it. */
  | { readonly kind: 'zone-shift'; readonly seconds: number }
  /** Cut or rounded to fewer decimals. */
  | { readonly kind: 'fewer-decimals' }
  /** A double that was rounded to so many digits. */
  | { readonly kind: 'fewer-digits'; readonly digits: number }
  /** `with-types`: with members that name a class, and no other ones. */
  | { readonly kind: 'without-empties' | 'with-types' | 'characters-replaced' }
  /** Nulls in an object or a list as empty texts; escapes of the body without their backslashes. */
  | { readonly kind: 'nulls-emptied' | 'escapes-stripped' }
  /** The same but for the kind of white space, and for what cannot be seen. */
  | { readonly kind: 'unseen' }
  /** An object or list whose values stand as entries, so many, one of them under this key. */
  | { readonly kind: 'spread'; readonly entries: number; readonly path: string }
  /** What a loop over an object or list gives, so many, each as an entry under its own key. */
  | {
      readonly kind: 'items';
      readonly of: 'items' | 'keys' | 'values';
      readonly entries: number;
    }
  /** A query string of its members in the place of the value, of so many pairs. */
  | { readonly kind: 'query'; readonly entries: number }
  /** At its `&`, into so many entries. */
  | { readonly kind: 'taken-apart'; readonly entries: number }
  /** The value that another entry has. */
  | { readonly kind: 'of-other'; readonly key: string }
  /** The value of another line of the same header. */
  | { readonly kind: 'other-line' }
  /** An amount that the other two of the same string give: their sum, or their difference. */
  | {
      readonly kind: 'computed';
      readonly by: 'sum' | 'difference';
      readonly of: readonly [string, string];
    }
  /** What is left of an object or a list: how many members it has, its keys alone, its values alone, a text with references to what is in it. */
  | { readonly kind: 'reduced'; readonly to: 'count' | 'keys' | 'values' | 'references' }
  /** What stands for no value. */
  | { readonly kind: 'placeholder'; readonly text: string }
  /** What marks the value's place in a template. */
  | { readonly kind: 'unfilled' }
  /** `at`: what stands behind it in the body, where a pattern over its text may have ended. */
  | { readonly kind: 'cut'; readonly length: number; readonly at?: CutPlace }
  | { readonly kind: 'dropped'; readonly characters: string }
  | { readonly kind: 'scaled'; readonly factor: number }
  /** `pair`: the key of the entry that follows without a separator. */
  | {
      readonly kind: 'text-around';
      readonly before: string;
      readonly after: string;
      readonly pair?: string;
    }
  /** `isRewritten`: what was hashed is the value as another writer of JSON has it. */
  | { readonly kind: 'hashed'; readonly hash: HashName; readonly isRewritten?: true }
  | { readonly kind: 'decoded'; readonly coding: ValueCoding }
  /** `isRewritten`: what was encoded is an object or a list of the same values, written otherwise. */
  | { readonly kind: 'encoded'; readonly coding: ValueCoding; readonly isRewritten?: true };

/** Longer values are another matter than a slip in one field. */
export const lengthLimit = 10_000;
