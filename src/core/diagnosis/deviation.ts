/** A deviation: one named change to the rules by which a string to be signed is built. Its words stand in src/words. */
import type { CanonicalRules } from '../canonical/canonical-rules';
import type { CanonicalSource } from '../canonical/list-entries';
import type { catalogue } from './catalogue';
import type { Owner } from './owner';

/** Public and stable, see docs/page-contract.md. */
export type DeviationCode = (typeof catalogue)[number]['code'];

/**
 * What it is tried together with. 4: most usual, with two others of these, too; 3: usual, with everything from 2 on; 2:
 * with what is usual, and with two of what many do; 1: alone, or beside a base; 0: alone. In what thousands of programs did two that
 * are not usual hardly ever stand together.
 */
type Reach = 0 | 1 | 2 | 3 | 4;

/** What the words of a deviation tell of; where the input has none, another rule of it may still give the string. */
type Need =
  | 'null'
  | 'repeated-keys'
  | 'merchant-no'
  | 'nested'
  | 'keys-beyond-ascii'
  | 'beyond-ascii'
  | 'beyond-gbk'
  | 'east-asian'
  | 'escapes'
  | 'html-signs'
  | 'nested-html-signs'
  | 'nested-quotes-or-signs'
  | 'nested-unsafe-signs'
  | 'nested-blanks'
  | 'nested-spaces'
  | 'symbols';

/** @typeParam Code any text where the catalogue itself is written down: its codes are made of that */
export interface Deviation<Code extends string = DeviationCode> {
  readonly code: Code;
  /** Who mends it where the signed string deviates so; the signer, unless it is said here. */
  readonly owner?: Owner;
  readonly reach: Reach;
  /** What has to be on the input for it to be told. */
  readonly needs?: Need;
  /** All that a language does at once: no other name for what a single change gives. */
  readonly isProfile?: true;
  /** The forms in which it occurs on this input. Those that change nothing are skipped by the search. */
  readonly variants: readonly Variant[] | ((source: CanonicalSource) => readonly Variant[]);
}

export interface Variant {
  /** Stable, and no other variant of the deviation has it. `plain`: there is nothing to say of it but the deviation. */
  readonly id: string;
  readonly rules: Partial<CanonicalRules>;
  /** The entry concerned, where it is one. */
  readonly key?: string;
  /** What its words need beside. */
  readonly facts?: Facts;
  readonly owner?: Owner;
  /** Those of one group are so usual that they are tried, all at once, with every other deviation, the rare ones too. */
  readonly group?: 'header-entries' | 'typed-object' | 'run-together';
  /** What a class of the program's own makes of one of its fields: it has several, so that all combinations are tried. */
  readonly isTyped?: true;
  /** Overrides the deviation's own reach where this form is rarer, or more usual. */
  readonly reach?: Reach;
  readonly needs?: Need;
  /**
   * It is tried with what is else tried alone: what a library does by itself, whatever else its user does, and what so
   * many do that it stands beside everything else, also beside values that are spread.
   */
  readonly isBase?: 'library' | 'everyday';
}

type Facts = Readonly<Record<string, string | number>>;

/** A deviation as a cause of a finding. */
export interface DeviationCause {
  readonly code: DeviationCode;
  readonly variant: string;
  readonly key: string | null;
  readonly facts: Facts;
}

/** A cause whose deviation is known. */
export interface CauseOf<Code extends DeviationCode> {
  readonly code: Code;
  readonly variant: VariantId<Code>;
  readonly key: string | null;
  readonly facts: Extract<VariantOf<Code>, { readonly facts: Facts }>['facts'];
}

export type VariantId<Code extends DeviationCode> = VariantOf<Code>['id'];

type VariantOf<Code extends DeviationCode> = Listed<
  Extract<(typeof catalogue)[number], { readonly code: Code }>['variants']
>;

type Listed<Variants> = Variants extends readonly (infer One)[]
  ? One
  : Variants extends (source: CanonicalSource) => readonly (infer One)[]
    ? One
    : never;
