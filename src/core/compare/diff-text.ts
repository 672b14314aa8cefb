import { diffChars } from 'diff';
import type { TextChange } from './comparison';

/** Past this many edits two texts have nothing in common worth showing, and looking on gets slow. */
const editLimit = 400;

/** Longer texts than these together are compared only from both ends. */
const lengthLimit = 20_000;

/** What two texts share and what only one of them has, character by character, in order. */
export function diffText(expected: string, own: string): readonly TextChange[] {
  if (expected.length + own.length > lengthLimit) return diffMiddle(expected, own);
  const changes = diffChars(expected, own, { maxEditLength: editLimit });
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
