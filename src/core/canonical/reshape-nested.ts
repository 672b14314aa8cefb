/** Objects and arrays as code hands them to a JSON writer that has changed their members before. */
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonMember, JsonNode, JsonObject } from '../json/json-node';
import { listInside } from '../json/list-inside';
import { pickEffectiveMembers, sortMembers } from '../json/print-json';
import { compareCodeUnits } from './arrange-entries';

type Nested = JsonArray | JsonObject;

/** Deeper ones stay as they are: no program that calls itself goes on for ever. */
const deepest = 100;

/** Without nulls, empty strings and what is empty or becomes so; the outermost stays. */
export function pruneEmpty(node: Nested): Nested {
  return reshape(node, deepest, (member) => !isEmpty(member.value), false);
}

/** PHP's array_values. */
export function toValueList(node: Nested): Nested {
  if (node.type === 'array') return node;
  const items = pickEffectiveMembers(node, 'last').map(({ value }) => value);
  return { type: 'array', items, span: node.span };
}

/** PHP's JSON_FORCE_OBJECT: each array as an object of its items by their indexes. */
export function toObjects(node: Nested): Nested {
  return reshape(node, deepest, () => true, true);
}

/** PHP's ksort, a TreeMap or sorted() over an object: those inside of it stay as they are. */
export function sortFirstLevel(node: Nested): Nested {
  return node.type === 'object' ? { ...node, members: sortMembers(node.members) } : node;
}

/** A sort of each list of texts alone or numbers alone; of others no two languages have one order. */
export function sortLists(node: Nested, depth = deepest): Nested {
  if (depth === 0) return node;
  const visit = (value: JsonNode): JsonNode =>
    isNested(value) ? sortLists(value, depth - 1) : value;
  if (node.type === 'object')
    return {
      ...node,
      members: node.members.map(({ key, value }) => ({ key, value: visit(value) })),
    };
  const compare = pickCompare(node.items);
  return compare === null
    ? { ...node, items: node.items.map(visit) }
    : { ...node, items: [...node.items].sort(compare) };
}

/** Whether such a list is in another order than its sort gives. */
export function hasUnsortedList(node: JsonNode, depth = deepest): boolean {
  if (!isNested(node) || depth === 0) return false;
  if (node.type === 'array') {
    const compare = pickCompare(node.items);
    if (compare !== null)
      return node.items.some((item, at) => at > 0 && compare(node.items[at - 1] ?? item, item) > 0);
  }
  return listInside(node).some((inner) => hasUnsortedList(inner, depth - 1));
}

type Compare = (one: JsonNode, other: JsonNode) => number;

function pickCompare(items: readonly JsonNode[]): Compare | null {
  if (items.every(({ type }) => type === 'string')) return compareTexts;
  return items.every(({ type }) => type === 'number') ? compareNumbers : null;
}

function compareTexts(one: JsonNode, other: JsonNode): number {
  if (one.type !== 'string' || other.type !== 'string') return 0;
  return compareCodeUnits(one.value, other.value);
}

function compareNumbers(one: JsonNode, other: JsonNode): number {
  return one.type === 'number' && other.type === 'number'
    ? Number(one.plain) - Number(other.plain)
    : 0;
}

/** JavaScript's `JSON.stringify(value, Object.keys(value).sort())`: that list holds for objects inside too; an array's keys are its indexes. */
export function keepOwnKeys(node: Nested): Nested {
  const keys =
    node.type === 'object'
      ? node.members.map(({ key }) => key.value)
      : [...node.items.keys()].map(String);
  return pickKeys(node, [...new Set(keys)].sort(), deepest);
}

function pickKeys(node: Nested, keys: readonly string[], depth: number): Nested {
  if (depth === 0) return node;
  const pick = (value: JsonNode): JsonNode =>
    isNested(value) ? pickKeys(value, keys, depth - 1) : value;
  if (node.type === 'array') return { ...node, items: node.items.map(pick) };
  const members = new Map(
    pickEffectiveMembers(node, 'last').map(({ key, value }) => [key.value, { key, value }]),
  );
  const kept = keys.flatMap((key) => members.get(key) ?? []);
  return {
    ...node,
    members: kept.map(({ key, value }) => ({ key, value: pick(value) })),
  };
}

/** Whether one inside of another has members that a sort would move. */
export function hasUnsortedInside(node: JsonNode, depth = deepest): boolean {
  return listInside(node).some(
    (inner) =>
      (inner.type === 'object' && !isSorted(inner)) ||
      (depth > 0 && hasUnsortedInside(inner, depth - 1)),
  );
}

function isSorted({ members }: JsonObject): boolean {
  return members.every(
    ({ key }, at) => at === 0 || (members[at - 1]?.key.value ?? '') <= key.value,
  );
}

function reshape(
  node: Nested,
  depth: number,
  isKept: (member: JsonMember) => boolean,
  asObject: boolean,
): Nested {
  if (depth === 0) return node;
  const { span } = node;
  const members =
    node.type === 'object'
      ? pickEffectiveMembers(node, 'last')
      : node.items.map((value, index): JsonMember => {
          return { key: { type: 'string', value: String(index), span: value.span }, value };
        });
  const kept = members
    .map(({ key, value }) => ({
      key,
      value: isNested(value) ? reshape(value, depth - 1, isKept, asObject) : value,
    }))
    .filter(isKept);
  if (node.type === 'object' || asObject) {
    return { type: 'object', members: kept, hasDuplicates: false, span };
  }
  return { ...node, items: kept.map(({ value }) => value) };
}

function isEmpty(node: JsonNode): boolean {
  if (node.type === 'null') return true;
  if (node.type === 'string') return node.value === '';
  if (node.type === 'array') return node.items.length === 0;
  return node.type === 'object' && node.members.length === 0;
}
