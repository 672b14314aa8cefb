/** How the merchant's own string differs from the string to be signed. */

import type { StrippedText } from './strip-paste';

export type DifferenceKind = 'missing' | 'added' | 'changed' | 'moved';

/** A run of characters that both texts have, or only one of them. */
export interface TextChange {
  readonly kind: 'same' | 'expected' | 'own';
  readonly text: string;
}

export interface Difference {
  readonly kind: DifferenceKind;
  readonly key: string;
  /** The value in the string to be signed; null when the pair is not in it. */
  readonly expected: string | null;
  /** The value in the merchant's own string; null when the pair is not in it. */
  readonly own: string | null;
  /** `changed` only: character by character, in order. */
  readonly changes: readonly TextChange[];
  /** 1-based place among the pairs of each string; null where it is missing. */
  readonly expectedPosition: number | null;
  readonly ownPosition: number | null;
  /** The pair in the merchant's own string has no `=`; left out where it has one. */
  readonly isBare?: true;
  /** Of an added pair without a key, which nothing else tells: what stands next to it. */
  readonly beside?: Neighbours;
}

/** The keys of the nearest pairs that have one; null at the beginning and at the end. */
export interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
}

/** Whether the merchant gave the string itself, or only its SHA-256: then there are no pairs to compare. */
export type ComparedBy = 'text' | 'digest';

export type Comparison =
  | { readonly result: 'empty' }
  | {
      readonly result: 'same';
      readonly by: ComparedBy;
      /** What only the way into the field had put around the string, or into it. */
      readonly stripped?: StrippedText;
    }
  | {
      readonly result: 'different';
      readonly by: ComparedBy;
      readonly differences: readonly Difference[];
      /** Some pair of the right string stands in it, whatever its value; without one it may be no pairs at all. */
      readonly hasPairs: boolean;
      /** Both strings, one pair a line, for a side-by-side view; none of two that are too long for one. */
      readonly expectedLines: readonly string[];
      readonly ownLines: readonly string[];
      /** What was compared in the place of the own string as pasted. */
      readonly stripped?: StrippedText;
    };

/** What a pair is named by, and whether its own value is shown, or that it has none. */
export interface ShownPair {
  readonly name: string;
  readonly own: 'value' | 'bare' | 'nothing';
}

/** Without a key a pair is named by its own sign: an empty one by its separator, which says all of it. */
export function pickShownPair({
  key,
  own,
  isBare,
}: Pick<Difference, 'key' | 'own' | 'isBare'>): ShownPair {
  if (isBare) return key === '' ? { name: '&', own: 'nothing' } : { name: key, own: 'bare' };
  return { name: key || '=', own: own === null ? 'nothing' : 'value' };
}

/** Right as far as it goes: of its middle, which was left out, nothing can be told. */
export function isPartlySame(comparison: Comparison): boolean {
  return comparison.result === 'same' && comparison.stripped?.forms.includes('gap') === true;
}

/** The own string as it was compared. */
export function pickCompared(comparison: Comparison, ownString: string): string {
  return (comparison.result === 'different' && comparison.stripped?.text) || ownString;
}
