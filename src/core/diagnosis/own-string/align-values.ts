/** Values without their keys, laid beside the callback's entries in an order that code may have them in. */
import { compareCodeUnits } from '../../canonical/arrange-entries';
import type { Canonical, DroppedEntry, KeptEntry } from '../../canonical/canonical';

type Entry = KeptEntry | DroppedEntry;

export interface AlignedValues {
  /** `key=value`, in the order in which they stand. */
  readonly pairs: readonly string[];
  /** What stands in front of them and behind them, with its separator. */
  readonly before: string;
  readonly after: string;
}

export interface ValueParts {
  readonly parts: readonly string[];
  readonly between: string;
  /** Into so many one value may be cut. */
  readonly most: number;
}

/** So many of the right values have to stand there as they are, and half of all. */
export const leastSame = 5;
/** Each is laid beside each. */
export const mostEntries = 100;

/**
 * What stands in place of a value that the right string has not is a value of its key, too. Null where too little is as
 * it should be, or more than one reading is left.
 */
export function alignValues(
  given: ValueParts,
  { kept, dropped }: Pick<Canonical, 'kept' | 'dropped'>,
): AlignedValues | null {
  const { parts } = given;
  const values = new Set(kept.map(({ value }) => value));
  const same = parts.filter((part) => values.has(part)).length;
  if (same < Math.max(leastSame, kept.length / 2)) return null;
  const all = [...kept, ...dropped.filter(({ reason }) => reason !== 'replaced')];
  if (Math.max(all.length, parts.length) > mostEntries) return null;
  // Such a part is a pair.
  if (all.some(({ key }) => parts.some((part) => part.startsWith(`${key}=`)))) return null;
  const rated = new Map(all.map((entry) => [entry, createRating(entry, given, values)]));
  const [best, ...others] = listOrders(all)
    .map((entries) => align(given, entries, (at, length, entry) => rated.get(entry)?.(at, length)))
    .toSorted((one, other) => one.cost - other.cost);
  if (best === undefined || best.cost > kept.length || best.isOpen) return null;
  const isOther = ({ cost, pairs }: Alignment): boolean =>
    cost === best.cost && pairs.some((pair) => !best.pairs.includes(pair));
  const isThere = best.missing.some((value) => parts.includes(value));
  return isThere || others.some(isOther) ? null : best;
}

/** Sorted, the body's sorted, or as received with what the headers give on either side. */
function listOrders(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const sorted = entries.toSorted((one, other) => compareCodeUnits(one.key, other.key));
  const isOfBody = ({ source }: Entry): boolean => source.input === 'body';
  const sortedBody = sorted.filter(isOfBody);
  const received = sortedBody.toSorted(
    (one, other) => one.source.keySpan.start - other.source.keySpan.start,
  );
  const headers = sorted.filter((entry) => !isOfBody(entry));
  const beside = [received, sortedBody].flatMap((ofBody) =>
    [headers.toReversed(), headers].flatMap((ofHeaders) => [
      [...ofBody, ...ofHeaders],
      [...ofHeaders, ...ofBody],
    ]),
  );
  return [sorted, ...beside];
}

/** `around`: what stands in front of all values, or behind them, such as a secret. */
const costs = { alike: 1, missing: 2, around: 3, other: 4 } as const;

/** What programs print for a value that is not there. */
const nothing = /^(?:|null|None|nil|NULL|undefined|<nil>)$/;

type Rating = (at: number, length: number) => number;

/** What so many parts cost as this entry's value. */
function createRating(
  { state, value }: Entry,
  { parts, between, most }: ValueParts,
  values: ReadonlySet<string>,
): Rating {
  const never = Number.POSITIVE_INFINITY;
  const number = /^\S{1,40}$/.test(value) ? Number(value) : Number.NaN;
  const isNested = /^[[{]/.test(value);
  // One part stays one, but where the right value is several as well, or parts are characters.
  const isCut = between === '' || value.includes(between);
  const rate: Rating = (at, length) => {
    const run = parts.slice(at, at + length);
    const own = run.join(between);
    if (own === value) return 0;
    if (state === 'dropped') return length === 1 && nothing.test(own) ? 0 : never;
    const isCased = own.length === value.length && own.toLowerCase() === value.toLowerCase();
    const isNumber = /^\S+$/.test(own) && Number(own) === number;
    const isPrinted = isNested && /^[[{(<]|^Array$/.test(own);
    if (isCased || isNumber || isPrinted) return costs.alike;
    const isOther = (length === 1 || isCut) && mayReplace(own, value);
    return isOther && !run.some((part) => values.has(part)) ? costs.other : never;
  };
  // Each order asks for the same again.
  const rated: number[] = [];
  return (at, length) => {
    const place = at * (most + 1) + length;
    rated[place] ??= rate(at, length);
    return rated[place];
  };
}

/** A number another one, or what programs print for none; a text another text. */
function mayReplace(own: string, value: string): boolean {
  return nothing.test(own) || own === 'NaN' || isNumeric(own) === isNumeric(value);
}

function isNumeric(text: string): boolean {
  return /^[\d.,-]+$/.test(text);
}

interface Way {
  readonly cost: number;
  /** In parts: of this entry's value. */
  readonly length: number;
}

interface Alignment extends AlignedValues {
  readonly cost: number;
  /** The right values of what has none. */
  readonly missing: readonly string[];
  /** Beside what has none stands another value, which may as well be its own. */
  readonly isOpen: boolean;
}

/** The cheapest way through, from the end. */
function align(
  { parts, between, most }: ValueParts,
  entries: readonly Entry[],
  rate: (at: number, length: number, entry: Entry) => number | undefined,
): Alignment {
  const width = entries.length + 1;
  const ways = new Array<Way>((parts.length + 1) * width);
  const costAt = (at: number, index: number): number => ways[at * width + index]?.cost ?? 0;
  for (let at = parts.length; at >= 0; at--) {
    const behind = at === parts.length ? 0 : costs.around;
    ways[at * width + entries.length] = { cost: behind, length: 0 };
    for (let index = entries.length - 1; index >= 0; index--) {
      const entry = entries[index] as Entry;
      const missing = entry.state === 'kept' ? costs.missing : 0;
      let best: Way = { cost: missing + costAt(at, index + 1), length: 0 };
      for (let length = 1; length <= Math.min(most, parts.length - at); length++) {
        const cost =
          (rate(at, length, entry) ?? Number.POSITIVE_INFINITY) + costAt(at + length, index + 1);
        if (cost < best.cost) best = { cost, length };
      }
      ways[at * width + index] = best;
    }
  }
  const starts = parts.map((_, at) => costAt(at, 0) + (at === 0 ? 0 : costs.around));
  const cost = Math.min(...starts);
  const start = starts.indexOf(cost);
  let at = start;
  const pairs: string[] = [];
  const missing: string[] = [];
  // Since the last value that is surely its entry's.
  let [hasMissing, hasOther, isOpen] = [false, start > 0, false];
  for (const [index, entry] of entries.entries()) {
    const length = ways[at * width + index]?.length ?? 0;
    const cost = length === 0 ? 0 : rate(at, length, entry);
    if (length > 0) pairs.push(`${entry.key}=${parts.slice(at, at + length).join(between)}`);
    else if (entry.state === 'kept') missing.push(entry.value);
    if (length > 0 && cost !== costs.other) [hasMissing, hasOther] = [false, false];
    hasMissing ||= length === 0 && entry.state === 'kept';
    hasOther ||= cost === costs.other;
    isOpen ||= hasMissing && hasOther;
    at += length;
  }
  isOpen ||= hasMissing && at < parts.length;
  const before = parts.slice(0, start).map((part) => part + between);
  const after = parts.slice(at).map((part) => between + part);
  return { pairs, missing, isOpen, before: before.join(''), after: after.join(''), cost };
}
