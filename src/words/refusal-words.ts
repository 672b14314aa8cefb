import type { PrivateKeyForm } from '../core/problem';
import type { Text } from './text';

/** How a file is packed that holds others. */
export type PackedForm = 'gzip' | 'zip';

/** What a language says where the page does not take what it is given. */
export interface RefusalWords {
  /** Of a field, which is empty then. */
  readonly privateKey: (form: PrivateKeyForm) => string;
  /** Of a field that stands for a part of another one, and holds what it held before. */
  readonly privateKeyNotTaken: (form: PrivateKeyForm) => string;
  /** Of the box for a key's name, which then holds the name before. */
  readonly privateKeyAsName: (form: PrivateKeyForm) => string;
  /** Of a part of a case. */
  readonly privateKeyInPart: (form: PrivateKeyForm) => string;
  readonly privateKeyFix: string;
  /** Of a field that holds one value or one record, and what stood there before. */
  readonly tooLong: (limit: number) => string;
  readonly fileTooLarge: (file: { readonly name: string; readonly size: number }) => Text;
  readonly fileUnreadable: (file: { readonly name: string }) => Text;
  readonly filePacked: (file: { readonly name: string }, form: PackedForm) => Text;
  /** Of several files that came together, those of which something was not taken. */
  readonly filesLeftOut: (names: readonly string[]) => Text;
}
