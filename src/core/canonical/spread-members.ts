/** Nested members as entries of their own, as query-string code writes them: `a[b][0]=…`, `a.b.0=…`. */
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonMember, JsonNode, JsonObject } from '../json/json-node';
import { type JsonStyle, pickEffectiveMembers } from '../json/print-json';
import { compareCodeUnits } from './arrange-entries';
import type { CanonicalRules } from './canonical-rules';
import type { NestedEntries } from './rule-values';

type MergeStyle = Extract<NestedEntries, `merged${string}`>;
type PathStyle = Exclude<NestedEntries, 'one' | MergeStyle>;
type LeafStyle = 'leaves' | 'leaves-of-objects';

interface SpreadMember {
  readonly member: JsonMember;
  /** Of the member it stood in. */
  readonly topKey: string;
}

/** Empty objects and arrays give none. Without recursion: nodes may be nested to the parser's limit. */
export function spreadMembers(
  members: readonly JsonMember[],
  style: Exclude<NestedEntries, 'one'>,
  duplicates: JsonStyle['duplicates'],
  order: CanonicalRules['nestedEntryOrder'] = 'received',
): readonly SpreadMember[] {
  if (isOfMerge(style)) {
    return keepLatest(members.flatMap((member) => mergeMember(member, style, duplicates)));
  }
  const spread: SpreadMember[] = [];
  for (const { key, value } of members) {
    const pending: (readonly [path: string, node: JsonNode])[] = [[key.value, value]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [path, node] = next;
      // Python's urlencode takes the value itself apart, and nothing in it.
      const isWhole = style === 'repeated-keys' && node !== value;
      const children = isWhole ? null : listChildren(node, path, style, duplicates);
      const isSorted = order === 'members' || (order === 'outer-members' && !path.includes('[]'));
      if (isSorted && node.type === 'object') children?.sort(comparePaths);
      if (children === null) {
        const member = { key: { ...key, value: path }, value: node };
        spread.push({ member, topKey: key.value });
      } else pending.push(...children.reverse());
      if (path.length > pathLimit) return spread;
    }
  }
  return isOfLeaves(style) ? keepLatest(spread) : spread;
}

/** By the last key: a bracket behind it is none of its characters. */
function comparePaths(
  [one]: readonly [string, JsonNode],
  [other]: readonly [string, JsonNode],
): number {
  return compareCodeUnits(one.replace(/\]$/, ''), other.replace(/\]$/, ''));
}

function isOfMerge(style: PathStyle | MergeStyle): style is MergeStyle {
  return style.startsWith('merged');
}

/** `{...body, ...body.extra}`, with the object itself or without it; Lua's `for k, v in pairs(value) do params[k] = v end`. */
function mergeMember(
  member: JsonMember,
  style: MergeStyle,
  duplicates: JsonStyle['duplicates'],
): readonly SpreadMember[] {
  const { key, value } = member;
  const own = { member, topKey: key.value };
  if (style === 'merged-from-1' && isNested(value)) {
    return listLua(member, value, duplicates)
      .filter((one) => !isNested(one.value))
      .map((one) => ({ member: one, topKey: one.key.value }));
  }
  if (value.type !== 'object') return [own];
  const inner = pickEffectiveMembers(value, duplicates).map((one) => ({
    member: one,
    topKey: one.key.value,
  }));
  return style === 'merged' ? inner : [own, ...inner];
}

function listLua(
  { key }: JsonMember,
  value: JsonObject | JsonArray,
  duplicates: JsonStyle['duplicates'],
): readonly JsonMember[] {
  if (value.type === 'object') return pickEffectiveMembers(value, duplicates);
  return value.items.map((item, at) => ({
    key: { ...key, value: String(at + 1) },
    value: item,
  }));
}

function keepLatest(spread: readonly SpreadMember[]): readonly SpreadMember[] {
  return [...new Map(spread.map((one) => [one.member.key.value, one])).values()];
}

/** Nobody signs such keys; a body that is nested a hundred times would give very many characters. */
const pathLimit = 1000;

function listChildren(
  node: JsonNode,
  path: string,
  style: PathStyle,
  duplicates: JsonStyle['duplicates'],
): (readonly [string, JsonNode])[] | null {
  if (isOfLeaves(style)) return listLeaves(node, style, duplicates);
  if (style === 'repeated-keys' && node.type === 'object') {
    return pickEffectiveMembers(node, duplicates).map(({ key }) => [path, key]);
  }
  if (style === 'repeated-kept' && node.type === 'array' && node.items.length === 0) return null;
  if (style === 'repeated' || style === 'repeated-kept' || style === 'repeated-keys') {
    return node.type === 'array' ? node.items.map((item) => [path, item]) : null;
  }
  if (node.type === 'array') {
    // One text for all of its items.
    if (style === 'brackets-joined' || style === 'dots-of-objects') return null;
    return node.items.map((item, index) => [path + printIndex(index, style), item]);
  }
  if (node.type !== 'object') return null;
  const hasDots = style.startsWith('dots');
  const isFlat = style === 'underscores';
  return pickEffectiveMembers(node, duplicates).map(({ key, value }) => [
    isFlat ? `${path}_${key.value}` : hasDots ? `${path}.${key.value}` : `${path}[${key.value}]`,
    value,
  ]);
}

function isOfLeaves(style: PathStyle): style is LeafStyle {
  return style === 'leaves' || style === 'leaves-of-objects';
}

function listLeaves(
  node: JsonNode,
  style: LeafStyle,
  duplicates: JsonStyle['duplicates'],
): (readonly [string, JsonNode])[] | null {
  if (node.type === 'array' && style === 'leaves')
    return node.items.map((item, index) => [String(index), item]);
  if (node.type !== 'object') return null;
  return pickEffectiveMembers(node, duplicates).map(({ key, value }) => [key.value, value]);
}

function printIndex(index: number, style: PathStyle): string {
  if (style === 'underscores') return `_${index}`;
  if (style === 'dots') return `.${index}`;
  if (style === 'brackets-repeated') return '';
  return style.endsWith('-unnumbered') ? '[]' : `[${index}]`;
}
