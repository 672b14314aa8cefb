/** Entries of the body that the merchant's own string has in one text, and not as pairs: an object as something prints it, a line of a log. */
import type { KeptEntry } from '../../canonical/canonical';
import type { Difference } from '../../compare/comparison';
import { parsePairs } from '../../compare/parse-pairs';
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
  const textOf = ({ ownPosition }: Difference): string => texts[(ownPosition ?? 0) - 1] ?? '';
  const name = added.find((one) => isPrintedObject(one.own || one.key));
  if (name !== undefined && missing.length === ofBody.size) {
    const others = differences.filter((one) => one !== name && !missing.includes(one));
    return {
      keys: missing.map(({ key }) => key),
      text: name.own || name.key,
      isName: true,
      others,
    };
  }
  const isIn = (text: string, { key, expected }: Difference): boolean => {
    const [all, value] = [text.toLowerCase(), (expected ?? '').toLowerCase()];
    const isTelling = value.length >= leastCharacters || all.includes(key.toLowerCase());
    return value !== '' && isTelling && all.includes(value);
  };
  const holder = added.find(
    (one) => missing.filter((other) => isIn(textOf(one), other)).length >= leastValues,
  );
  if (holder === undefined) return null;
  const holds = (one: string): boolean => missing.some((other) => isIn(one, other));
  const text = joinAround(texts, (holder.ownPosition ?? 1) - 1, added, holds);
  const held = new Set(missing.filter((one) => isIn(text, one)));
  // What has another value there is not left out, either.
  const isInside = (one: Difference): boolean =>
    one.kind === 'added' ? text.includes(textOf(one)) : hasKey(text, one);
  const others = differences.filter((one) => !held.has(one) && !isInside(one));
  return { keys: [...held].map(({ key }) => key), text, isName: false, others };
}

function hasKey(text: string, { kind, key }: Difference): boolean {
  const [all, wanted] = [text.toLowerCase(), key.toLowerCase()];
  const at = kind === 'missing' ? all.indexOf(wanted) : -1;
  const around = all.charAt(at - 1) + all.charAt(at + wanted.length);
  return at !== -1 && !/\w/.test(around);
}

/** With the added pairs beside it that are parts of it: a value in it may have an `&`. */
function joinAround(
  texts: readonly string[],
  at: number,
  added: readonly Difference[],
  holds: (text: string) => boolean,
): string {
  const places = new Set(added.map(({ ownPosition }) => (ownPosition ?? 0) - 1));
  const isPart = (place: number, isOpen: boolean): boolean =>
    places.has(place) && (isOpen || holds(texts[place] ?? ''));
  let [first, last] = [at, at];
  let open = countOpen(texts[at] ?? '');
  for (; isPart(first - 1, open < 0); first--) open += countOpen(texts[first - 1] ?? '');
  for (; isPart(last + 1, open > 0); last++) open += countOpen(texts[last + 1] ?? '');
  return texts.slice(first, last + 1).join('&');
}

/** Brackets that are opened, less those that are closed. */
function countOpen(text: string): number {
  return text.replace(/[^[{(]/g, '').length - text.replace(/[^\]})]/g, '').length;
}
