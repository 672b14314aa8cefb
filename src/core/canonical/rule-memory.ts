/** Remembers what a function makes of the rules by what it reads of them: the other rules may change without another call. */
import type { CanonicalRules } from './canonical-rules';
import { createRuleFlags, hasFlag, type RuleTable, WatchedTable } from './rule-table';

/** The number of the rule that was read first, and what follows each value that it had; or what was made in the end. */
type Memory<T> =
  | {
      readonly number: number;
      /** Its first value, which is the contract's most of the time. */
      readonly value: unknown;
      next: Memory<T>;
      /** Null as long as it had no other: most rules never do. */
      others: Map<unknown, Memory<T>> | null;
    }
  | { readonly number: null; readonly made: T };

/** How much may still be remembered, shared by several functions. */
export interface MemoryRoom {
  characters: number;
}

/** Remembers what `make` makes of the rules. */
export class RuleMemory<T> {
  private root: Memory<T> | undefined;
  /** By the rules' numbers: which were read so far. */
  private readonly isRead = createRuleFlags();
  /** Something was made without a look at what it reads. */
  private isUnwatched = false;

  /**
   * @param make depends on the rules that it reads, each by its name, and on nothing else
   * @param room what is made beyond it is not remembered
   * @param measure how much room the made one takes
   */
  constructor(
    private readonly make: (rules: CanonicalRules) => T,
    private readonly room: MemoryRoom,
    private readonly measure: (made: T) => number,
  ) {}

  pick(rules: RuleTable): T {
    const { values } = rules;
    let memory = this.root;
    while (memory !== undefined && memory.number !== null) {
      const value = values[memory.number];
      memory = value === memory.value ? memory.next : memory.others?.get(value);
    }
    return memory === undefined ? this.makeNew(rules) : memory.made;
  }

  /** False: none of the rules with these numbers was looked at so far, so that others which differ in nothing else give the same. */
  mayRead(numbers: readonly number[]): boolean {
    return this.isUnwatched || hasFlag(this.isRead, numbers);
  }

  private makeNew(rules: RuleTable): T {
    if (this.room.characters <= 0) {
      this.isUnwatched = true;
      return this.make(rules);
    }
    const watched = new WatchedTable(rules.values);
    const made = this.make(watched as unknown as CanonicalRules);
    this.room.characters -= this.measure(made);
    for (const number of watched.read) this.isRead[number] = 1;
    this.root = insert(this.root, watched, 0, made);
    return made;
  }
}

/** What each memory gives by these rules; the same list where that is what it gave before. */
export function repick<T>(
  base: readonly T[],
  memories: readonly RuleMemory<T>[],
  rules: RuleTable,
  changed: readonly number[],
): readonly T[] {
  let picked: T[] | null = null;
  for (let index = 0; index < memories.length; index++) {
    const memory = memories[index] as RuleMemory<T>;
    if (!memory.mayRead(changed)) continue;
    const made = memory.pick(rules);
    if (made === base[index]) continue;
    picked ??= [...base];
    picked[index] = made;
  }
  return picked ?? base;
}

/** @param depth how many of the rules that were read lead to `memory` */
function insert<T>(
  memory: Memory<T> | undefined,
  watched: WatchedTable,
  depth: number,
  made: T,
): Memory<T> {
  const number = watched.read[depth];
  if (number === undefined) return { number: null, made };
  const value = watched.values[number];
  // After the same values the same rule is read next.
  if (memory?.number !== number) {
    return { number, value, next: insert(undefined, watched, depth + 1, made), others: null };
  }
  if (value === memory.value) memory.next = insert(memory.next, watched, depth + 1, made);
  else {
    memory.others ??= new Map();
    memory.others.set(value, insert(memory.others.get(value), watched, depth + 1, made));
  }
  return memory;
}
