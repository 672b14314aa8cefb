/** What a language says of cases: files and links that hold all inputs. */
export interface CaseWords {
  /** The buttons, by their public names. */
  readonly actions: Readonly<Record<'save', string>>;
  /** The beginning of a saved file's name. */
  readonly fileName: string;
}
