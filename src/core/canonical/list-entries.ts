/** Steps 1 to 4 of the contract's construction, by any rules: the entries in signing order, and those that are dropped. */
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonObject } from '../json/json-node';
import { pickEffectiveMembers } from '../json/print-json';
import type { CanonicalRules, EntryOrder } from './canonical-rules';
import { type FlatEntry, flattenMember, pickDropReason, toUnit } from './flatten-member';
import { quoteText } from './print-nested';

/** What a string to be signed is built from. */
export interface CanonicalSource {
  readonly headers: CallbackHeaders;
  readonly body: JsonObject;
  readonly bodyText: string;
}

export interface EntryList {
  /** In signing order. */
  readonly kept: readonly FlatEntry[];
  /** In received order. */
  readonly dropped: readonly FlatEntry[];
}

export function listEntries(source: CanonicalSource, rules: CanonicalRules): EntryList {
  const entries = listBodyEntries(source, rules);
  const added = addHeaderEntries(entries, source.headers, rules);
  const fromHeaders = rules.headerOrder === 'nonce-first' ? added.toReversed() : added;
  const all = rules.order === 'headers-first' ? [...fromHeaders, ...entries] : entries;
  if (rules.order !== 'headers-first') for (const entry of fromHeaders) all.push(entry);

  const kept: FlatEntry[] = [];
  const dropped: FlatEntry[] = [];
  for (const entry of all) (entry.reason === null ? kept : dropped).push(entry);
  const compare = comparators[rules.order];
  if (compare !== null) kept.sort((one, other) => compare(one.key, other.key));
  return { kept, dropped };
}

/** Step 1: flatten the top-level members. */
function listBodyEntries(source: CanonicalSource, rules: CanonicalRules): FlatEntry[] {
  if (rules.bodyMembers === 'none') return [];
  const entries: FlatEntry[] = [];
  for (const member of pickEffectiveMembers(source.body, rules.duplicates)) {
    if (rules.omitted.length > 0 && rules.omitted.includes(member.key.value)) continue;
    entries.push(flattenMember(member, source.bodyText, rules));
  }
  return entries;
}

/** Step 2: timestamp and nonce come from the headers and replace members of the same name (reading 8). */
function addHeaderEntries(
  entries: FlatEntry[],
  { fields, blanks }: CallbackHeaders,
  rules: CanonicalRules,
): readonly FlatEntry[] {
  const added: FlatEntry[] = [];
  for (const { name, key, wins } of [
    { name: 'X-Timestamp', key: rules.timestampKey, wins: rules.timestampFrom === 'header' },
    { name: 'X-Nonce', key: rules.nonceKey, wins: rules.nonceFrom === 'header' },
    { name: 'X-Merchant-No', key: rules.merchantNoKey, wins: true },
  ] as const) {
    const field = fields[name] ?? blanks[name];
    if (key === null || (field === undefined && name === 'X-Merchant-No')) continue;
    const own = entries.findIndex((entry) => entry.key === key);
    const member = entries[own];
    if (member !== undefined) {
      if (!wins) continue;
      entries[own] = { ...member, reason: 'replaced' };
    }
    // A missing header counts as a blank one: its entry is dropped (reading 9), there is just nothing to show.
    if (field === undefined) continue;
    const text = name === 'X-Timestamp' ? toUnit(field.value, rules.timestampUnit) : field.value;
    const value = rules.strings === 'quoted-all' && text !== '' ? quoteText(text, rules) : text;
    added.push({
      key,
      value,
      reason: pickDropReason(key, value, rules),
      source: { input: 'headers', name, keySpan: field.nameSpan, valueSpan: field.valueSpan },
    });
  }
  return added;
}

/** Step 4: how keys are sorted; null: they are not. By UTF-16 code unit is ASCII order for ASCII keys (reading 6). */
const comparators: Readonly<Record<EntryOrder, ((one: string, other: string) => number) | null>> = {
  'code-unit': compareCodeUnits,
  'utf-8': compareCodePoints,
  'case-insensitive': (one, other) => compareCodeUnits(one.toLowerCase(), other.toLowerCase()),
  'case-insensitive-upper': (one, other) =>
    compareCodeUnits(one.toUpperCase(), other.toUpperCase()),
  descending: (one, other) => compareCodeUnits(other, one),
  received: null,
  'headers-first': null,
};

function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** UTF-8 sorts by code point: only characters beyond U+FFFF fall elsewhere than by code unit. */
function compareCodePoints(one: string, other: string): number {
  const others = [...other];
  for (const [index, character] of [...one].entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (others[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
