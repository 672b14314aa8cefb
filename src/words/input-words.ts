import type { InputName } from '../core/problem';
import type { Mark, Text } from './text';

/** An input that a user can write into. */
type WrittenInput = Exclude<InputName, 'environment'>;

/** What a language says of the inputs. */
export interface InputWords {
  /** The accessible names, public by the page contract. */
  readonly names: Readonly<Record<WrittenInput, string>>;
  readonly placeholders: Readonly<Record<WrittenInput, string>>;
  /** Beside the name, while there is nothing to confirm. */
  readonly hints: Readonly<Record<WrittenInput, string>>;
  readonly errors: (count: number) => string;
  /** Of the first key: its title only where it has a name, or where there are several. */
  readonly key: (bits: number, title: Mark | string | null) => Text | string;
  readonly headers: (present: number, all: number) => string;
  readonly body: (fields: number, bytes: number) => string;
  readonly ownString: { readonly same: string; readonly different: string };
  /** What a key without a name is called, by its index among the loaded ones, from 0. */
  readonly unnamedKey: (index: number) => string;
}
