/** The samples that the page offers, as src/samples/samples.json names them. */
export type SampleId =
  | 'signed-payin'
  | 'signed-payout'
  | 'changed-amount'
  | 'signed-by-another-key'
  | 'numbers-and-nested-json'
  | 'own-string-without-nonce'
  | 'signed-without-nonce'
  | 'amounts-as-numbers'
  | 'unsorted-keys'
  | 'url-encoded-values'
  | 'signed-with-sha-1'
  | 'damaged-x-sign'
  | 'rewritten-body'
  | 'body-as-python-prints-it'
  | 'nested-json-with-spaces'
  | 'body-signed-as-it-is'
  | 'signed-in-gbk'
  | 'string-in-quotes';

/** What a language calls them. */
export interface SampleWords {
  readonly names: Readonly<Record<SampleId, string>>;
}
