import type { KeptEntry } from '../canonical/canonical';
import { decodeEntity, entity } from '../canonical/transform-text';
import { parseJson } from '../json/parse-json';

/** A `key=value` part of a string somebody built. A part without `=` is all key. */
export interface Pair {
  readonly key: string;
  readonly value: string;
  /** As it stands: the key alone where it has no `=`. */
  readonly text: string;
}

/** Beyond twice as many pairs as are expected, and these, the rest of a string is one pair: it is no string of this kind. */
const morePairs = 10_000;

/** Times that one entry's value is looked for which holds an `&`. */
const wholeTries = 8;

/**
 * Takes a string to be signed apart at its `&`. Values are not encoded, so an `&` may also belong to
 * a value: where a part stands exactly as expected, it is taken whole, and what follows a value that
 * should hold an `&` belongs to it unless it looks like a pair of its own. So does, behind a pair that is not
 * expected, what stands behind an `&` in an expected value: that pair has the value under another key. JSON under a key
 * that is not expected is taken whole, too.
 */
export function parsePairs(text: string, expected: readonly KeptEntry[]): readonly Pair[] {
  const byKey = new Map(
    expected.map(({ key, value }) => {
      const hasSeparator = value.includes('&');
      return [key, { value, tries: 0, hasSeparator, isOpen: hasSeparator || opensNested(value) }];
    }),
  );
  const separated = [...byKey.values()]
    .filter(({ hasSeparator }) => hasSeparator)
    .slice(0, wholeTries)
    .map((entry) => ({ ...entry }));
  const isContinuation = listContinuations(expected);
  const wrappers = { left: wrapperEffort };
  const searches = { left: searchEffort };
  const pairLimit = 2 * expected.length + morePairs;
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  /** Brackets that the pair has opened and not closed: an `&` behind one is still inside of its value. */
  let depth = 0;
  /** What is expected under the key of the pair before; not looked up by a key that has grown. */
  let own: ExpectedValue | undefined;
  /** And where that names a place inside of an object, as `extra[tags]` does, of the object. */
  let before: ExpectedValue | undefined;
  let at = 0;
  let nextEquals = -1;
  while (at <= text.length) {
    // Looked for once for all parts that have none.
    if (nextEquals < at) nextEquals = toOffset(text.indexOf('=', at));
    const separator = pairs.length < pairLimit ? text.indexOf('&', at) : -1;
    const next = separator === -1 ? text.length : separator;
    const end =
      findWrapperEnd(text, at, { equals: nextEquals, next }, byKey, wrappers) ??
      findPairEnd(text, at, { equals: nextEquals, next }, byKey, separated);
    const part = text.slice(at, end);
    const equals = part.indexOf('=');
    const previous = pairs.at(-1);
    const isInside = depth > 0 && before?.isOpen === true;
    const key = part.slice(0, equals);
    // What stands there for the second time may be the text of a value.
    const isKnown =
      equals !== -1 && byKey.has(key) && !(seen.has(key) && standsIn(before, part, searches));
    // A separator that stands twice behind a value that is whole.
    const isEmpty = part === '' && own?.value === previous?.value;
    const continues =
      !isKnown &&
      !isEmpty &&
      ((before?.hasSeparator !== false && isContinuation(part, previous)) ||
        (own !== undefined && beginsEntity(part, byKey)) ||
        isInside ||
        (equals === -1 && own?.hasSeparator) ||
        standsIn(before, part, searches));
    if (continues && previous !== undefined) {
      pairs[pairs.length - 1] = continuePair(previous, part);
    } else {
      const hasValue = equals !== -1;
      const name = hasValue ? key : part;
      pairs.push({ key: name, value: hasValue ? part.slice(equals + 1) : '', text: part });
      if (hasValue) seen.add(key);
      own = byKey.get(name);
      before = own ?? byKey.get(name.slice(0, Math.max(name.search(/[[.]/), 0)));
    }
    depth = (continues && previous !== undefined ? depth : 0) + countOpen(part);
    at = end + 1;
  }
  return pairs;
}

function opensNested(value = ''): boolean {
  return /^[[{]/.test(value);
}

/** In characters that are looked at for where JSON under other keys ends. */
const wrapperEffort = 1_000_000;

/**
 * Where the JSON ends that is the value of an unexpected key and has an `&` inside: a wrapper has the body there. Null
 * where there is none.
 */
function findWrapperEnd(
  text: string,
  at: number,
  { equals, next }: Borders,
  byKey: ReadonlyMap<string, unknown>,
  effort: { left: number },
): number | null {
  const start = equals + 1;
  const isWrapper = equals < next && next < text.length && /[[{]/.test(text.charAt(start));
  if (!isWrapper || byKey.has(text.slice(at, equals))) return null;
  const end = findClosing(text, start, effort);
  const isBorder = end > next && (end === text.length || text.charAt(end) === '&');
  return isBorder && parseJson(text.slice(start, end)).ok ? end : null;
}

/** @returns the offset behind the bracket that closes the first one; -1 where none does, or the effort ends before */
function findClosing(text: string, start: number, effort: { left: number }): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length && effort.left > 0; at++, effort.left--) {
    const sign = text.charAt(at);
    if (isText && sign === '\\') at++;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '{' || sign === '[')) depth++;
    else if (!isText && (sign === '}' || sign === ']') && --depth === 0) return at + 1;
  }
  return -1;
}

/** In characters. */
const longestEntity = 12;

/** The `&` before it is that of an HTML entity, and no separator that was escaped. */
function beginsEntity(part: string, byKey: ReadonlyMap<string, unknown>): boolean {
  const written = part.slice(0, part.indexOf(';') + 1).slice(0, longestEntity);
  const whole = `&${written}`;
  if (whole.replace(entity, decodeEntity) === whole) return false;
  const [key = ''] = part.slice(written.length).split('=', 1);
  return !byKey.has(key);
}

/** In characters: longer values are not searched for each part, */
const searchedLength = 10_000;
/** and no more than so many of all of them. */
const searchEffort = 100_000_000;

/** Whether the value has a part with this key, or without one. */
function standsIn(
  before: ExpectedValue | undefined,
  part: string,
  effort: { left: number },
): boolean {
  if (before?.hasSeparator !== true || before.value.length > searchedLength) return false;
  if (effort.left < before.value.length) return false;
  effort.left -= before.value.length;
  const beginning = part.slice(0, part.indexOf('=') + 1 || part.length);
  return before.value.includes(`&${beginning}`);
}

/** Whether the pair has a value is decided by what it begins with. */
function continuePair(pair: Pair, part: string): Pair {
  const text = `${pair.text}&${part}`;
  return pair.text === pair.key
    ? { key: text, value: '', text }
    : { key: pair.key, value: `${pair.value}&${part}`, text };
}

function countOpen(part: string): number {
  let open = 0;
  // By its code: an iterator makes a text of each character.
  for (let at = 0; at < part.length; at++) {
    const code = part.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) open++;
    else if (code === 0x7d || code === 0x5d) open--;
  }
  return open;
}

/** Of parts that are alike so many are told apart by what stands before them. */
const alikeParts = 8;

/** It is what a text of the JSON begins with, as it stands there or without its escapes. */
function isInJson(before: string, value: string): boolean {
  return [value, JSON.stringify(value).slice(1, -1)].some((text) => before.endsWith(`"${text}`));
}

/** Whether a part is what stands behind an `&` in a value, up to the next one or the value's end. */
type IsContinuation = (part: string, previous: Pair | undefined) => boolean;

/** Up to the end of a text inside of JSON only behind what stands before it there. */
function listContinuations(expected: readonly KeptEntry[]): IsContinuation {
  const continuations = new Set<string>();
  const inJson = new Map<string, string[]>();
  let left = morePairs;
  for (const { value } of expected) {
    let at = value.indexOf('&');
    for (; at >= 0 && left > 0; left--) {
      const next = value.indexOf('&', at + 1);
      const continuation = value.slice(at + 1, next === -1 ? undefined : next);
      continuations.add(continuation);
      const quote = opensNested(value) ? continuation.indexOf('"') : -1;
      if (quote > 0) {
        const part = continuation.slice(0, quote);
        const before = inJson.get(part) ?? [];
        if (before.length < alikeParts) inJson.set(part, [...before, value.slice(0, at)]);
      }
      at = next;
    }
  }
  return (part, previous) =>
    continuations.has(part) ||
    (previous !== undefined &&
      previous.value !== '' &&
      previous.value.length <= searchedLength &&
      inJson.get(part)?.some((before) => isInJson(before, previous.value)) === true);
}

function toOffset(index: number): number {
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}

interface ExpectedValue {
  readonly value: string;
  readonly hasSeparator: boolean;
  /** An `&` behind a bracket of it is still inside: of an object or list as well, whatever separates its items. */
  readonly isOpen: boolean;
  tries: number;
}

/** The next `=` and the next `&`, or the text's end. */
interface Borders {
  readonly equals: number;
  readonly next: number;
}

function findPairEnd(
  text: string,
  at: number,
  { equals: first, next }: Borders,
  byKey: ReadonlyMap<string, ExpectedValue>,
  separated: readonly ExpectedValue[],
): number {
  // A key may hold `=` itself, so each one is tried as the border.
  let equals = first;
  for (let tries = 0; equals < next && tries < 8; tries++) {
    const named = byKey.get(text.slice(at, equals));
    // Under a key that is not expected may stand any value; only one with an `&` needs to be known.
    for (const entry of named === undefined ? separated : [named]) {
      if (isWholeValue(text, equals + 1, next, entry)) return equals + 1 + entry.value.length;
    }
    equals = toOffset(text.indexOf('=', equals + 1));
  }
  return next;
}

/** An entry's value up to a border; one without `&` ends at the next one. */
function isWholeValue(text: string, start: number, next: number, entry: ExpectedValue): boolean {
  const end = start + entry.value.length;
  if (end !== text.length && text.charAt(end) !== '&') return false;
  if (entry.hasSeparator ? entry.tries++ >= wholeTries : end !== next) return false;
  return text.startsWith(entry.value, start);
}
