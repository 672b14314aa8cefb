/** Step 5 by any rules: the finished text. */
import { compactStyle, printJson } from '../json/print-json';
import type { CanonicalRules, RequestPart } from './canonical-rules';
import { type CanonicalSource, type EntryList, type FlatEntry, listEntries } from './list-entries';
import { transformText } from './transform-text';

/** @param entries `listEntries(source, rules)`, where it is known already */
export function printCanonical(
  source: CanonicalSource,
  rules: CanonicalRules,
  entries?: EntryList,
): string {
  const joined =
    rules.parts === null
      ? joinEntries((entries ?? listEntries(source, rules)).kept, rules)
      : rules.parts.map((part) => printPart(part, source)).join(rules.partSeparator);
  const whole = rules.encodingScope === 'whole' ? encodeText(joined, rules.encoding) : joined;
  return transformText(rules.prefix + whole + rules.suffix, rules.text);
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
  const { keyValueSeparator, pairSeparator } = rules;
  const encodes = rules.encoding !== 'none' && rules.encodingScope === 'values';
  let text = '';
  let isFirst = true;
  for (const { key, value } of entries) {
    if (isFirst) isFirst = false;
    else text += pairSeparator;
    if (keyValueSeparator !== null) text += toKey(key, rules.keys) + keyValueSeparator;
    text += encodes ? encodeText(value, rules.encoding) : value;
  }
  return text;
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

function encodeText(text: string, encoding: CanonicalRules['encoding']): string {
  const wellFormed = text.toWellFormed();
  switch (encoding) {
    case 'none':
      return text;
    case 'percent':
      return encodePercent(wellFormed);
    case 'percent-lower':
      return encodePercent(wellFormed).replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
    case 'percent-keep-slash':
      return encodePercent(wellFormed).replaceAll('%2F', '/');
    case 'form':
      return encodePercent(wellFormed)
        .replaceAll('%20', '+')
        .replaceAll('~', '%7E')
        .replaceAll('%2A', '*');
    case 'html':
      return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    case 'html-no-quotes':
      return escapeHtml(text);
    case 'json':
      return JSON.stringify(text).slice(1, -1);
  }
}

/** RFC 3986: everything but unreserved characters. */
function encodePercent(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
