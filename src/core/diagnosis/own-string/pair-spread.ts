/** Nested values whose members the merchant's string has as pairs of their own. */
import type { Difference } from '../../compare/comparison';
import type { JsonNode } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { longestKey } from './pair-renamed';

/** By the missing pair of an object or list, the added ones that its values stand under: `extra[a]`, `extra.a`, `extra_a`. */
export function pairSpread(
  differences: readonly Difference[],
): ReadonlyMap<Difference, readonly Difference[]> {
  const spread = new Map<Difference, readonly Difference[]>();
  const added = differences.filter(({ kind }) => kind === 'added');
  if (added.length === 0) return spread;
  const addedInside = groupInside(added);
  const addedPairs = new Map(added.map((one) => [`${one.key}=${one.own}`, one]));
  for (const one of differences) {
    if (one.kind !== 'missing' || !/^[[{]/.test(one.expected ?? '')) continue;
    const inside = addedInside.get(one.key) ?? [];
    const parts = inside.length > 0 ? inside : findMerged(one, added, addedPairs);
    if (parts.length > 0) spread.set(one, parts);
  }
  return spread;
}

/** An object's own members or a list's items, as entries of the body, most of them with their values. */
function findMerged(
  { expected }: Difference,
  added: readonly Difference[],
  addedPairs: ReadonlyMap<string, Difference>,
): readonly Difference[] {
  const text = expected ?? '';
  const parsed = text.length < longestMerged ? parseJson(text) : null;
  if (!parsed?.ok) return [];
  const { value: node } = parsed;
  for (const parts of [listLeaves(node), listMembers(node), listItemsFromOne(node)]) {
    const texts = parts.filter(({ value }) => value !== null);
    const same = texts.filter(({ key, value }) => addedPairs.has(`${key}=${value}`));
    if (same.length < leastMerged || same.length * 2 <= texts.length) continue;
    const keys = new Set(parts.map(({ key }) => key));
    return added.filter(({ key }) => keys.has(key));
  }
  return [];
}

/** In characters: longer ones are no members that somebody merged. */
const longestMerged = 10_000;
/** One pair may have its key and its value by chance. */
const leastMerged = 2;

interface Leaf {
  readonly key: string;
  /** Null where languages print it in many ways. */
  readonly value: string | null;
}

/** What stands in an object or a list, or in those inside of it; of a list with its places as keys. */
function listLeaves(node: JsonNode): readonly Leaf[] {
  if (node.type === 'object')
    return node.members.flatMap(({ key, value }) => listLeaf(key.value, value));
  return node.type === 'array' ? node.items.flatMap((item, at) => listLeaf(String(at), item)) : [];
}

/** Of an object alone; what is nested in it is printed in many ways. */
function listMembers(node: JsonNode): readonly Leaf[] {
  if (node.type !== 'object') return [];
  return node.members.flatMap(({ key, value }) =>
    value.type === 'object' || value.type === 'array'
      ? [{ key: key.value, value: null }]
      : listLeaf(key.value, value),
  );
}

/** As Lua counts them. */
function listItemsFromOne(node: JsonNode): readonly Leaf[] {
  if (node.type !== 'array') return [];
  return node.items.flatMap((item, at) => listLeaf(String(at + 1), item));
}

function listLeaf(key: string, value: JsonNode): readonly Leaf[] {
  switch (value.type) {
    case 'object':
    case 'array':
      return listLeaves(value);
    case 'string':
      return [{ key, value: value.value }];
    case 'number':
      return [{ key, value: value.plain }];
    default:
      return [{ key, value: null }];
  }
}

/** So many marks of a path are looked at. */
const mostMarks = 20;

/** By the key that a path begins with; also where its brackets are percent-encoded, as `to_query` and `http_build_query` have them. */
function groupInside(added: readonly Difference[]): ReadonlyMap<string, readonly Difference[]> {
  const groups = new Map<string, Difference[]>();
  for (const one of added) {
    if (one.key.length > longestKey) continue;
    const path = one.key.replace(/%5B/gi, '[').replace(/%5D/gi, ']');
    const marks = [...path.matchAll(/[[._](?=.)/g)].slice(0, mostMarks);
    for (const { index } of marks) {
      const key = path.slice(0, index);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [one]);
      else group.push(one);
    }
  }
  return groups;
}
