/** A string that is joined as the contract has it, by key. */
import { compareCodeUnits } from '../../canonical/arrange-entries';
import type { KeptEntry } from '../../canonical/canonical';
import { parsePairs } from '../../compare/parse-pairs';
import { headerKeys } from '../../contract';

const ofHeaders: readonly string[] = Object.values(headerKeys);

export function isOfBody(key: string): boolean {
  return !ofHeaders.includes(key);
}

/** By key; what follows an `&` and is no pair, or stands where no sorted key would, is of the value before. Null where it is no list of pairs. */
export function readSortedPairs(
  text: string,
  expected: readonly KeptEntry[],
): ReadonlyMap<string, string> | null {
  const pasted = new Set(expected.map(({ key }) => key));
  const values = new Map<string, string>();
  let before: string | null = null;
  for (const { key, value, text: part } of parsePairs(text, expected)) {
    const isPair =
      part.includes('=') &&
      (before === null || pasted.has(key) || compareCodeUnits(before, key) < 0);
    if (isPair) {
      if (values.has(key)) return null;
      values.set(key, value);
      if (isOfBody(key)) before = key;
    } else if (before === null) return null;
    else values.set(before, `${values.get(before)}&${part}`);
  }
  return values;
}
