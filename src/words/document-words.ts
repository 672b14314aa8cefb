/** What a language says in the document that carries the page, before any script runs. */
export interface DocumentWords {
  /** A BCP 47 tag. */
  readonly language: string;
  /** For search engines and previews. */
  readonly description: string;
  /** Of the link below the page. */
  readonly licenses: string;
  /** Where scripts are forbidden. */
  readonly noScript: string;
}
