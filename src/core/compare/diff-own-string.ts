/** The merchant's own string against the string to be signed: the same, or pair by pair what differs. */
import type { Canonical } from '../canonical/canonical';
import type { Comparison, Difference } from './comparison';
import { createDiffRoom, diffText } from './diff-text';
import { type Pair, parsePairs } from './parse-pairs';

/** Nobody reads the characters of more differences than these. */
const detailLimit = 200;

/**
 * Compared as text, nothing trimmed: one line end too many makes another signature.
 * A pair can be both changed and moved. Order: as in the string to be signed, then what was added.
 */
export function diffOwnString({ text, kept }: Canonical, ownString: string): Comparison {
  if (ownString === '') return { result: 'empty' };
  if (ownString === text) return { result: 'same', by: 'text' };

  const pairs = parsePairs(ownString, kept);
  const ownPlaces = matchPairs(
    kept.map(({ key }) => key),
    pairs,
  );
  const inOrder = pickLongestRising(ownPlaces.filter((place) => place !== null));
  const matched = new Set(ownPlaces);

  const differences: Difference[] = [];
  const room = createDiffRoom();
  kept.forEach(({ key, value: expected }, index) => {
    const place = ownPlaces[index] ?? null;
    const own = place === null ? null : (pairs[place]?.value ?? null);
    const places = { expectedPlace: index + 1, ownPlace: place === null ? null : place + 1 };
    const base = { key, expected, own, changes: [], ...places };
    if (place === null || own === null) differences.push({ ...base, kind: 'missing' });
    else {
      if (own !== expected) {
        const changes = differences.length < detailLimit ? diffText(expected, own, room) : [];
        differences.push({ ...base, kind: 'changed', changes });
      }
      if (!inOrder.has(place)) differences.push({ ...base, kind: 'moved' });
    }
  });
  pairs.forEach(({ key, value: own }, place) => {
    if (matched.has(place)) return;
    const places = { expectedPlace: null, ownPlace: place + 1 };
    differences.push({ kind: 'added', key, expected: null, own, changes: [], ...places });
  });
  return {
    result: 'different',
    by: 'text',
    differences,
    expectedLines: kept.map(({ key, value }) => printLine({ key, value })),
    ownLines: pairs.map(printLine),
  };
}

/** For each expected key the place of its pair; the first of several, null where there is none. */
function matchPairs(keys: readonly string[], pairs: readonly Pair[]): readonly (number | null)[] {
  const places = new Map<string, number>();
  pairs.forEach(({ key }, place) => {
    if (!places.has(key)) places.set(key, place);
  });
  return keys.map((key) => places.get(key) ?? null);
}

/** A longest rising subsequence (patience sorting): what stays when the fewest pairs count as moved. */
function pickLongestRising(values: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of values) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    before.set(value, tails[low - 1]);
    tails[low] = value;
  }
  const rising = new Set<number>();
  for (let value = tails.at(-1); value !== undefined; value = before.get(value)) rising.add(value);
  return rising;
}

/** One pair on one line, also where its value holds line ends. */
function printLine({ key, value }: Pair): string {
  return `${key}=${value}`.replaceAll('\r', '␍').replaceAll('\n', '␊');
}
