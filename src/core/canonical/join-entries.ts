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
  const separator = printSeparator(rules);
  const text = new TextJoiner();
  let isFirst = true;
  for (const entry of entries) {
    if (isFirst) isFirst = false;
    else text.add(separator);
    text.add(printPair(entry, rules));
  }
  return text.toString();
}

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
export function printPair({ key, value, source, lacks }: FlatEntry, rules: CanonicalRules): string {
  if (lacks === 'pair') return '';
  const { keyValueSeparator, encoding, encodingScope } = rules;
  const isWhole = encodingScope === 'whole';
  const written = isWhole ? value : applyEncoding(value, encoding);
  if (keyValueSeparator === null) return encodeWhole(written, rules);
  const isAsReceived = rules.keys === 'pascal-body' && source.input === 'headers';
  const name = isAsReceived ? key : toKey(key, rules.keys);
  const encodesKeys = encodingScope === 'keys-and-values';
  const named = encodesKeys ? applyEncoding(name, encoding) : name;
  const pair = lacks === 'value' ? named : named + keyValueSeparator + written;
  return encodeWhole(pair, rules);
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
