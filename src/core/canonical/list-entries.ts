/** Steps 1 to 4 of the contract's construction, by any rules: the entries in signing order, and those that are dropped. */
import { contractFieldNames, entryHeaderNames } from '../contract';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonMember, JsonObject } from '../json/json-node';
import { compactStyle, pickEffectiveMembers, printJson } from '../json/print-json';
import { arrangements, compareCodeUnits } from './arrange-entries';
import type { CanonicalRules, EntryOrder } from './canonical-rules';
import { type FlatEntry, flattenMember, pickDropReason, toUnit } from './flatten-member';
import { quoteText } from './print-nested';
import { type MemoryRoom, rememberByRules } from './remember-by-rules';
import { spreadMembers } from './spread-members';

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
  return new EntryLister(source, { characters: 0 }).list(rules);
}

type Remembered<T> = (rules: CanonicalRules) => T;

/** Lists the entries of one callback by one set of rules after the other. What it remembers it gives again as the same object. */
export class EntryLister {
  private readonly bodies = new Map<string, BodyMembers>();
  private readonly headers: readonly Remembered<HeaderEntry | null>[];
  /** Of the list that is being made: one array for all. */
  private readonly entries: (FlatEntry | null)[] = [];
  /** The body as compact JSON text: one for all keys under which it is an entry. */
  private compact: string | null = null;

  /** @param room for what is made alike by many rules */
  constructor(
    private readonly source: CanonicalSource,
    private readonly room: MemoryRoom,
  ) {
    this.headers = allEntryHeaders.map((name) => {
      const flatten: Remembered<HeaderEntry | null> = (rules) =>
        flattenHeader(name, source.headers, rules);
      if (room.characters <= 0) return flatten;
      return rememberByRules(flatten, room, (made) => measureEntry(made?.entry));
    });
  }

  list(rules: CanonicalRules): EntryList {
    const body = this.pickBody(rules);
    const entries = this.flattenBody(body, rules);
    const added = this.addHeaderEntries(entries, rules);
    if (rules.headerOrder === 'nonce-first') added.reverse();
    const { order } = rules;
    const compare = comparators[order];

    const kept: FlatEntry[] = [];
    const dropped: FlatEntry[] = [];
    if (order === 'headers-first') for (const entry of added) split(entry, kept, dropped);
    for (const entry of entries) {
      if (entry !== null && (entry.reason !== null || compare === null))
        split(entry, kept, dropped);
    }
    if (compare !== null)
      for (const index of body.sort(order, compare)) {
        const entry = entries[index];
        if (entry?.reason === null) kept.push(entry);
      }
    if (order !== 'headers-first')
      for (const entry of added) {
        if (entry.reason === null && compare !== null) insertSorted(kept, entry, compare);
        else split(entry, kept, dropped);
      }
    return { kept: arrangements[order]?.(kept) ?? kept, dropped };
  }

  private pickBody(rules: CanonicalRules): BodyMembers {
    const { duplicates, bodyMembers, nestedEntries, nestedEntryOrder, bodyKey, bodyAs } = rules;
    const { absentFields } = rules;
    if (bodyMembers === 'none') return noMembers;
    const isWhole = bodyMembers === 'as-one';
    const name = isWhole
      ? `${bodyAs} ${bodyKey}`
      : `${duplicates} ${nestedEntries} ${nestedEntries === 'one' ? '' : nestedEntryOrder} ${absentFields === null ? '' : `=${absentFields}`}`;
    const known = this.bodies.get(name) ?? this.readBody(rules);
    this.bodies.set(name, known);
    return known;
  }

  private readBody(rules: CanonicalRules): BodyMembers {
    const { absentFields, duplicates, bodyMembers, nestedEntries, nestedEntryOrder } = rules;
    const { source } = this;
    if (bodyMembers === 'as-one') return new BodyMembers([this.wrapBody(rules)]);
    const members = [
      ...pickEffectiveMembers(source.body, duplicates),
      ...listAbsentMembers(source.body, absentFields),
    ];
    if (nestedEntries === 'one') return new BodyMembers(members);
    const spread = spreadMembers(members, nestedEntries, duplicates);
    const sortKeys = spread.map(({ member, topKey }) =>
      nestedEntryOrder === 'sorted' ? member.key.value : topKey,
    );
    return new BodyMembers(
      spread.map(({ member }) => member),
      sortKeys,
    );
  }

  /** The whole body as the text of one member. */
  private wrapBody({ bodyAs, bodyKey }: CanonicalRules): JsonMember {
    const { body, bodyText } = this.source;
    const { span } = body;
    if (bodyAs !== 'body') this.compact ??= printJson(body, compactStyle);
    const value = bodyAs === 'body' ? bodyText : (this.compact ?? '');
    return {
      key: { type: 'string', value: bodyKey, span },
      value: { type: 'string', value, span },
    };
  }

  /** Step 1: flatten the top-level members. Null for those that are left out. */
  private flattenBody(
    { members, remembered, latest }: BodyMembers,
    rules: CanonicalRules,
  ): (FlatEntry | null)[] {
    const { source, room } = this;
    const { omitted } = rules;
    const { entries } = this;
    // Written over, because an array that is emptied grows anew for each list.
    if (entries.length > members.length) entries.length = members.length;
    for (let index = 0; index < members.length; index++) {
      const member = members[index] as JsonMember;
      if (omitted.length > 0 && omitted.includes(member.key.value)) {
        entries[index] = null;
        continue;
      }
      if (remembered[index] === undefined && room.characters > 0) {
        remembered[index] = this.rememberMember(member);
      }
      const known = remembered[index]?.(rules);
      if (known === undefined) {
        latest[index] = flattenMember(member, source.bodyText, rules, latest[index]);
      }
      entries[index] = known ?? (latest[index] as FlatEntry);
    }
    return entries;
  }

  /** Apart from the loop, in which a closure would cost an object for each member of each list. */
  private rememberMember(member: JsonMember): Remembered<FlatEntry> {
    const { bodyText } = this.source;
    return rememberByRules(
      (rules) => flattenMember(member, bodyText, rules),
      this.room,
      measureEntry,
    );
  }

  /** Step 2: timestamp and nonce come from the headers and replace members of the same name (reading 8). */
  private addHeaderEntries(entries: (FlatEntry | null)[], rules: CanonicalRules): FlatEntry[] {
    const added: FlatEntry[] = [];
    for (const flatten of this.headers) {
      const header = flatten(rules);
      if (header === null) continue;
      const own = entries.findIndex((entry) => entry?.key === header.key);
      const member = entries[own];
      if (member) {
        if (!header.wins) continue;
        entries[own] = { ...member, reason: 'replaced' };
      }
      // A missing header counts as a blank one: its entry is dropped (reading 9), there is just nothing to show.
      if (header.entry !== null) added.push(header.entry);
    }
    return added;
  }
}

/** The contract's fields that the body lacks, as a typed object fills them. */
function listAbsentMembers(
  { members, span }: JsonObject,
  absentFields: CanonicalRules['absentFields'],
): readonly JsonMember[] {
  if (absentFields === null) return [];
  const fill = absentFields === 'zero' ? '' : absentFields;
  return contractFieldNames
    .filter((field) => !members.some(({ key }) => key.value === field))
    .map((field): JsonMember => {
      const isZero = absentFields === 'zero' && field === 'completedAt';
      return {
        key: { type: 'string', value: field, span },
        value: isZero
          ? { type: 'number', source: '0', plain: '0', span }
          : { type: 'string', value: fill, span },
      };
    });
}

function split(entry: FlatEntry, kept: FlatEntry[], dropped: FlatEntry[]): void {
  (entry.reason === null ? kept : dropped).push(entry);
}

/** Behind what it equals. */
function insertSorted(sorted: FlatEntry[], entry: FlatEntry, compare: Compare): void {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare((sorted[middle] as FlatEntry).key, entry.key) <= 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, entry);
}

/** The members of a body, sorted once for each order, however many lists are made of them. */
class BodyMembers {
  readonly remembered: Remembered<FlatEntry>[] = [];
  /** What the others gave in the list before: a list of a large body made of nothing but new entries takes megabytes. */
  readonly latest: FlatEntry[] = [];
  private readonly sorted: Partial<Record<EntryOrder, readonly number[]>> = {};

  /** @param sortKeys by which they are sorted */
  constructor(
    readonly members: readonly JsonMember[],
    private readonly sortKeys: readonly string[] = members.map(({ key }) => key.value),
  ) {}

  /** @returns the members' indexes, in this order */
  sort(order: EntryOrder, compare: Compare): readonly number[] {
    const { sortKeys } = this;
    this.sorted[order] ??= sortKeys
      .map((_, index) => index)
      .sort((one, other) => compare(sortKeys[one] as string, sortKeys[other] as string));
    return this.sorted[order];
  }
}

const noMembers = new BodyMembers([]);

/** What an entry takes beside its value. */
const entryRoom = 500;

function measureEntry(entry: FlatEntry | null | undefined): number {
  return entryRoom + (entry?.value.length ?? 0);
}

interface HeaderEntry {
  readonly key: string;
  /** Over a member of the same name. */
  readonly wins: boolean;
  /** Null where the header is missing. */
  readonly entry: FlatEntry | null;
}

/** By some rules the merchant number enters too. */
const allEntryHeaders = [...entryHeaderNames, 'X-Merchant-No'] as const;

/** Null: it becomes no entry. */
function flattenHeader(
  name: (typeof allEntryHeaders)[number],
  { fields, blanks }: CallbackHeaders,
  rules: CanonicalRules,
): HeaderEntry | null {
  const field = fields[name] ?? blanks[name];
  const key = pickHeaderKey(name, rules);
  if (key === null || (field === undefined && name === 'X-Merchant-No')) return null;
  const wins = pickWinner(name, rules) === 'header';
  if (field === undefined) return { key, wins, entry: null };
  const pattern = pickHeaderText(name, rules);
  const inUnit = name === 'X-Timestamp' ? toUnit(field.value, rules.timestampUnit) : field.value;
  // Nearly always the value alone, which needs no search.
  const text = pattern === '*' ? inUnit : pattern.replace('*', () => inUnit);
  const value = rules.strings === 'quoted-all' && text !== '' ? quoteText(text, rules) : text;
  // An empty text in the value's place is what is meant.
  const reason = pattern === '' ? null : pickDropReason(key, value, rules);
  const { nameSpan: keySpan, valueSpan } = field;
  const source = { input: 'headers', name, keySpan, valueSpan } as const;
  return { key, wins, entry: { key, value, reason, source } };
}

function pickHeaderKey(
  name: (typeof allEntryHeaders)[number],
  { timestampKey, nonceKey, merchantNoKey }: CanonicalRules,
): string | null {
  return name === 'X-Timestamp' ? timestampKey : name === 'X-Nonce' ? nonceKey : merchantNoKey;
}

function pickHeaderText(
  name: (typeof allEntryHeaders)[number],
  { timestampText, nonceText }: CanonicalRules,
): string {
  return name === 'X-Timestamp' ? timestampText : name === 'X-Nonce' ? nonceText : '*';
}

function pickWinner(
  name: (typeof allEntryHeaders)[number],
  { timestampFrom, nonceFrom }: CanonicalRules,
): 'header' | 'body' {
  return name === 'X-Timestamp' ? timestampFrom : name === 'X-Nonce' ? nonceFrom : 'header';
}

/** Step 4: how keys are sorted; null: they are not. By UTF-16 code unit is ASCII order for ASCII keys (reading 6). */
type Compare = (one: string, other: string) => number;

const comparators: Readonly<Record<EntryOrder, Compare | null>> = {
  'code-unit': compareCodeUnits,
  'utf-8': compareCodePoints,
  'case-insensitive': (one, other) => compareCodeUnits(one.toLowerCase(), other.toLowerCase()),
  'case-insensitive-upper': (one, other) =>
    compareCodeUnits(one.toUpperCase(), other.toUpperCase()),
  descending: (one, other) => compareCodeUnits(other, one),
  received: null,
  'headers-first': null,
  'headers-appended': null,
  'headers-prepended': null,
  value: null,
  'value-php': null,
  'hash-map': null,
  'hash-map-sorted': null,
  'hash-map-doubled': null,
  'hash-map-sorted-doubled': null,
};

/** UTF-8 sorts by code point: only characters beyond U+FFFF fall elsewhere than by code unit. */
function compareCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  if (at === length) return one.length - other.length;
  return toCodePointOrder(one.charCodeAt(at)) - toCodePointOrder(other.charCodeAt(at));
}

/** Surrogates stand for what is beyond all other code units. */
function toCodePointOrder(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
