import type { CodeLanguage } from '../core/code-language';
import type { CodeRule } from '../core/diagnosis/code-rule';

/** What a language says of the verification code. */
export interface CodeWords {
  readonly title: string;
  /** The name of the box that chooses. */
  readonly language: string;
  readonly what: string;
  /** With what each is run in our tests. */
  readonly ran: Readonly<Record<CodeLanguage, string>>;
  /** The accessible name of the code. */
  readonly whole: (language: CodeLanguage) => string;
  /** What the button copies, as its words go on. */
  readonly copied: string;
  readonly download: { readonly what: string; readonly label: (name: string) => string };
  /** From a finding to the code. */
  readonly link: {
    readonly label: (language: CodeLanguage) => string;
    readonly show: string;
    /** Where there are several. */
    readonly showRule: (rule: CodeRule) => string;
  };
}
