import type { ComparedBy, DifferenceKind, Neighbours } from '../core/compare/comparison';
import type { PasteForm } from '../core/compare/strip-paste';
import type { Text } from './text';

/** The two strings that are compared. */
export type ComparedSide = 'expected' | 'own';

/** Which two strings are compared, and how they differ. */
export interface ComparedNames {
  readonly kinds: Readonly<Record<DifferenceKind, string>>;
  /** In the list. */
  readonly short: Readonly<Record<ComparedSide, string>>;
  /** Above the two sides of the diff view. */
  readonly long: Readonly<Record<ComparedSide, string>>;
}

/** What a language says of the string to be signed beside another one. */
export interface ComparisonWords {
  readonly title: string;
  readonly same: Readonly<Record<ComparedBy, string>>;
  /** Where something was stripped from the user's own string. */
  readonly sameStripped: (forms: readonly PasteForm[]) => string;
  /** The same as a sentence, where pairs differ besides. */
  readonly stripped: (forms: readonly PasteForm[]) => string;
  readonly different: {
    readonly text: (count: number, hasPairs: boolean) => string;
    readonly digest: string;
  };
  /** What it is compared with where that is not what was signed. */
  readonly asPasted: string;
  /** What to do where only a digest was given. */
  readonly digestHint: string;
  /** The string to be signed against the user's own one. */
  readonly own: ComparedNames;
  /** The string that the pasted input gives, which was not signed, against the user's own one. */
  readonly pasted: ComparedNames;
  /** The string that the pasted input gives against the one that was signed. */
  readonly signed: ComparedNames;
  /** Of a pair that stands elsewhere. */
  readonly places: (
    names: ComparedNames,
    places: Readonly<Record<ComparedSide, number | null>>,
  ) => string;
  /** A value without characters. */
  readonly empty: string;
  /** In the place of a value, of a key that has no `=` behind it. */
  readonly bare: string;
  /** Where a pair without a key stands: the label, and the keys that stand next to it. */
  readonly place: string;
  readonly beside: (neighbours: Neighbours) => Text | string;
}
