import type { CaseInput } from '../core/case/case-content';
import type { CaseOutcome } from '../core/case/case-outcome';

/** What a language says of cases: files and links that hold all inputs. */
export interface CaseWords {
  /** The buttons, by their public names. */
  readonly actions: Readonly<Record<'open' | 'save' | 'link' | 'report', string>>;
  /** The beginning of a saved file's name. */
  readonly fileName: string;
  readonly outcome: (outcome: CaseOutcome) => string;
  readonly link: LinkWords;
}

/** What the dialog says before it gives the address. */
export interface LinkWords {
  readonly title: string;
  /** Before the list of its parts. */
  readonly holds: string;
  readonly parts: Readonly<Record<CaseInput | 'settings' | 'maskedSettings' | 'reference', string>>;
  readonly privacy: string;
  readonly mask: string;
  /** What is masked, what is left out, and what that costs. */
  readonly maskHint: string;
  readonly length: (characters: number) => string;
  readonly tooLong: string;
  /** The accessible name of the field with the address. */
  readonly address: string;
  /** What is copied, behind "Copy". */
  readonly what: string;
  /** In its place where the page is no server's, but a file on this computer. */
  readonly local: Readonly<Record<'why' | 'holds' | 'privacy' | 'save', string>>;
}
