/** Entries as pairs: how a key, a value and what stands between them are written. */
import { TextJoiner } from '../text/text-joiner';
import type { CanonicalRules } from './canonical-rules';
import { encodeUrl, isUrlEncoding } from './encode-url';
import { escapeHtml } from './escape-html';
import type { FlatEntry } from './flatten-member';
import { cutText, type NamedRewriting, rewritings } from './rewrite-value';
import type { HtmlEncoding } from './rule-values';

/** All entries, as `key=value&key=value` by the rules. */
export function joinEntries(entries: readonly FlatEntry[], rules: CanonicalRules): string {
  const text = new TextJoiner();
  for (const portion of joinInPortions(entries, rules)) text.add(portion);
  return text.toString();
}

/**
 * The same in portions, in which a long value stands alone: of a body of megabytes, the joined text of each string that
 * is tried would be as much garbage.
 */
export function* joinInPortions(
  entries: Iterable<FlatEntry>,
  rules: CanonicalRules,
): Iterable<string> {
  const separator = printSeparator(rules);
  let pieces: string[] = [];
  let length = 0;
  let isFirst = true;
  for (const entry of entries) {
    if (isFirst) isFirst = false;
    else pieces.push(separator);
    const name = printName(entry, rules);
    const value = printValue(entry, rules);
    pieces.push(name);
    length += separator.length + name.length + value.length;
    if (length < portionLength) {
      pieces.push(value);
      continue;
    }
    yield pieces.join('');
    yield value;
    pieces = [];
    length = 0;
  }
  yield pieces.join('');
}

/** In characters: so many that each is worth the call that encodes it. */
const portionLength = 10_000;

/** All keys, then all values, with one separator throughout. */
export function joinColumns(entries: readonly FlatEntry[], rules: CanonicalRules): string {
  const { encoding, encodingScope, partSeparator, keys } = rules;
  const encodesKeys = encodingScope === 'keys-and-values';
  const text = new TextJoiner();
  for (const [index, { key }] of entries.entries()) {
    if (index > 0) text.add(partSeparator);
    const name = toKey(key, keys);
    text.add(encodesKeys ? applyEncoding(name, encoding) : name);
  }
  for (const { value } of entries) {
    text.add(partSeparator);
    text.add(encodingScope === 'whole' ? value : applyEncoding(value, encoding));
  }
  return text.toString();
}

/** What stands between two pairs. */
export function printSeparator(rules: CanonicalRules): string {
  return encodeWhole(rules.pairSeparator, rules);
}

/** One entry as it stands between two separators. */
export function printPair(entry: FlatEntry, rules: CanonicalRules): string {
  return printName(entry, rules) + printValue(entry, rules);
}

/** What stands before an entry's value, the sign between the two included. */
function printName({ key, source, lacks }: FlatEntry, rules: CanonicalRules): string {
  const { keyValueSeparator, encoding } = rules;
  if (lacks === 'pair' || keyValueSeparator === null) return '';
  const isAsReceived = rules.keys === 'pascal-body' && source.input === 'headers';
  const name = isAsReceived ? key : toKey(key, rules.keys);
  const named = rules.encodingScope === 'keys-and-values' ? applyEncoding(name, encoding) : name;
  return encodeWhole(lacks === 'value' ? named : named + keyValueSeparator, rules);
}

function printValue({ value, lacks }: FlatEntry, rules: CanonicalRules): string {
  if (lacks === 'pair') return '';
  if (lacks === 'value' && rules.keyValueSeparator !== null) return '';
  return applyEncoding(value, rules.encoding);
}

/** A part of the finished string, where it is encoded as a whole: each character by itself. */
export function encodeWhole(text: string, { encoding, encodingScope }: CanonicalRules): string {
  return encodingScope === 'whole' ? applyEncoding(text, encoding) : text;
}

function toKey(key: string, keys: CanonicalRules['keys']): string {
  switch (keys) {
    case 'as-received':
      return key;
    case 'lower':
      return key.toLowerCase();
    case 'upper':
      return key.toUpperCase();
    case 'pascal':
    case 'pascal-body':
      return key.charAt(0).toUpperCase() + key.slice(1);
    case 'symbol':
      return `:${key}`;
    case 'snake':
    case 'kebab': {
      const sign = keys === 'snake' ? '_' : '-';
      return key.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase());
    }
  }
}

function applyEncoding(text: string, encoding: CanonicalRules['encoding']): string {
  if (encoding === 'none') return text;
  if (encoding === 'json') return JSON.stringify(text).slice(1, -1);
  if (isUrlEncoding(encoding)) return encodeUrl(text, encoding);
  if (encoding.startsWith('cut-')) return cutText(text, Number(encoding.slice(4)));
  if (encoding in rewritings) return rewritings[encoding as NamedRewriting](text);
  return escapeHtml(text, encoding as HtmlEncoding);
}
