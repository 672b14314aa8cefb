/** A string that is joined as the contract has it, by key. */
import { compareCodeUnits } from '../../canonical/arrange-entries';
import type { KeptEntry } from '../../canonical/canonical';
import { type Pair, parsePairs } from '../../compare/parse-pairs';
import { headerKeys } from '../../contract';

const ofHeaders: readonly string[] = Object.values(headerKeys);

export function isOfBody(key: string): boolean {
  return !ofHeaders.includes(key);
}

/**
 * By key; what follows an `&` and is no pair, or stands where no sorted key would, is of the value before. Null where it is no list of pairs.
 *
 * @param mayRepeat what a key has further times is of its value, too; otherwise it is no such list
 */
export function readSortedPairs(
  text: string,
  expected: readonly KeptEntry[],
  mayRepeat = false,
): ReadonlyMap<string, string> | null {
  const pasted = new Set(expected.map(({ key }) => key));
  const parts = parsePairs(text, expected);
  const following = listFollowing(parts, pasted);
  let before: string | null = null;
  const isFirst = (part: Pair, at: number): boolean => {
    const { key } = part;
    const next = following[at] ?? null;
    const isSorted =
      before === null ||
      (compareCodeUnits(before, key) < 0 && (next === null || compareCodeUnits(key, next) < 0));
    if (!pasted.has(key) && !isSorted) return false;
    if (isOfBody(key)) before = key;
    return true;
  };
  return joinPairs(parts, isFirst, mayRepeat);
}

/** By key, in whatever order they stand; what is not expected behind a question mark is of that address. Null where it is no list of pairs. */
export function readUnsortedPairs(
  text: string,
  expected: readonly KeptEntry[],
): ReadonlyMap<string, string> | null {
  const pasted = new Set(expected.map(({ key }) => key));
  let isAddress = false;
  return joinPairs(parsePairs(text, expected), ({ key, value }) => {
    const isPair = pasted.has(key) || !isAddress;
    if (isPair) isAddress = value.includes('?');
    return isPair;
  });
}

/** Of each part, the key of the body that is known to follow; none where that stands before a known one itself. */
function listFollowing(
  parts: readonly Pair[],
  pasted: ReadonlySet<string>,
): readonly (string | null)[] {
  let next: string | null = null;
  return parts
    .toReversed()
    .map(({ key }) => {
      const following = next;
      if (pasted.has(key) && isOfBody(key)) next = key;
      return following;
    })
    .toReversed();
}

/** @param isPair asked in the order of the parts; what is none belongs to the value before */
function joinPairs(
  parts: readonly Pair[],
  isPair: (part: Pair, at: number) => boolean,
  mayRepeat = false,
): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>();
  let last: string | null = null;
  for (const [at, part] of parts.entries()) {
    if (part.text.includes('=') && isPair(part, at)) {
      const value = values.get(part.key);
      if (value !== undefined && !mayRepeat) return null;
      if (value !== undefined) values.set(part.key, `${value}&${part.text}`);
      else values.set(part.key, part.value);
      last = part.key;
    } else if (last === null) return null;
    else values.set(last, `${values.get(last)}&${part.text}`);
  }
  return values;
}
