import type { InputName } from '../core/problem';
import type { Mark, Text } from './text';

/** An input that a user can write into. */
type WrittenInput = Exclude<InputName, 'environment'>;

/** The first of the loaded keys. */
export interface KeySummary {
  readonly bits: number;
  /** The first hex digits of its fingerprint; null without one. */
  readonly fingerprint: string | null;
  /** Null where it has no name and is the only one. */
  readonly title: Mark | string | null;
  /** How many keys there are. */
  readonly count: number;
  /** Whether it made the signature; null where that is not known. */
  readonly isSigner: boolean | null;
}

/** What a language says of the inputs. */
export interface InputWords {
  /** The accessible names, public by the page contract. */
  readonly names: Readonly<Record<WrittenInput, string>>;
  readonly placeholders: Readonly<Record<WrittenInput, string>>;
  /** Beside the name, while there is nothing to confirm. */
  readonly hints: Readonly<Record<WrittenInput, string>>;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;
  /** What was understood of the keys, by the first. */
  readonly key: (key: KeySummary) => Text | string;
  readonly headers: (present: number, all: number) => string;
  readonly body: (fields: number, bytes: number) => string;
  readonly ownString: {
    readonly same: string;
    readonly partly: string;
    readonly different: string;
  };
  readonly folding: {
    readonly edit: string;
    readonly fold: string;
    /** The accessible name of either. */
    readonly ofInput: (action: string, name: string) => string;
  };
  /** What a key without a name is called, by its index among the loaded ones, from 0. */
  readonly unnamedKey: (index: number) => string;
}
