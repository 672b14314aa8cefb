/** Values without their keys, laid beside the callback's entries in an order that code may have them in. */
import { compareCodeUnits } from '../../canonical/arrange-entries';
import type { DroppedEntry, KeptEntry } from '../../canonical/canonical';

type Entry = KeptEntry | DroppedEntry;

export interface AlignedValues {
  /** `key=value`, in the order in which they stand. */
  readonly pairs: readonly string[];
  /** What stands in front of them and behind them, with its separator. */
  readonly before: string;
  readonly after: string;
}

/** So many of the right values have to stand there as they are, and half of all. */
const leastSame = 5;
/** Each is laid beside each. */
export const mostEntries = 100;

/**
 * What stands in place of a value that the right string has not is a value of its key, too. Null where too little is as
 * it should be.
 *
 * @param parts between the separators
 * @param mostParts into so many a separator may cut one value
 */
export function alignValues(
  parts: readonly string[],
  between: string,
  {
    kept,
    dropped,
  }: { readonly kept: readonly KeptEntry[]; readonly dropped: readonly DroppedEntry[] },
  mostParts: number,
): AlignedValues | null {
  const values = new Set(kept.map(({ value }) => value));
  const same = parts.filter((part) => values.has(part)).length;
  if (same < Math.max(leastSame, kept.length / 2)) return null;
  const all = [...kept, ...dropped.filter(({ reason }) => reason !== 'replaced')];
  if (Math.max(all.length, parts.length) > mostEntries) return null;
  const ways = listOrders(all).map((entries) => align(parts, between, entries, mostParts));
  const [best] = ways.toSorted((one, other) => one.cost - other.cost);
  return best === undefined || best.cost > kept.length ? null : best;
}

/** Sorted, or as received with what the headers give on either side. */
function listOrders(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const sorted = entries.toSorted((one, other) => compareCodeUnits(one.key, other.key));
  const ofBody = entries
    .filter(({ source }) => source.input === 'body')
    .toSorted((one, other) => one.source.keySpan.start - other.source.keySpan.start);
  const headers = sorted.filter(({ source }) => source.input === 'headers');
  const bothWays = [headers.toReversed(), headers];
  const received = bothWays.flatMap((ofHeaders) => [
    [...ofBody, ...ofHeaders],
    [...ofHeaders, ...ofBody],
  ]);
  return [sorted, ...received];
}

/** `around`: one part in front of all values, or behind them, such as a secret. */
const costs = { alike: 1, missing: 2, around: 3, other: 4 } as const;

interface Way {
  readonly cost: number;
  /** In parts: of this entry's value. */
  readonly length: number;
}

/** The cheapest way through, from the end. */
function align(
  parts: readonly string[],
  between: string,
  entries: readonly Entry[],
  mostParts: number,
): AlignedValues & { readonly cost: number } {
  const width = entries.length + 1;
  const ways = new Array<Way | undefined>((parts.length + 1) * width);
  const costAt = (at: number, index: number): number =>
    ways[at * width + index]?.cost ?? Number.POSITIVE_INFINITY;
  for (let at = parts.length; at >= 0; at--) {
    if (at === parts.length) ways[at * width + entries.length] = { cost: 0, length: 0 };
    if (at === parts.length - 1)
      ways[at * width + entries.length] = { cost: costs.around, length: 0 };
    for (let index = entries.length - 1; index >= 0; index--) {
      const entry = entries[index] as Entry;
      const missing = entry.state === 'kept' ? costs.missing : 0;
      let best: Way = { cost: missing + costAt(at, index + 1), length: 0 };
      const most = Math.min(mostParts, parts.length - at);
      for (let length = 1; length <= most; length++) {
        const value = parts.slice(at, at + length).join(between);
        const cost = rate(value, entry) + costAt(at + length, index + 1);
        if (cost < best.cost) best = { cost, length };
      }
      ways[at * width + index] = best;
    }
  }
  const first = costAt(1, 0) + costs.around < costAt(0, 0) ? 1 : 0;
  let at = first;
  const pairs = entries.flatMap(({ key }, index) => {
    const length = ways[at * width + index]?.length ?? 0;
    const value = parts.slice(at, at + length).join(between);
    at += length;
    return length === 0 ? [] : [`${key}=${value}`];
  });
  const before = first === 0 ? '' : `${parts[0]}${between}`;
  const after = at === parts.length ? '' : `${between}${parts.at(-1)}`;
  return { pairs, before, after, cost: costAt(first, 0) + first * costs.around };
}

/** What programs print for a value that is not there. */
const nothing = /^(?:|null|None|nil|NULL|undefined|<nil>)$/;

function rate(own: string, { state, value }: Entry): number {
  if (own === value) return 0;
  if (state === 'dropped') return nothing.test(own) ? 0 : costs.other;
  const isAlike =
    own.toLowerCase() === value.toLowerCase() ||
    (/^\S+$/.test(own) && Number(own) === Number(value)) ||
    (/^[[{]/.test(value) && /^[[{(<]|^Array$/.test(own));
  return isAlike ? costs.alike : costs.other;
}
