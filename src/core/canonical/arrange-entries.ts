/** Orders that are not one of keys alone: by which input an entry comes from, by its value, by its hash. */
import type { JsonMember } from '../json/json-node';
import type { FlatEntry } from './flatten-member';
import type { EntryOrder } from './rule-values';

type Arrangement = (entries: FlatEntry[]) => readonly FlatEntry[];

/** Of entries in received order; an order that is not here leaves them so. */
export const arrangements: Partial<Record<EntryOrder, Arrangement>> = {
  'headers-appended': (entries) => [
    ...entries.filter(isFromBody).sort((one, other) => compareCodeUnits(one.key, other.key)),
    ...entries.filter(isFromHeaders),
  ],
  'headers-prepended': (entries) => [
    ...entries.filter(isFromHeaders),
    ...entries.filter(isFromBody).sort((one, other) => compareCodeUnits(one.key, other.key)),
  ],
  value: (entries) => entries.sort((one, other) => compareCodeUnits(one.value, other.value)),
  'value-php': (entries) => sortAsPhp(entries, ({ value }) => value),
  'hash-map': (entries) => arrangeAsHashMap(entries, 1),
  'hash-map-sorted': (entries) => arrangeAsHashMap(sortByKey(entries), 1),
  'hash-map-headers-first': (entries) =>
    arrangeAsHashMap([...entries.filter(isFromHeaders), ...entries.filter(isFromBody)], 1),
  'hash-map-doubled': (entries) => arrangeAsHashMap(entries, 2),
  'hash-map-sorted-doubled': (entries) => arrangeAsHashMap(sortByKey(entries), 2),
};

function sortByKey(entries: FlatEntry[]): FlatEntry[] {
  return entries.sort((one, other) => compareCodeUnits(one.key, other.key));
}

function isFromBody({ source }: FlatEntry): boolean {
  return source.input === 'body';
}

function isFromHeaders(entry: FlatEntry): boolean {
  return !isFromBody(entry);
}

/** Of two texts, by UTF-16 code unit. */
export function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** PHP sorts more than these in another way. */
const insertionLimit = 16;

/**
 * By insertion: numbers and texts beside each other have no order that all agree with, so that what the engine's own sort
 * makes of them changes with how far it has optimized.
 */
export function sortAsPhp<Item>(items: Item[], pickText: (item: Item) => string): Item[] {
  if (items.length > insertionLimit) {
    return items.sort((one, other) => comparePhp(pickText(one), pickText(other)));
  }
  for (let index = 1; index < items.length; index++) {
    const item = items[index] as Item;
    let at = index;
    while (at > 0 && comparePhp(pickText(items[at - 1] as Item), pickText(item)) > 0) {
      items[at] = items[at - 1] as Item;
      at -= 1;
    }
    items[at] = item;
  }
  return items;
}

/** Texts that are numbers are compared as such. */
function comparePhp(one: string, other: string): number {
  if (!isPhpNumeric(one) || !isPhpNumeric(other)) return compareCodeUnits(one, other);
  return Number(one) - Number(other);
}

function isPhpNumeric(text: string): boolean {
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(text);
}

/** By bucket, and by insertion within one; the table doubles when it is three quarters full. */
function arrangeAsHashMap(entries: FlatEntry[], growth: 1 | 2): readonly FlatEntry[] {
  return sortByBucket(entries, growth, ({ key }) => key);
}

/** An object's members, as a HashMap gives them. */
export function arrangeMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return sortByBucket(members, 1, ({ key }) => key.value);
}

function sortByBucket<Item>(
  items: readonly Item[],
  growth: 1 | 2,
  pickKey: (item: Item) => string,
): readonly Item[] {
  let buckets = 16;
  while (items.length > buckets * 0.75) buckets *= 2;
  buckets *= growth;
  const placed = items.map((item) => ({ item, bucket: hashJava(pickKey(item)) & (buckets - 1) }));
  return placed.sort((one, other) => one.bucket - other.bucket).map(({ item }) => item);
}

/** `String.hashCode`, spread as `HashMap` does. */
function hashJava(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return hash ^ (hash >>> 16);
}
