import type { Severity } from '../core/problem';

/** What a language says in the parts that all rooms share. */
export interface ControlWords {
  readonly severity: Readonly<Record<Severity, string>>;
  /** Of a problem, which leads to its position in the input. */
  readonly showPosition: string;
  /** At the end of a list. */
  readonly andMore: (count: number) => string;
  /** After a text that was cut, its length beyond. */
  readonly more: (count: number) => string;
  /** Of a text that is too long to be shown, in characters. */
  readonly cut: (shown: number, all: number) => string;
  /** Empties such a text's field. */
  readonly clear: string;
  readonly close: string;
  readonly openFile: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** @param what in the accusative, as inside a sentence */
  readonly copyWhat: (what: string) => string;
}
