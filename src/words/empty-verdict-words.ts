/** What the band of the verdict says from the first paint on; the rest of its words is fetched with the core. */
export interface EmptyVerdictWords {
  /** The accessible name of the band. */
  readonly label: string;
  readonly sentence: string;
  readonly detail: string;
}
