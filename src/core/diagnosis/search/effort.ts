/** How much one diagnosis may do. Everyday callbacks stay below; a body of megabytes must not keep a worker busy for hours. */

/** Counted in work, because the core has no clock: a unit is about one character or byte that is written, hashed or looked at. */
export interface Effort {
  /** For trying the catalogue on a signature. */
  readonly signatureWork: number;
  /** For trying it again with other headers. */
  readonly besideWork: number;
  /** For looking at likely values. */
  readonly likelyValueWork: number;
  /** For explaining the merchant's own string as a whole. */
  readonly ownStringWork: number;
  /** For explaining it pair by pair, where nothing explains the whole. */
  readonly ownPairWork: number;
  /** For searching whole ranges of values: an everyday callback's take half of it, and of a longer one fewer are searched. */
  readonly rangeWork: number;
  /** How many findings are told; the rest is counted. */
  readonly findings: number;
}

/** Some seconds for the worst input; the catalogue on a plain callback takes a fifth of it, on one with a list of objects most. */
export const defaultEffort: Effort = {
  signatureWork: 520_000_000,
  besideWork: 130_000_000,
  likelyValueWork: 200_000_000,
  ownStringWork: 400_000_000,
  ownPairWork: 100_000_000,
  rangeWork: 2_000_000_000,
  findings: 100,
};
