/** What the band of the verdict says from the first paint on; the rest of its words is fetched with the core. */
export interface EmptyVerdictWords {
  /** The accessible name of the band. */
  readonly label: string;
  readonly sentence: string;
  readonly detail: string;
  /** In its place while that takes long. */
  readonly reading: { readonly sentence: string; readonly detail: string };
  /** In its place while several callbacks are there to choose from, and none stands in the fields. */
  readonly choose: { readonly sentence: string; readonly detail: string; readonly goOn: string };
}
