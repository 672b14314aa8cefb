/** Step 5 by any rules: the finished text. */
import { compactStyle, printJson } from '../json/print-json';
import type { CanonicalRules, HtmlEncoding, RequestPart, UrlEncoding } from './canonical-rules';
import type { FlatEntry } from './flatten-member';
import { type CanonicalSource, type EntryList, listEntries } from './list-entries';
import { nameEntities, transformText } from './transform-text';

/** @param entries `listEntries(source, rules)`, where it is known already */
export function printCanonical(
  source: CanonicalSource,
  rules: CanonicalRules,
  entries?: EntryList,
): string {
  const joined =
    rules.parts === null
      ? joinEntries((entries ?? listEntries(source, rules)).kept, rules)
      : encodeWhole(
          rules.parts.map((part) => printPart(part, source)).join(rules.partSeparator),
          rules,
        );
  return transformText(rules.prefix + joined + rules.suffix, rules.text);
}

/** The rules that only {@link printCanonical} looks at: two that differ in nothing else have the same entries. */
export const joiningRules: ReadonlySet<keyof CanonicalRules> = new Set([
  'parts',
  'partSeparator',
  'keys',
  'encoding',
  'encodingScope',
  'keyValueSeparator',
  'pairSeparator',
  'prefix',
  'suffix',
  'text',
  'charset',
  'prehash',
]);

function printPart(part: RequestPart, { headers, body, bodyText }: CanonicalSource): string {
  switch (part) {
    case 'timestamp':
      return headers.fields['X-Timestamp']?.value ?? '';
    case 'nonce':
      return headers.fields['X-Nonce']?.value ?? '';
    case 'body':
      return bodyText;
    case 'body-trimmed':
      return bodyText.slice(body.span.start, body.span.end);
    case 'body-compact':
      return printJson(body, compactStyle);
  }
}

function joinEntries(entries: readonly FlatEntry[], rules: CanonicalRules): string {
  const separator = printSeparator(rules);
  let text = '';
  let isFirst = true;
  for (const entry of entries) {
    if (isFirst) isFirst = false;
    else text += separator;
    text += printPair(entry, rules);
  }
  return text;
}

/** What stands between two pairs. */
export function printSeparator(rules: CanonicalRules): string {
  return encodeWhole(rules.pairSeparator, rules);
}

/** One entry as it stands between two separators. */
export function printPair({ key, value }: FlatEntry, rules: CanonicalRules): string {
  const { keyValueSeparator, encoding, encodingScope } = rules;
  const isWhole = encodingScope === 'whole';
  const written = isWhole ? value : applyEncoding(value, encoding);
  if (keyValueSeparator === null) return encodeWhole(written, rules);
  const name = toKey(key, rules.keys);
  const encodesKeys = encodingScope === 'keys-and-values';
  const pair = (encodesKeys ? applyEncoding(name, encoding) : name) + keyValueSeparator + written;
  return encodeWhole(pair, rules);
}

/** A part of the finished string, where it is encoded as a whole: each character by itself. */
function encodeWhole(text: string, { encoding, encodingScope }: CanonicalRules): string {
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
    case 'snake':
      return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

function applyEncoding(text: string, encoding: CanonicalRules['encoding']): string {
  if (encoding === 'none') return text;
  if (encoding === 'json') return JSON.stringify(text).slice(1, -1);
  if (encoding in urlStyles) {
    return encodeUrl(text.toWellFormed(), urlStyles[encoding as UrlEncoding]);
  }
  const escaped = escapeHtml(text, quoteEntities[encoding as HtmlEncoding]);
  return encoding === 'html-named' ? nameEntities(escaped) : escaped;
}

interface UrlStyle {
  /** Characters that are kept, beside letters, digits, `-`, `.` and `_`. */
  readonly kept: string;
  readonly space: '%20' | '+';
  readonly hex: 'upper' | 'lower';
}

const urlStyles: Readonly<Record<UrlEncoding, UrlStyle>> = {
  // RFC 3986, rawurlencode.
  percent: { kept: '~', space: '%20', hex: 'upper' },
  'percent-javascript': { kept: "~!'()*", space: '%20', hex: 'upper' },
  'percent-lower': { kept: '~', space: '%20', hex: 'lower' },
  'percent-keep-slash': { kept: '~/', space: '%20', hex: 'upper' },
  'percent-java': { kept: '*', space: '%20', hex: 'upper' },
  'percent-uri': { kept: "~!'()*;,/?:@&=+$#", space: '%20', hex: 'upper' },
  // URLSearchParams, Java's URLEncoder.
  form: { kept: '*', space: '+', hex: 'upper' },
  'form-php': { kept: '', space: '+', hex: 'upper' },
  'form-python': { kept: '~', space: '+', hex: 'upper' },
  'form-lower': { kept: '!()*', space: '+', hex: 'lower' },
};

function encodeUrl(text: string, { kept, space, hex }: UrlStyle): string {
  const encoded = encodeURIComponent(text)
    .replace(/[!'()*~]/g, (found) => (kept.includes(found) ? found : toPercent(found)))
    .replace(/%2[03-9A-F]|%3[ABDF]|%40/g, (octet) => toKept(octet, kept))
    .replaceAll('%20', space);
  return hex === 'upper'
    ? encoded
    : encoded.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
}

function toKept(octet: string, kept: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return kept.includes(character) ? character : octet;
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** How the double and the single quote are written. */
const quoteEntities: Readonly<Record<HtmlEncoding, readonly [string, string]>> = {
  html: ['&quot;', '&#39;'],
  'html-python': ['&quot;', '&#x27;'],
  'html-php': ['&quot;', '&#039;'],
  'html-go': ['&#34;', '&#39;'],
  'html-double-quotes': ['&quot;', "'"],
  'html-named': ['&quot;', "'"],
  'html-no-quotes': ['"', "'"],
};

function escapeHtml(text: string, [double, single]: readonly [string, string]): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', double)
    .replaceAll("'", single);
}
