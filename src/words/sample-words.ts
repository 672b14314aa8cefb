/** The samples that the page offers, as src/samples/samples.json names them. */
export type SampleId =
  | 'signed-payin'
  | 'signed-payout'
  | 'changed-amount'
  | 'signed-by-another-key'
  | 'numbers-and-nested-json'
  | 'own-string-without-nonce';

/** What a language calls them. */
export interface SampleWords {
  readonly names: Readonly<Record<SampleId, string>>;
}
