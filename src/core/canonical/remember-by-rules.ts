/** Remembers what a function makes of the rules by what it reads of them: the other rules may change without another call. */
import { type CanonicalRules, contractRules } from './canonical-rules';

/** What was read first, and what follows each value that it had; or what was made in the end. */
type Memory<T> =
  | {
      readonly rule: keyof CanonicalRules;
      /** Its first value, which is the contract's most of the time. */
      readonly value: unknown;
      next: Memory<T>;
      /** Null as long as it had no other: most rules never do. */
      others: Map<unknown, Memory<T>> | null;
    }
  | { readonly rule: null; readonly made: T };

/** How much may still be remembered, shared by several functions. */
export interface MemoryRoom {
  characters: number;
}

/** A function that remembers. */
export type Remembered<T> = (rules: CanonicalRules) => T;

/**
 * @param make depends on the rules that it reads, each by its name, and on nothing else
 * @param room what is made beyond it is not remembered
 * @param measure how much room the made one takes
 */
export function rememberByRules<T>(
  make: (rules: CanonicalRules) => T,
  room: MemoryRoom,
  measure: (made: T) => number,
): Remembered<T> {
  let root: Memory<T> | undefined;
  return (rules) => {
    let memory = root;
    while (memory !== undefined && memory.rule !== null) {
      const value = rules[memory.rule];
      memory = value === memory.value ? memory.next : memory.others?.get(value);
    }
    if (memory !== undefined) return memory.made;
    if (room.characters <= 0) return make(rules);
    const watched = new WatchedRules(rules);
    const made = make(watched as unknown as CanonicalRules);
    room.characters -= measure(made);
    root = insert(root, [...watched.read], 0, rules, made);
    return made;
  };
}

/** Rules that note which of them are read: accessors, as each read of a Proxy costs what printing a value does. */
class WatchedRules {
  readonly read = new Set<keyof CanonicalRules>();

  constructor(readonly rules: CanonicalRules) {}
}

for (const rule of Object.keys(contractRules) as (keyof CanonicalRules)[]) {
  Object.defineProperty(WatchedRules.prototype, rule, {
    get(this: WatchedRules) {
      this.read.add(rule);
      return this.rules[rule];
    },
  });
}

/** @param depth how many of the rules that were read lead to `memory` */
function insert<T>(
  memory: Memory<T> | undefined,
  read: readonly (keyof CanonicalRules)[],
  depth: number,
  rules: CanonicalRules,
  made: T,
): Memory<T> {
  const rule = read[depth];
  if (rule === undefined) return { rule: null, made };
  const value = rules[rule];
  // After the same values the same rule is read next.
  if (memory?.rule !== rule) {
    return { rule, value, next: insert(undefined, read, depth + 1, rules, made), others: null };
  }
  if (value === memory.value) memory.next = insert(memory.next, read, depth + 1, rules, made);
  else {
    memory.others ??= new Map();
    memory.others.set(value, insert(memory.others.get(value), read, depth + 1, rules, made));
  }
  return memory;
}
