/** What a search of the catalogue answers. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import type { IndexedStep } from './list-steps';

export interface Candidate {
  /** In catalogue order. */
  readonly steps: readonly IndexedStep[];
  readonly rules: CanonicalRules;
  readonly text: string;
}

export interface SearchResult {
  /** The simplest explanation; null when none fits. */
  readonly found: Candidate | null;
  /** As simple as `found`, and the same string on this input. */
  readonly equivalents: readonly Candidate[];
  /** How many different strings were tried. */
  readonly tried: number;
  /** False: the effort was used up before everything was tried. */
  readonly isComplete: boolean;
}
