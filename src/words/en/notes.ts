import type { NoteWords } from '../note-words';
import { english } from './language';

const { quote, say } = english;

export const noteWords: NoteWords = {
  title: 'How it was read',
  byCode: {
    'number-respelled': ({ path, source, plain }) =>
      say`${quote(path)} has a number written ${shorten(source)}; it is signed as ${shorten(plain)} (plain decimal text).`,
    'nested-compacted': ({ key }) =>
      say`${quote(key)} is an object or array; it is signed as compact JSON, members in received order.`,
    'blank-unicode': ({ key }) =>
      say`${quote(key)} holds only white space beyond ASCII; it counts as blank and is left out.`,
    'key-not-ascii': ({ key }) =>
      say`${quote(key)} is not ASCII; such keys are sorted by UTF-16 code unit.`,
    'header-trimmed': ({ name }) => say`White space around the value of ${name} is not signed.`,
  },
  more: (count) => say`The same holds for ${count} more.`,
};

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
