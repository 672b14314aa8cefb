/** The words for every open point of the contract that an input met: which reading was used. */
import type { Note, NoteCode } from '../../../core/note';

const noteTexts: { readonly [Code in NoteCode]: (note: Extract<Note, { code: Code }>) => string } =
  {
    'number-respelled': ({ path, source, plain }) =>
      `“${path}” has a number written ${shorten(source)}; it is signed as ${shorten(plain)} (plain decimal text).`,
    'nested-compacted': ({ key }) =>
      `“${key}” is an object or array; it is signed as compact JSON, members in received order.`,
    'blank-unicode': ({ key }) =>
      `“${key}” holds only white space beyond ASCII; it counts as blank and is left out.`,
    'key-not-ascii': ({ key }) =>
      `“${key}” is not ASCII; such keys are sorted by UTF-16 code unit.`,
    'header-trimmed': ({ name }) => `White space around the value of ${name} is not signed.`,
  };

export function buildNoteText(note: Note): string {
  const toText = noteTexts[note.code] as (note: Note) => string;
  const more = note.count === 1 ? '' : ` The same holds for ${note.count - 1} more.`;
  return `${toText(note)}${more}`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
