/** In which order nested members and items stand. */
import { arrangeAsDatabase, arrangeAsPhp } from '../../../canonical/arrange-members';
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { printNumber } from '../../../canonical/print-number';
import { hasUnsortedInside, hasUnsortedList } from '../../../canonical/reshape-nested';
import type { JsonMember, JsonNode } from '../../../json/json-node';
import { holds, holdsType } from '../../../json/list-inside';
import { sortMembers } from '../../../json/print-json';
import type { Variant } from '../../deviation';
import { hasNestedText } from './nested-kinds';

type Rules = Partial<CanonicalRules>;

const sorted = [
  { id: 'plain', rules: { nestedSorted: true }, reach: 4 },
  { id: 'integers-first', rules: { nestedSorted: 'integers-first' }, reach: 4 },
  { id: 'hash-map', rules: { nestedSorted: 'hash-map' }, reach: 1 },
] as const satisfies readonly Variant[];

const sortedAtFirst = {
  id: 'first-level',
  rules: { nestedSorted: 'first-level' },
} as const satisfies Variant;

const sortedLists = {
  id: 'lists',
  rules: { nestedSorted: 'lists' },
} as const satisfies Variant;

const sortedThroughout = {
  id: 'lists-too',
  rules: { nestedSorted: 'lists-too' },
} as const satisfies Variant;

const sortedAsNumbers = {
  id: 'numbers',
  rules: { nestedSorted: 'numeric' },
  reach: 4,
} as const satisfies Variant;

/** As a database gives it, and written by any library. */
const sortedByLength = {
  id: 'length',
  rules: { nestedSorted: 'length' },
  reach: 3,
} as const satisfies Variant;

const jsonb = {
  nestedSorted: 'length',
  nestedSpaced: true,
  numbers: 'big-decimal-plain',
} as const satisfies Rules;

const sortedByDatabase = { id: 'database', rules: jsonb } as const satisfies Variant;

/** PostgreSQL's numbers are exact, MySQL's are doubles: as Python's below 1e15, and but for very small ones. */
const sortedByEither = [
  { id: 'jsonb', rules: jsonb },
  { id: 'mysql', rules: { ...jsonb, numbers: 'python-typed' }, reach: 1 },
] as const satisfies readonly Variant[];

const sortedAndSpaced = {
  nestedSorted: true,
  nestedSpaced: true,
  numbers: 'python-typed',
} as const satisfies Rules;

/** Where keys by their length are sorted keys as well, nothing shows a database. */
const sortedByAny = { id: 'spaced', rules: sortedAndSpaced } as const satisfies Variant;

/** MySQL's JSON writes the first, too. */
const sortedByAnyEither = [
  { id: 'spaced-doubles', rules: sortedAndSpaced },
  sortedByEither[0],
] as const satisfies readonly Variant[];

/** What libraries of several languages write by themselves: else a language that does both is told, of which nothing shows. */
const sortedInAscii = {
  id: 'ascii',
  rules: { nestedSorted: true, nestedAscii: 'lower' },
} as const satisfies Variant;

/** Where no object inside of another value shows that a sort stopped there, it is a sort. */
export function listSorted(source: CanonicalSource) {
  const { members } = source.body;
  const showsBoth = hasNestedText(source, /[^\0-\x7f]|\\u/) && members.some(hasUnsortedKeys);
  const keys = [...listSortedKeys(members), ...(showsBoth ? [sortedInAscii] : [])] as const;
  if (!members.some(({ value }) => hasUnsortedList(value))) return keys;
  const hasObjects = members.some(({ value }) => holdsType(value, 'object'));
  return [...keys, sortedLists, ...(hasObjects ? [sortedThroughout] : [])] as const;
}

function hasUnsortedKeys({ value }: JsonMember): boolean {
  return holds(
    value,
    (one) => one.type === 'object' && differ(sortMembers(one.members), one.members),
  );
}

function listSortedKeys(members: readonly JsonMember[]) {
  const hasObject = members.some(({ value }) => value.type === 'object');
  const isShown = hasObject && members.some(({ value }) => hasUnsortedInside(value));
  const holdsSuch = (isSuch: (one: JsonNode) => boolean): boolean =>
    members.some(({ value }) => holds(value, isSuch));
  const showsBoth = (one: Arrange, other: Arrange): boolean =>
    holdsSuch((node) => node.type === 'object' && differ(one(node.members), other(node.members)));
  const isOfLength = showsBoth(arrangeAsDatabase, sortMembers);
  const isMoved = showsBoth(arrangeAsDatabase, leave);
  // A copy that is sorted throughout was sorted on its way: its members are put into their first order instead.
  const isSorted =
    members.length >= leastSorted &&
    !differ(sortMembers(members), members) &&
    !members.some(hasUnsortedKeys);
  const isEither = holdsSuch(
    (one) =>
      one.type === 'number' &&
      printNumber(one, 'python-typed') !== printNumber(one, 'big-decimal-plain'),
  );
  return [
    ...sorted,
    ...(isShown ? [sortedAtFirst] : []),
    ...(showsBoth(arrangeAsPhp, sortMembers) ? [sortedAsNumbers] : []),
    ...(isOfLength && !isSorted ? [sortedByLength] : []),
    ...(isMoved && isOfLength ? (isEither ? sortedByEither : [sortedByDatabase]) : []),
    ...(isMoved && !isOfLength ? (isEither ? sortedByAnyEither : [sortedByAny]) : []),
  ] as const;
}

/** Of fewer members the order is a body's own by chance. */
const leastSorted = 5;

type Arrange = (members: readonly JsonMember[]) => readonly JsonMember[];

function differ(one: readonly JsonMember[], other: readonly JsonMember[]): boolean {
  return one.some((member, at) => member.key.value !== other[at]?.key.value);
}

const leave: Arrange = (members) => members;
