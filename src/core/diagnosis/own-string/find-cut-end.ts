/** Where the merchant's own string ends before the right one does: a log may have cut it, and not the code. */
import type { Canonical, KeptEntry } from '../../canonical/canonical';
import type { Difference } from '../../compare/comparison';
import { parsePairs } from '../../compare/parse-pairs';
import { cutMark } from '../../intake/detect-cut';

/** An end that pairs which were left out do not explain. */
export interface CutEnd {
  /** Of the last pair that something is left of. */
  readonly key: string;
  /** Behind a whole pair a mark shows that there was more. */
  readonly place: 'inside' | 'behind';
  /** What is left, in characters: without a mark. */
  readonly length: number;
  /** It is how the right string begins. */
  readonly isBeginning: boolean;
  /** A line end stands behind it, as a command puts one behind what it prints. */
  readonly hasLineEnd: boolean;
  /** The right string goes on with a line end, where whatever reads a line stops. */
  readonly isLine: boolean;
  /** A mark, or a separator behind which several pairs are missing, shows that it was cut. */
  readonly hasMark: boolean;
  /** What differs before the end. */
  readonly rest: readonly Difference[];
}

/** Where what is left of the right string begins, of which something in front is missing. */
export interface LateStart {
  /** Of the first pair that something is left of. */
  readonly key: string;
  readonly place: 'inside' | 'at';
  /** In characters: without a mark. */
  readonly length: number;
  /** It is how the right string ends. */
  readonly isEnd: boolean;
}

/** In characters: a middle is searched for in no longer string, because a search for a long text may look at each of its characters everywhere. */
const searchedLength = 20_000;

/** So many pairs have to be whole for it to be no chance. */
const leastWhole = 3;

/** A part of the right string that does not begin as that does; null where it is none, or where the first pairs may as well be left out. */
export function findLateStart({ text, kept }: Canonical, ownString: string): LateStart | null {
  // What a log has in front of it, and what shows that there was more.
  const [mark = ''] = /^(?:[A-Za-z][\w .-]{0,40}: ?)?(?:\.{3}|…)?/.exec(ownString) ?? [];
  const part = ownString.slice(mark.length).replace(/(?:\.{3}|…)$/, '');
  const start = findPart(text, part);
  // A single character is taken by code.
  if (start < 2) return null;
  const end = start + part.length;
  const whole = kept.filter(({ span }) => span.start >= start && span.end <= end);
  const before = kept.filter(({ span }) => span.end <= start);
  const first = kept.find((entry) => entry.span.end > start);
  if (whole.length < leastWhole || first === undefined) return null;
  const isAt = first.span.start >= start;
  if (isAt && mark === '' && before.length < leastWhole) return null;
  const place = isAt ? 'at' : 'inside';
  return { key: first.key, place, length: part.length, isEnd: end === text.length };
}

/** -1 where it is none, or too long to be looked for elsewhere than at the end. */
function findPart(text: string, part: string): number {
  if (text.endsWith(part)) return text.length - part.length;
  return text.length > searchedLength ? -1 : text.indexOf(part);
}

/** In characters; no mark is longer. */
const markRoom = 60;

/** Null where all pairs are there, or where the last ones may as well be left out. */
export function findCutEnd(
  canonical: Canonical,
  ownString: string,
  differences: readonly Difference[],
): CutEnd | null {
  const lineEnd = findLineEnd(canonical, ownString);
  const [mark = ''] =
    lineEnd !== '' || beginsLikeRight(canonical, ownString)
      ? []
      : (cutMark.exec(ownString.slice(-markRoom)) ?? []);
  const text = ownString.slice(0, ownString.length - mark.length - lineEnd.length);
  const isBeginning = beginsLikeRight(canonical, text);
  const end = isBeginning
    ? findEnd(canonical, text)
    : findEndOfPairs(canonical.kept, text, differences);
  if (end === null) return null;
  const { entry, left, isLast } = end;
  // More mistakes of the code than two, beside a separator or a line end at the end, are less likely than one cut.
  const hasLineEnd = lineEnd !== '';
  const isSure = isBeginning && (left.endsWith('&') || hasLineEnd) && end.missing > 2;
  const isWhole = left.length >= entry.key.length + 1 + entry.value.length;
  // The last value alone may be what is cut.
  const mayBeCode = isWhole || (isLast && left.length > entry.key.length);
  if (mark === '' ? mayBeCode && !isSure : isWhole && isLast) return null;
  const place = isWhole ? 'behind' : 'inside';
  const rest = isBeginning ? [] : end.rest;
  const hasMark = mark !== '' || isSure;
  const isLine = isBeginning && /^\r?\n/.test(canonical.text.slice(text.length));
  const { length } = text;
  return { key: entry.key, place, length, isBeginning, hasLineEnd, isLine, hasMark, rest };
}

/** Behind what the right string begins with, and not a part of it; else nothing. */
function findLineEnd(canonical: Canonical, ownString: string): string {
  const [lineEnd = ''] = /\r?\n$/.exec(ownString) ?? [];
  const isBehind =
    !beginsLikeRight(canonical, ownString) &&
    beginsLikeRight(canonical, ownString.slice(0, ownString.length - lineEnd.length));
  return isBehind ? lineEnd : '';
}

/** With whole pairs: of less than one anything may be the beginning. */
export function beginsLikeRight({ text, kept: [first] }: Canonical, ownString: string): boolean {
  return first !== undefined && ownString.length >= first.span.end && text.startsWith(ownString);
}

/** The pair in which the string ends, or with which. */
interface End {
  readonly entry: KeptEntry;
  /** What is left of it. */
  readonly left: string;
  readonly isLast: boolean;
  /** How many pairs of the right string stand behind it. */
  readonly missing: number;
  readonly rest: readonly Difference[];
}

function findEnd({ kept }: Canonical, text: string): End | null {
  const at = kept.findLastIndex(({ span }) => span.start < text.length);
  const entry = kept[at];
  if (entry === undefined) return null;
  const missing = kept.length - 1 - at;
  return { entry, left: text.slice(entry.span.start), isLast: missing === 0, missing, rest: [] };
}

/** Null where the last pair is not the beginning of one behind which all are missing. */
function findEndOfPairs(
  kept: readonly KeptEntry[],
  text: string,
  differences: readonly Difference[],
): End | null {
  const pairs = parsePairs(text, kept);
  // A list of keys, of which the last is no beginning of a pair.
  if (pairs.filter((pair) => !pair.text.includes('=')).length > 1) return null;
  const { key, text: left } = pairs.at(-1) ?? { key: '', text: '' };
  const missing = new Set(
    differences.flatMap(({ kind, expectedPosition }) =>
      kind === 'missing' ? [expectedPosition] : [],
    ),
  );
  const present = kept.findLastIndex((_, index) => !missing.has(index + 1));
  const at = kept[present]?.key === key ? present : present + 1;
  const entry = kept[at];
  const isMoved = differences.some(({ kind }) => kind === 'moved');
  if (entry === undefined || at === 0 || left === '' || isMoved) return null;
  if (!`${entry.key}=${entry.value}`.startsWith(left)) return null;
  const rest = differences.filter(({ expectedPosition, ownPosition }) =>
    expectedPosition === null ? ownPosition !== pairs.length : expectedPosition <= at,
  );
  const behind = kept.length - 1 - at;
  return { entry, left, isLast: behind === 0, missing: behind, rest };
}
