/** A deviation: one named change to the rules by which a string to be signed is built, with everything there is to say about it. */
import type { CanonicalRules } from '../canonical/canonical-rules';
import type { CanonicalSource } from '../canonical/list-entries';
import type { Owner } from './finding';

export interface Deviation {
  /** Public and stable, see docs/page-contract.md. */
  readonly code: string;
  /** Completes "The signed string …" or "Your string …"; names what differs from the contract. */
  readonly says: string;
  /** Where it usually comes from. */
  readonly origin: string;
  /** One line: what to do. */
  readonly fix: string;
  /** Who mends it where the signed string deviates so; the signer, unless it is said here. */
  readonly owner?: Owner;
  /**
   * With how many others it is tried together: 3, in triples; 1, only alone. Rare ones and those that
   * leave nothing for others to change stay alone, so that the search stays quick.
   */
  readonly reach: 1 | 2 | 3;
  /** The forms in which it occurs on this input. Those that change nothing are skipped by the search. */
  readonly variants: readonly Variant[] | ((source: CanonicalSource) => readonly Variant[]);
}

export interface Variant {
  readonly rules: Partial<CanonicalRules>;
  /** What exactly, where the deviation has several forms: `Java's Double.toString`. */
  readonly form?: string;
  /** The entry concerned, where it is one. */
  readonly key?: string;
  /** Overrides the deviation's own words where this form has others. */
  readonly says?: string;
  readonly origin?: string;
  readonly fix?: string;
  readonly owner?: Owner;
  /** Overrides the deviation's own reach where this form is rarer. */
  readonly reach?: Deviation['reach'];
}
