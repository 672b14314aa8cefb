/** Steps 1 to 4 of the contract's construction, by any rules: the entries in signing order, and those that are dropped. */
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonMember, JsonObject } from '../json/json-node';
import { arrangements } from './arrange-entries';
import { type BodyMembers, BodyReader } from './body-members';
import type { CanonicalRules } from './canonical-rules';
import { type Compare, comparators } from './compare-keys';
import { createOmission } from './create-omission';
import { allEntryHeaders, flattenHeader, type HeaderEntry } from './flatten-header';
import { type FlatEntry, flattenMember } from './flatten-member';
import { type MemoryRoom, type Remembered, rememberByRules } from './remember-by-rules';

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

/** Lists the entries of one callback by one set of rules after the other. What it remembers it gives again as the same object. */
export class EntryLister {
  private readonly bodies: BodyReader;
  private readonly headers: readonly Remembered<HeaderEntry | null>[];
  /** Of the list that is being made: one array for all. */
  private readonly entries: (FlatEntry | null)[] = [];

  /** @param room for what is made alike by many rules */
  constructor(
    private readonly source: CanonicalSource,
    private readonly room: MemoryRoom,
  ) {
    this.bodies = new BodyReader(source);
    this.headers = allEntryHeaders.map((name) => {
      const flatten: Remembered<HeaderEntry | null> = (rules) =>
        flattenHeader(name, source.headers, rules);
      if (room.characters <= 0) return flatten;
      return rememberByRules(flatten, room, (made) => measureEntry(made?.entry));
    });
  }

  list(rules: CanonicalRules): EntryList {
    const body = this.bodies.pick(rules);
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

  /** Step 1: flatten the top-level members. Null for those that are left out. */
  private flattenBody(
    { members, remembered, latest }: BodyMembers,
    rules: CanonicalRules,
  ): (FlatEntry | null)[] {
    const { source, room } = this;
    const isOmitted = createOmission(rules);
    const { entries } = this;
    // Written over, because an array that is emptied grows anew for each list.
    if (entries.length > members.length) entries.length = members.length;
    for (let index = 0; index < members.length; index++) {
      const member = members[index] as JsonMember;
      if (isOmitted?.(member.key.value) === true) {
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

/** What an entry takes beside its value. */
const entryRoom = 500;

function measureEntry(entry: FlatEntry | null | undefined): number {
  return entryRoom + (entry?.value.length ?? 0);
}
