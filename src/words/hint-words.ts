/** The hints beside a first sample, in the order in which the page is read. */
export type HintWords = {
  readonly title: string;
  readonly close: string;
  /** For a screen reader, which meets several of them. */
  readonly closeWhat: (name: string) => string;
  readonly closeForGood: string;
  readonly byName: Readonly<
    Record<
      'verdict' | 'fix' | 'pairs' | 'inputs' | 'endpoint',
      { readonly name: string; readonly text: string }
    >
  >;
};
