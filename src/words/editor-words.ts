/** What a language says of the editors. */
export interface EditorWords {
  /** The accessible name of a text that has one pair of the string a line. */
  readonly onePairALine: (name: string) => string;
}
