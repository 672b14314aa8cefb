/** Steps 1 to 4 of the contract's construction, by any rules: the entries in signing order, and those that are dropped. */
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonMember, JsonObject } from '../json/json-node';
import { arrangements } from './arrange-entries';
import { type BodyMembers, BodyReader, isOfMembers } from './body-members';
import type { CanonicalRules } from './canonical-rules';
import { type Compare, comparators } from './compare-keys';
import { createOmission } from './create-omission';
import { allEntryHeaders, flattenHeader, type HeaderEntry } from './flatten-header';
import { type FlatEntry, flattenMember } from './flatten-member';
import { type MemoryRoom, RuleMemory, repick } from './rule-memory';
import { createRuleTest, type RuleTable, toRuleTable } from './rule-table';

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

/** A list with what it was arranged of, so that the next one is made of what differs. */
export interface MadeList extends EntryList {
  readonly body: BodyMembers;
  /** One for each member of the body, those that are left out too. */
  readonly members: readonly FlatEntry[];
  readonly headers: readonly (HeaderEntry | null)[];
}

/** Rules by which entries are arranged, whatever they are made of. */
const arranges = createRuleTest(['order', 'headerOrder', 'omitted']);

/** Lists the entries of one callback by one set of rules after the other. What it remembers it gives again as the same object. */
export class EntryLister {
  private readonly bodies: BodyReader;
  /** None without room: to remember what is asked once costs more than that. */
  private readonly headers: readonly RuleMemory<HeaderEntry | null>[];
  /** Of the list that is being made: one array for all. */
  private readonly entries: (FlatEntry | null)[] = [];

  /** @param room for what is made alike by many rules */
  constructor(
    private readonly source: CanonicalSource,
    private readonly room: MemoryRoom,
  ) {
    this.bodies = new BodyReader(source);
    this.headers = room.characters > 0 ? this.rememberHeaders() : [];
  }

  list(rules: CanonicalRules): EntryList {
    const { kept, dropped } = this.make(toRuleTable(rules));
    return { kept, dropped };
  }

  make(rules: RuleTable): MadeList {
    const body = this.bodies.pick(rules);
    return this.arrange(body, this.flattenBody(body, rules), this.flattenHeaders(rules), rules);
  }

  /**
   * The list by rules that differ from those of `base` in nothing but the ones with these numbers.
   *
   * @returns `base` itself where that changes nothing
   */
  remake(base: MadeList, rules: RuleTable, changed: readonly number[]): MadeList {
    const { body } = base;
    if (isOfMembers(changed) && this.bodies.pick(rules) !== body) return this.make(rules);
    const isRemembered = this.headers.length > 0 && body.remembered.length === body.members.length;
    if (!isRemembered) return this.make(rules);
    const members = repick(base.members, body.remembered, rules, changed);
    const headers = repick(base.headers, this.headers, rules, changed);
    const isSame = members === base.members && headers === base.headers;
    if (isSame && !arranges(changed)) return base;
    return this.arrange(body, members, headers, rules);
  }

  private arrange(
    body: BodyMembers,
    members: readonly FlatEntry[],
    headers: readonly (HeaderEntry | null)[],
    rules: CanonicalRules,
  ): MadeList {
    const entries = this.leaveOut(body, members, rules);
    const added = addHeaderEntries(entries, headers);
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
    return { kept: arrangements[order]?.(kept) ?? kept, dropped, body, members, headers };
  }

  /** Step 1: flatten the top-level members. */
  private flattenBody(body: BodyMembers, rules: RuleTable): readonly FlatEntry[] {
    const { members, remembered, latest } = body;
    const { source, room } = this;
    const isRemembered = room.characters > 0 || remembered.length === members.length;
    const flat: FlatEntry[] = isRemembered ? [] : latest;
    for (let index = 0; index < members.length; index++) {
      const member = members[index] as JsonMember;
      if (remembered[index] === undefined && room.characters > 0) {
        remembered[index] = this.rememberMember(member);
      }
      flat[index] =
        remembered[index]?.pick(rules) ??
        flattenMember(member, source.bodyText, rules, latest[index]);
    }
    return flat;
  }

  private flattenHeaders(rules: RuleTable): readonly (HeaderEntry | null)[] {
    if (this.headers.length > 0) return this.headers.map((header) => header.pick(rules));
    return allEntryHeaders.map((name) => flattenHeader(name, this.source.headers, rules));
  }

  private rememberHeaders(): readonly RuleMemory<HeaderEntry | null>[] {
    const { headers } = this.source;
    return allEntryHeaders.map((name) => {
      const share = createSharing(nameHeader);
      return new RuleMemory(
        (rules) => share(flattenHeader(name, headers, rules)),
        this.room,
        (made) => measureEntry(made?.entry),
      );
    });
  }

  /** Apart from the loop, in which a closure would cost an object for each member of each list. */
  private rememberMember(member: JsonMember): RuleMemory<FlatEntry> {
    const { bodyText } = this.source;
    const share = createSharing(nameEntry);
    return new RuleMemory(
      (rules) => share(flattenMember(member, bodyText, rules)),
      this.room,
      measureEntry,
    );
  }

  /** Null for those that are left out. */
  private leaveOut(
    { members }: BodyMembers,
    flat: readonly FlatEntry[],
    rules: CanonicalRules,
  ): (FlatEntry | null)[] {
    const isOmitted = createOmission(rules);
    const { entries } = this;
    // Written over, because an array that is emptied grows anew for each list.
    if (entries.length > flat.length) entries.length = flat.length;
    for (let index = 0; index < flat.length; index++) {
      const isLeftOut = isOmitted?.((members[index] as JsonMember).key.value) === true;
      entries[index] = isLeftOut ? null : (flat[index] as FlatEntry);
    }
    return entries;
  }
}

/** Step 2: timestamp and nonce come from the headers and replace members of the same name (reading 8). */
function addHeaderEntries(
  entries: (FlatEntry | null)[],
  headers: readonly (HeaderEntry | null)[],
): FlatEntry[] {
  const added: FlatEntry[] = [];
  for (const header of headers) {
    if (header === null) continue;
    const own = entries.findIndex((entry) => entry?.key === header.key);
    const member = entries[own];
    if (member) {
      if (header.from === 'body') continue;
      if (header.from === 'header') entries[own] = { ...member, reason: 'replaced' };
      if (header.from === 'header-then-body' && header.entry !== null) {
        // What is added is sorted behind what has the same key.
        entries[own] = header.entry;
        added.push(member);
        continue;
      }
    }
    // A missing header counts as a blank one: its entry is dropped (reading 9), there is just nothing to show.
    if (header.entry !== null) added.push(header.entry);
  }
  return added;
}

/** What has the same name is the same object: one list of them tells at a glance where it differs from another. */
function createSharing<T>(toName: (made: T) => string): (made: T) => T {
  const known = new Map<string, T>();
  return (made) => {
    const name = toName(made);
    const shared = known.get(name) ?? made;
    known.set(name, shared);
    return shared;
  };
}

function nameEntry({ reason, lacks, value }: FlatEntry): string {
  return `${reason ?? ''} ${lacks ?? ''} ${value}`;
}

function nameHeader(header: HeaderEntry | null): string {
  if (header === null) return '';
  return `${header.key}\n${header.from}\n${header.entry === null ? '' : ` ${nameEntry(header.entry)}`}`;
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
