import type { RequestForm, RequestNote } from '../core/intake/request/request-reading';
import type { Text } from './text';

/** What was put into the inputs. */
export interface TakenParts {
  readonly form: RequestForm;
  /** How many header lines; null where none were there. */
  readonly headers: number | null;
  /** How many bytes of UTF-8; null where there is no body. */
  readonly bodyBytes: number | null;
  /** How many public keys. */
  readonly keys: number;
  /** What the reader's own program built. */
  readonly hasOwnString: boolean;
}

/** What a language says of whole requests. */
export interface IntakeWords {
  /** The button's and the box's accessible name, public by the page contract. */
  readonly name: string;
  readonly placeholder: string;
  readonly close: string;
  readonly taken: (parts: TakenParts) => Text | string;
  readonly notes: { readonly [Code in RequestNote['code']]: NoteWords<Code> };
  /** @param unreadLine from which line on not everything was read; null where these are all of them */
  readonly choose: (count: number, unreadLine: number | null) => string;
  /** Which of them stands in the fields, from 1. */
  readonly chosen: (number: number, count: number, unreadLine: number | null) => string;
  /** A text box's accessible name, public by the page contract. */
  readonly find: string;
  /** How many of those that have the text are shown, where not all are. */
  readonly listed: (shown: number, matching: number, unreadLine: number | null) => string;
  /** The accessible name of a button, from 1, public by the page contract. */
  readonly use: (number: number) => string;
  /** What tells one callback from another: its order and its nonce, where they are known. */
  readonly describe: (order: string | null, nonce: string | null) => Text | string;
  /** @param unreadLine from which line on not everything was read; null where all was */
  readonly unknown: (names: readonly string[], unreadLine: number | null) => Text | string;
  readonly undo: string;
}

type NoteWords<Code extends RequestNote['code']> = (
  note: Extract<RequestNote, { readonly code: Code }>,
) => Text | string;
