/** The items of a list, or what else a loop over a nested value gives, as pairs under its own key. */
import type { Difference } from '../../compare/comparison';
import { decodePercent } from '../../intake/wrap/percent-text';
import type { JsonNode } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { relateValues } from './relations/relate-values';
import type { ValueRelation } from './relations/value-relation';

type Of = Extract<ValueRelation, { readonly kind: 'items' }>['of'];

/** A nested value of which each item stands as a pair of its own or as one of a query string, or a text of which each part does. */
export interface PairedItems {
  readonly of: Of | 'parts' | 'query';
  /** Those behind the first one. */
  readonly others: readonly Difference[];
}

/** By the pair that stands first under the key. */
export function pairItems(
  differences: readonly Difference[],
): ReadonlyMap<Difference, PairedItems> {
  const added = differences.filter(({ kind }) => kind === 'added');
  const byKey = groupBy(added, ({ key }) => key);
  const byText = groupBy(added, ({ key, own }) => `${key}=${own}`);
  const paired = new Map<Difference, PairedItems>();
  for (const one of differences) {
    if (one.kind !== 'changed') continue;
    const parts = listParts(one, byText);
    if (parts.length > 0) paired.set(one, { of: 'parts', others: parts });
    if (parts.length > 0 || !/^[[{]/.test(one.expected ?? '')) continue;
    const members = listQueryPairs(one, added);
    if (members !== null) {
      paired.set(one, { of: 'query', others: members });
      continue;
    }
    const others = byKey.get(one.key) ?? [];
    const of = nameItems(
      one.expected ?? '',
      [one, ...others].map(({ own }) => own ?? ''),
    );
    if (of !== null) paired.set(one, { of, others });
  }
  return paired;
}

function groupBy(
  differences: readonly Difference[],
  name: (one: Difference) => string,
): ReadonlyMap<string, readonly Difference[]> {
  const groups = new Map<string, Difference[]>();
  for (const one of differences) {
    const group = groups.get(name(one));
    if (group === undefined) groups.set(name(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** In characters; a longer value is taken for what it looks like. */
const lengthLimit = 10_000;

/** The pairs that are parts of a value which a reader of query strings took apart at its `&`. */
function listParts(
  { own, expected }: Difference,
  added: ReadonlyMap<string, readonly Difference[]>,
): readonly Difference[] {
  if (expected === null || expected.length > lengthLimit || !expected.startsWith(`${own}&`))
    return [];
  const left = expected.slice((own ?? '').length + 1).split('&');
  const parts = new Set([...left, ...left.map((part) => decodePercent(part, true) ?? part)]);
  // A part without a sign is a key with no value, which most write with one.
  return [...parts].flatMap((part) =>
    part.includes('=')
      ? (added.get(part) ?? []).filter((one) => one.own !== '')
      : (added.get(`${part}=`) ?? []),
  );
}

/**
 * The pairs behind it that belong to the query string of its members, which stands in the place of its value:
 * `extra=a=1&b[c]=2`. Null where the value is none.
 */
function listQueryPairs(
  { own, expected, ownPosition }: Difference,
  added: readonly Difference[],
): readonly Difference[] | null {
  if (expected === null || expected.length > lengthLimit || ownPosition === null) return null;
  const parsed = parseJson(expected);
  const equals = own?.indexOf('=') ?? -1;
  if (!parsed.ok || own === null || equals === -1) return null;
  const leaves = new Map(listLeaves(parsed.value, ''));
  const find = (key: string): JsonNode | undefined => leaves.get(decodePercent(key, true) ?? key);
  // An index before its item: other text has numbers before a sign of equality, too.
  const first = find(own.slice(0, equals));
  if (first === undefined || !isAlike(first, own.slice(equals + 1), expected)) return null;
  const byPosition = new Map(added.map((one) => [one.ownPosition, one]));
  const others: Difference[] = [];
  for (let at = ownPosition + 1; ; at++) {
    const other = byPosition.get(at);
    if (other === undefined || find(other.key) === undefined) break;
    others.push(other);
  }
  return others;
}

/** Each text, number or boolean, as query-string code names it: `a[b][0]`, and with nothing in the brackets of a list. */
function listLeaves(node: JsonNode, path: string): readonly (readonly [string, JsonNode])[] {
  const goOn = (key: string, inner: JsonNode): readonly (readonly [string, JsonNode])[] =>
    listLeaves(inner, path === '' ? key : `${path}[${key}]`);
  switch (node.type) {
    case 'object':
      return node.members.flatMap(({ key, value }) => goOn(key.value, value));
    case 'array':
      return node.items.flatMap((item, at) => [...goOn(String(at), item), ...goOn('', item)]);
    default:
      return [[path, node]];
  }
}

function nameItems(expected: string, own: readonly string[]): Of | null {
  if (expected.length > lengthLimit) return null;
  const parsed = parseJson(expected);
  if (!parsed.ok) return null;
  const { value } = parsed;
  if (value.type === 'array') {
    if (areAlike(value.items, own, expected)) return 'items';
    // A loop over a loop takes each object for its keys.
    const keys = value.items.flatMap((item) =>
      item.type === 'object' ? item.members.map(({ key }) => key) : [item],
    );
    return keys.length > value.items.length && areAlike(keys, own, expected) ? 'keys' : null;
  }
  if (value.type !== 'object') return null;
  const { members } = value;
  // Python takes an object for its keys, PHP for its values.
  if (
    areAlike(
      members.map(({ key }) => key),
      own,
      expected,
    )
  )
    return 'keys';
  return areAlike(
    members.map((member) => member.value),
    own,
    expected,
  )
    ? 'values'
    : null;
}

/** Nulls may be left out; of nothing else but them nothing is told. */
function areAlike(nodes: readonly JsonNode[], own: readonly string[], json: string): boolean {
  const kept = nodes.length === own.length ? nodes : nodes.filter(({ type }) => type !== 'null');
  return (
    kept.length === own.length &&
    kept.some(({ type }) => type !== 'null') &&
    kept.every((node, at) => isAlike(node, own[at] ?? '', json))
  );
}

function isAlike(node: JsonNode, own: string, json: string): boolean {
  const text = node.type === 'string' ? node.value : json.slice(node.span.start, node.span.end);
  if (own === text) return true;
  if (node.type === 'boolean' && own === (node.value ? '1' : '')) return true;
  return [own, decodePercent(own, true)].some((one) => {
    const kind = one === text ? 'same' : relateValues('', one, text)?.kind;
    return kind !== undefined && (node.type === 'null' ? noValue : sameValue).has(kind);
  });
}

const noValue: ReadonlySet<string> = new Set(['same', 'placeholder', 'emptied', 'letter-case']);
const sameValue: ReadonlySet<string> = new Set([
  'same',
  'same-number',
  'double-digits',
  'same-json',
  'same-members',
  'letter-case',
  'encoded',
]);
