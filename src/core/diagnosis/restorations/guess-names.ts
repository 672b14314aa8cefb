/** Names that a class of one’s own has for the contract’s fields: a name that is not the contract’s in the place of one that is missing. */
import { amountFields, contractFieldNames, isContractField } from '../../contract';
import type { DumpMember, DumpNode, DumpObject } from '../../intake/dump-node';

/** A guess a name, and each is a search of its own: so many are made. */
const guessLimit = 150;
const missingLimit = 5;

/** The likelier first; the members keep their places. */
export function guessNames(root: DumpObject): readonly DumpObject[] {
  return [...guessPrefixed(root), ...guessFields(root)];
}

/** Java’s getters of a boolean take the "is" from its name. */
function guessPrefixed(root: DumpObject): readonly DumpObject[] {
  const keys = new Set(root.members.map(({ key }) => key.value));
  const rename = (key: string): string => `is${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const mayBe = ({ key, value }: DumpMember): boolean =>
    value.type === 'boolean' && /^[a-z]/.test(key.value) && !keys.has(rename(key.value));
  if (!root.members.some(mayBe)) return [];
  return [renameMembers(root, (member) => (mayBe(member) ? rename(member.key.value) : null))];
}

function guessFields(root: DumpObject): readonly DumpObject[] {
  const keys = new Set(root.members.map(({ key }) => key.value));
  const missing = contractFieldNames.filter((name) => !keys.has(name));
  if (missing.length === 0 || missing.length > missingLimit) return [];
  const free = root.members.filter(({ key }) => !isContractField(key.value));
  const guesses: DumpObject[] = [];
  for (const names of listAssignments(missing, free, guessLimit)) {
    if (names.size > 0)
      guesses.push(renameMembers(root, ({ key }) => names.get(key.value) ?? null));
  }
  return guesses;
}

/** A name for some members, and how many words it has in common with those that they have. */
interface Assignment {
  /** From a member’s key to the field that it may be. */
  readonly names: ReadonlyMap<string, string>;
  readonly common: number;
}

/** So many members are looked at for each field: those with names most like its. */
const fittingLimit = 12;

/** Those first that name most fields, and of these the likeliest. */
function listAssignments(
  missing: readonly string[],
  free: readonly DumpMember[],
  limit: number,
): readonly ReadonlyMap<string, string>[] {
  const words = new Map(free.map(({ key }) => [key.value, splitWords(key.value)]));
  let found: readonly Assignment[] = [{ names: new Map(), common: 0 }];
  for (const name of missing) {
    const own = splitWords(name);
    const fitting = free
      .filter(({ value }) => mayHold(name, value))
      .map(({ key: { value: key } }) => {
        const common = words.get(key)?.filter((word) => own.includes(word)).length ?? 0;
        return { key, common };
      })
      .sort((one, other) => other.common - one.common)
      .slice(0, fittingLimit);
    const longer = found.flatMap(({ names, common }) =>
      fitting
        .filter(({ key }) => !names.has(key))
        .map((one) => ({
          names: new Map([...names, [one.key, name]]),
          common: common + one.common,
        })),
    );
    // A field that no member may hold was not sent.
    found = [...longer, ...found].sort(compareAssignments).slice(0, limit);
  }
  return found.map(({ names }) => names);
}

function compareAssignments(one: Assignment, other: Assignment): number {
  return other.names.size - one.names.size || other.common - one.common;
}

function splitWords(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

const amount = /^-?\d+(?:\.\d+)?$/;

function mayHold(name: string, value: DumpNode): boolean {
  if (amountFields.includes(name)) {
    if (value.type === 'number') return true;
    return value.type === 'string' && amount.test(value.value);
  }
  if (name === 'completedAt') {
    const text = value.type === 'number' ? value.plain : value.type === 'string' ? value.value : '';
    return /^\d{10}(?:\d{3})?$|^\d{4}-\d\d-\d\d/.test(text);
  }
  return value.type === 'string' && value.value.trim() !== '';
}

function renameMembers(
  root: DumpObject,
  rename: (member: DumpMember) => string | null,
): DumpObject {
  const members = root.members.map((member): DumpMember => {
    const name = rename(member);
    return name === null ? member : { ...member, key: { ...member.key, value: name } };
  });
  return { ...root, members };
}
