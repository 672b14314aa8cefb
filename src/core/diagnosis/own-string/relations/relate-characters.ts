/** A value in which single characters are others, or gone. */
import { dropUnseen } from '../../../text/unseen';
import type { ValueRelation } from './value-relation';

export function relateCharacters(own: string, expected: string): ValueRelation | null {
  if (stripEscapes(expected) === own.toLowerCase() && own !== expected)
    return { kind: 'escapes-stripped' };
  if (own.toLowerCase() === expected.toLowerCase()) return { kind: 'letter-case' };
  // Around the value or gone from it is more than that.
  const isOnlyLost = own.length < expected.length || own.includes(expected);
  if (!isOnlyLost && toSeen(own) === toSeen(expected)) return { kind: 'unseen' };
  const left = new Set(own);
  const gone = [...new Set(expected)].filter((character) => !left.has(character));
  const isMarks = gone.length > 0 && gone.every((character) => !/[A-Za-z0-9]/.test(character));
  if (isMarks && [...expected].filter((character) => left.has(character)).join('') === own)
    return { kind: 'dropped', characters: gone.join('') };
  // U+FFFD stands for what a charset could not read.
  const cut = relateCut(own, expected);
  if (cut !== null) return cut;
  const isBroken = own.includes('\ufffd') && /[^\0-\x7f]/.test(expected);
  return isBroken || isReplaced(own, expected) ? { kind: 'characters-replaced' } : null;
}

/** Cut inside of a character, of which half is left: what is ASCII behind it no charset would lose. */
function relateCut(own: string, expected: string): ValueRelation | null {
  const kept = own.replace(/[\ufffd\ud800-\udfff]{1,3}$/, '');
  if (kept === own || !expected.startsWith(kept)) return null;
  const [half = '', ...rest] = expected.slice(kept.length);
  const isHalf = /[^\0-\x7f]/.test(half) && rest.some((character) => /[!-~]/.test(character));
  return isHalf ? { kind: 'cut', length: kept.length } : null;
}

/** With `u5f20` for `张`: of its escape in the body the backslash is gone. */
function stripEscapes(text: string): string | null {
  if (/^[\0-\x7f]*$/.test(text)) return null;
  return text
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (unit) => `u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What somebody sees of a text. */
function toSeen(text: string): string {
  return dropUnseen(text).replace(/\s/g, ' ');
}

/** What may stand in the place of a run of characters beyond ASCII, at most. */
const longestReplacement = 40;
/** Steps; longer values are not laid beside each other like this. */
const replacementEffort = 100_000;

/** The same but for what stands in the place of characters beyond ASCII. */
function isReplaced(own: string, expected: string): boolean {
  if (/^[\0-\x7f]*$/.test(expected)) return false;
  const [first = '', ...rest] = expected.split(/[^\0-\x7f]+/u);
  if (first.length + rest.join('').length < 3) return false;
  if (rest.length * own.length > replacementEffort || !own.startsWith(first)) return false;
  // A pattern would try every way to share a run of alike characters out: places are met once each.
  let ends: ReadonlySet<number> = new Set([first.length]);
  for (const part of rest) ends = listEnds(own, part, ends);
  return ends.has(own.length);
}

/** Where a part may end that stands a replacement behind another's end. */
function listEnds(own: string, part: string, ends: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const end of ends) {
    for (let at = end; at <= end + longestReplacement && at <= own.length; at++) {
      if (own.startsWith(part, at)) found.add(at + part.length);
      if (/[&=]/.test(own.charAt(at))) break;
    }
  }
  return found;
}
