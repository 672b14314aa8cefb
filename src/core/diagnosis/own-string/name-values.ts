/** A string of values without their keys, each with its key again. */
import type { Canonical, KeptEntry } from '../../canonical/canonical';
import { type AlignedValues, alignValues, leastSame, mostEntries } from './align-values';

export interface NamedValues extends AlignedValues {
  /** The form of the catalogue that names the separator. */
  readonly form: string;
}

/** By the form of the catalogue that names them. */
const separators = [
  ['|', 'bar'],
  ['\n', 'line-end'],
  [',', 'comma'],
  ['&', 'ampersand'],
  [';', 'semicolon'],
  [':', 'colon'],
  ['-', 'dash'],
  ['_', 'underscore'],
  [' ', 'space'],
  ['.', 'dot'],
] as const;

/** Into so many parts a separator may cut a value. */
const mostParts = 6;
/** In characters: of longer ones nothing but the right values is looked for. */
const lengthLimit = 10_000;

/** Null where they are none of this callback. */
export function nameValues(ownString: string, canonical: Canonical): NamedValues | null {
  const { kept } = canonical;
  const isLong = ownString.length > lengthLimit;
  for (const [between, form] of separators) {
    const parts = ownString.split(between);
    if (parts.length < leastSame) continue;
    const named =
      nameEach(parts, between, kept) ??
      (isLong ? null : alignValues({ parts, between, most: mostParts }, canonical));
    if (named !== null && named.pairs.length >= leastSame) return { ...named, form };
  }
  const parts = isLong ? null : cutAtValues(ownString, kept);
  const named = parts && alignValues({ parts, between: '', most: longestShort }, canonical);
  return named && { ...named, form: 'nothing' };
}

/** In characters: shorter ones stand in others by chance. */
const leastLength = 4;
/** In characters: what stands between longer values may be several short ones. */
const longestShort = 12;

/** Where nothing stands between the values: at both ends of each that is long, and short ones by character. Null where they are too many. */
function cutAtValues(ownString: string, kept: readonly KeptEntry[]): readonly string[] | null {
  if (kept.length > mostEntries) return null;
  const values = new Set(kept.map(({ value }) => value));
  const cuts = new Set([0, ownString.length]);
  for (const value of values) {
    if (value.length < leastLength) continue;
    let at = ownString.indexOf(value);
    while (at !== -1 && cuts.size <= mostEntries) {
      cuts.add(at).add(at + value.length);
      at = ownString.indexOf(value, at + value.length);
    }
  }
  if (cuts.size > mostEntries) return null;
  const ends = [...cuts].toSorted((one, other) => one - other);
  return ends.slice(1).flatMap((end, index) => {
    const part = ownString.slice(ends[index], end);
    return values.has(part) ? [part] : cutApart(part);
  });
}

/** By character, with an object or a list as one part; as it is where no short values stand in it. */
function cutApart(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const character of text) {
    if (depth > 0) parts[parts.length - 1] += character;
    else parts.push(character);
    if (/[[{]/.test(character)) depth += 1;
    else if (/[\]}]/.test(character)) depth = Math.max(0, depth - 1);
  }
  return parts.length > longestShort ? [text] : parts;
}

/** Null where something is no right value. Of fields with the same value the first one is taken first. */
function nameEach(
  parts: readonly string[],
  between: string,
  kept: readonly KeptEntry[],
): AlignedValues | null {
  const keys = new Map<string, string[]>();
  for (const { key, value } of kept) {
    const same = keys.get(value);
    if (same === undefined) keys.set(value, [key]);
    else same.push(key);
  }
  for (const same of keys.values()) same.reverse();
  const pairs: string[] = [];
  let at = 0;
  while (at < parts.length) {
    let length = Math.min(mostParts, parts.length - at);
    let value = '';
    let key: string | undefined;
    for (; length > 0 && key === undefined; length--) {
      value = parts.slice(at, at + length).join(between);
      key = keys.get(value)?.pop();
      if (key !== undefined) at += length;
    }
    if (key === undefined) return null;
    pairs.push(`${key}=${value}`);
  }
  return { pairs, before: '', after: '' };
}
