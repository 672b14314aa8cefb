/** Entries of the body that the merchant's own string has in one text, and not as pairs: an object as something prints it, a line of a log. */
import type { KeptEntry } from '../../canonical/canonical';
import type { Difference } from '../../compare/comparison';
import { parsePairs } from '../../compare/parse-pairs';
import { decodePercent } from '../../intake/wrap/percent-text';
import { hasWord } from '../../text/has-word';
import { isPrintedObject } from '../../text/is-placeholder';

export interface OneText {
  /** Of the entries. */
  readonly keys: readonly string[];
  readonly text: string;
  /** It is a program's name for an object: no value of the entries is left. */
  readonly isName: boolean;
  /** What else differs. */
  readonly others: readonly Difference[];
}

/** A shorter value stands somewhere by chance, but for one whose key stands there too. */
const leastCharacters = 4;
/** Fewer values may be those of one entry. */
const leastValues = 3;
/** In a longer text, or of more entries, none is looked for. */
const mostCharacters = 20_000;
const mostEntries = 200;

/** Null where no pair that was added has the values of several missing ones, in whatever case. */
export function findOneText(
  differences: readonly Difference[],
  ownString: string,
  kept: readonly KeptEntry[],
): OneText | null {
  if (ownString.length > mostCharacters || kept.length > mostEntries) return null;
  const ofBody = new Set(kept.flatMap(({ key, source }) => (source.input === 'body' ? [key] : [])));
  const missing = differences.filter(({ kind, key }) => kind === 'missing' && ofBody.has(key));
  const added = differences.filter(({ kind }) => kind === 'added');
  if (missing.length < leastValues || added.length === 0) return null;
  const texts = parsePairs(ownString, kept).map(({ text }) => text);
  // A header's value may be one of the body's as well.
  const bodyValues = new Set(kept.flatMap((one) => (ofBody.has(one.key) ? [one.value] : [])));
  const wanted = differences.filter(
    ({ kind, key, expected }) =>
      kind === 'missing' && (ofBody.has(key) || !bodyValues.has(expected ?? '')),
  );
  const textOf = ({ ownPosition }: Difference): string => texts[(ownPosition ?? 0) - 1] ?? '';
  const name = missing.length === ofBody.size ? findName(added) : null;
  if (name !== null) {
    const others = differences.filter((one) => one !== name && !missing.includes(one));
    return { keys: missing.map(({ key }) => key), text: printOwn(name), isName: true, others };
  }
  const listHeld = (text: string): readonly Difference[] => {
    const decoded = decodePercent(text, true);
    return wanted.filter((one) => hasValue(text, one) || hasValue(decoded, one));
  };
  const holder = added.find((one) => listHeld(textOf(one)).length >= leastValues);
  if (holder === undefined) return null;
  const holds = (text: string): boolean => listHeld(text).length > 0;
  const places = findAround(texts, holder, added, holds);
  const text = [...places].map((place) => texts[place - 1]).join('&');
  const decoded = decodePercent(text, true);
  const held = listHeld(text);
  const isInside = (one: Difference): boolean => {
    if (one.kind === 'added') return places.has(one.ownPosition ?? 0);
    // What has another value there is not left out, either; of a key without a name nobody can tell.
    const mayStand = one.key === '' || hasWord(decoded, one.key);
    return held.includes(one) || (missing.includes(one) && mayStand);
  };
  const others = differences.filter((one) => !isInside(one));
  return { keys: held.map(({ key }) => key), text, isName: false, others };
}

/** A program's name for an object, in the place of its members. */
function findName(added: readonly Difference[]): Difference | null {
  return added.find((one) => isPrintedObject(printOwn(one))) ?? null;
}

/** Without a value, the key is all there is. */
function printOwn({ key, own }: Difference): string {
  return own || key;
}

function hasValue(text: string, { key, expected }: Difference): boolean {
  if (expected === null || expected === '') return false;
  const isTelling = expected.length >= leastCharacters || hasWord(text, key);
  return isTelling && text.toLowerCase().includes(expected.toLowerCase());
}

/** @returns the places of the pair and of those added beside it that are parts of it, in order: a value in it may have an `&` */
function findAround(
  texts: readonly string[],
  { ownPosition }: Difference,
  added: readonly Difference[],
  holds: (text: string) => boolean,
): ReadonlySet<number> {
  const others = new Set(added.map((one) => one.ownPosition));
  const textAt = (place: number): string => texts[place - 1] ?? '';
  const isPart = (place: number, isOpen: boolean): boolean =>
    others.has(place) && (isOpen || holds(textAt(place)));
  const places = [ownPosition ?? 0];
  let [first, last] = [ownPosition ?? 0, ownPosition ?? 0];
  let open = countOpen(textAt(first));
  while (isPart(first - 1, open < 0)) {
    places.unshift(--first);
    open += countOpen(textAt(first));
  }
  while (isPart(last + 1, open > 0)) {
    places.push(++last);
    open += countOpen(textAt(last));
  }
  return new Set(places);
}

/** Brackets that are opened, less those that are closed. */
function countOpen(text: string): number {
  return text.replace(/[^[{(]/g, '').length - text.replace(/[^\]})]/g, '').length;
}
