/** The merchant's own string against the string to be signed: the same, or pair by pair what differs. */
import type { Canonical } from '../canonical/canonical';
import type { Comparison, Difference, Neighbours } from './comparison';
import { createDiffRoom, diffText } from './diff-text';
import { type Pair, parsePairs } from './parse-pairs';

/** Two strings that are longer together are not put side by side. In characters. */
const sideBySideLimit = 100_000;

/** In characters: a text without `=` is all key, and each pair that stands next to it would have it whole. */
const besideLimit = 1000;

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
  const ownIndexes = matchPairs(kept, pairs);
  const inOrder = pickLongestRising(ownIndexes.filter((index) => index !== null));
  const matched = new Set(ownIndexes);

  const differences: Difference[] = [];
  const room = createDiffRoom();
  kept.forEach(({ key, value: expected }, index) => {
    const ownIndex = ownIndexes[index] ?? null;
    const pair = ownIndex === null ? undefined : pairs[ownIndex];
    const own = pair?.value ?? null;
    const positions = {
      expectedPosition: index + 1,
      ownPosition: ownIndex === null ? null : ownIndex + 1,
    };
    const base = { key, expected, own, changes: [], ...positions };
    if (ownIndex === null || own === null) differences.push({ ...base, kind: 'missing' });
    else {
      if (own !== expected) {
        const changes = differences.length < detailLimit ? diffText(expected, own, room) : [];
        differences.push({ ...base, ...markBare(pair), kind: 'changed', changes });
      }
      if (!inOrder.has(ownIndex)) differences.push({ ...base, kind: 'moved' });
    }
  });
  const besides = listNeighbours(pairs);
  pairs.forEach((pair, index) => {
    if (matched.has(index)) return;
    const { key, value: own } = pair;
    const positions = { expectedPosition: null, ownPosition: index + 1 };
    const beside = besides.get(index);
    differences.push({
      ...{ kind: 'added', key, expected: null, own, changes: [], ...positions },
      ...markBare(pair),
      ...(beside && { beside }),
    });
  });
  const glued = listGlued(differences);
  // Where most are, the string has another separator, or none.
  const isForgotten = glued.size < pairs.length;
  const isLong = text.length + ownString.length > sideBySideLimit;
  return {
    result: 'different',
    by: 'text',
    differences: differences.filter(
      (one) => !(isForgotten && one.kind === 'missing' && glued.has(one.key)),
    ),
    hasPairs: ownIndexes.some((index) => index !== null),
    expectedLines: isLong ? [] : kept.map(({ key, value }) => printLine(`${key}=${value}`)),
    ownLines: isLong ? [] : pairs.map(({ text: pair }) => printLine(pair)),
  };
}

function markBare(pair: Pair | undefined): Pick<Difference, 'isBare'> {
  return pair !== undefined && pair.text === pair.key ? { isBare: true } : {};
}

/** By the index of each pair whose key shows nothing. */
function listNeighbours(pairs: readonly Pair[]): ReadonlyMap<number, Neighbours> {
  const found = new Map<number, Neighbours>();
  let before: string | null = null;
  let open: number[] = [];
  const close = (after: string | null): void => {
    for (const index of open) found.set(index, { before, after });
    open = [];
  };
  pairs.forEach(({ key }, index) => {
    if (key.trim() === '') open.push(index);
    else {
      const shown = key.slice(0, besideLimit);
      close(shown);
      before = shown;
    }
  });
  close(null);
  return found;
}

/** For each entry the index of its pair; of several the first with its value, else the first. Null where there is none. */
function matchPairs(kept: Canonical['kept'], pairs: readonly Pair[]): readonly (number | null)[] {
  const indexes = new Map<string, number>();
  const right = new Map<string, number>();
  const values = new Map(kept.map(({ key, value }) => [key, value]));
  pairs.forEach(({ key, value }, index) => {
    if (!indexes.has(key)) indexes.set(key, index);
    if (!right.has(key) && value === values.get(key)) right.set(key, index);
  });
  return kept.map(({ key }) => right.get(key) ?? indexes.get(key) ?? null);
}

/** The keys of pairs that stand right behind another's value: nothing but a separator is missing. */
export function listGlued(differences: readonly Difference[]): ReadonlySet<string> {
  const missing = new Map(
    differences.flatMap(({ kind, key, expected }) =>
      kind === 'missing' ? [[key, expected ?? '']] : [],
    ),
  );
  const glued = new Set<string>();
  for (const { kind, own, expected } of differences) {
    if (kind !== 'changed' || own === null || expected === null) continue;
    let rest = own.startsWith(expected) ? own.slice(expected.length) : '';
    while (rest !== '') {
      const [key = ''] = rest.split('=', 1);
      const value = missing.get(key);
      if (value === undefined || key.length === rest.length) break;
      glued.add(key);
      const behind = rest.slice(key.length + 1);
      rest = behind.startsWith(value) ? behind.slice(value.length) : '';
    }
  }
  return glued;
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
function printLine(pair: string): string {
  return pair.replaceAll('\r', '␍').replaceAll('\n', '␊');
}
