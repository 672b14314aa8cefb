import type { Note, NoteCode } from '../core/note';
import type { Text } from './text';

/** What a language says of the open points of the contract that an input met. */
export interface NoteWords {
  readonly title: string;
  /** Which reading was used. */
  readonly byCode: { readonly [Code in NoteCode]: (note: Extract<Note, { code: Code }>) => Text };
  /** @param count of further places of which the same holds */
  readonly more: (count: number) => Text;
}

export function describeNote(note: Note, { byCode, more }: NoteWords): readonly Text[] {
  const describe = byCode[note.code] as (note: Note) => Text;
  return note.count === 1 ? [describe(note)] : [describe(note), more(note.count - 1)];
}
