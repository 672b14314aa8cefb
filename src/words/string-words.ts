import type { DropReason } from '../core/canonical/canonical';

/** What a language says of the string to be signed. */
export interface StringWords {
  readonly title: string;
  /** Why there is no string yet. */
  readonly notYet: Readonly<Record<'reading' | 'choice' | 'nothing' | 'unreadable', string>>;
  /** The string has no characters. */
  readonly empty: string;
  readonly bytes: (count: number) => string;
  readonly digest: string;
  readonly views: { readonly label: string; readonly pairs: string; readonly hex: string };
  /** What each button copies, as the words of the button go on. */
  readonly copied: { readonly string: string; readonly digest: string };
  /** The accessible name of the string itself. */
  readonly whole: string;
  /** @param count of the characters of a long string that are not shown */
  readonly hidden: (count: number) => string;
  readonly hex: {
    readonly label: string;
    readonly heads: Readonly<Record<'offset' | 'bytes' | 'ascii', string>>;
  };
  readonly pairs: {
    readonly label: string;
    readonly heads: Readonly<Record<'key' | 'value' | 'note' | 'from', string>>;
    readonly dropped: Readonly<Record<DropReason, string>>;
    readonly positionInHeaders: (header: string, line: number) => string;
    readonly positionInBody: (line: number, column: number) => string;
    /** The accessible name of the button that stands there with its position as its words. */
    readonly show: (position: string, key: string, input: string) => string;
  };
}
