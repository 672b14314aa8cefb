import { diffChars } from 'diff';
import type { TextChange } from './comparison';

/** Past this many edits two texts have nothing in common worth showing, and looking on gets slow: it takes the square of them. */
const editLimit = 400;

/** How much may still be looked at in all differences together, in squares of edits: the page waits for it. */
export interface DiffRoom {
  edits: number;
}

/** For some texts that have nothing in common. */
export function createDiffRoom(): DiffRoom {
  return { edits: 4 * editLimit ** 2 };
}

/** Longer texts than these together are compared only from both ends. */
const lengthLimit = 20_000;

/** What two texts share and what only one of them has, character by character, in order. */
export function diffText(expected: string, own: string, room: DiffRoom): readonly TextChange[] {
  const length = expected.length + own.length;
  const maxEditLength = Math.floor(Math.min(editLimit, Math.sqrt(room.edits)));
  room.edits -= length;
  if (length > lengthLimit || maxEditLength < 1) return diffMiddle(expected, own);
  const changes = diffChars(expected, own, { maxEditLength });
  const edits = changes?.reduce(
    (sum, { added, removed, count }) => sum + (added || removed ? count : 0),
    0,
  );
  room.edits -= (edits ?? maxEditLength) ** 2;
  if (changes === undefined) return diffMiddle(expected, own);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'own' : removed ? 'expected' : 'same',
    text: value,
  }));
}

/** The common start and end, and everything between as one change. */
function diffMiddle(expected: string, own: string): readonly TextChange[] {
  const shorter = Math.min(expected.length, own.length);
  let start = 0;
  while (start < shorter && expected.charCodeAt(start) === own.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    expected.charCodeAt(expected.length - 1 - end) === own.charCodeAt(own.length - 1 - end)
  ) {
    end++;
  }
  const changes: TextChange[] = [
    { kind: 'same', text: expected.slice(0, start) },
    { kind: 'expected', text: expected.slice(start, expected.length - end) },
    { kind: 'own', text: own.slice(start, own.length - end) },
    { kind: 'same', text: expected.slice(expected.length - end) },
  ];
  return changes.filter(({ text }) => text !== '');
}
