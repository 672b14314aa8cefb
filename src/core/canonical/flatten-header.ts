/** One header as an entry, by any rules. */
import { entryHeaderNames } from '../contract';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { CanonicalRules } from './canonical-rules';
import { type FlatEntry, pickDropReason, toTwoDecimals, toUnit } from './flatten-member';
import { quotePython, quoteRuby } from './language-styles';
import { groupThousands } from './print-bounded-number';
import { quoteText } from './print-nested';
import { quotePhp } from './print-php';
import type { OwnOrHeader } from './rule-values';

export interface HeaderEntry {
  readonly key: string;
  /** Where a member has the same name. */
  readonly from: OwnOrHeader;
  /** Null where the header is missing. */
  readonly entry: FlatEntry | null;
}

/** By some rules the merchant number enters too. */
export const allEntryHeaders = [...entryHeaderNames, 'X-Merchant-No'] as const;

/** Null: it becomes no entry. */
export function flattenHeader(
  name: (typeof allEntryHeaders)[number],
  { fields, blanks }: CallbackHeaders,
  rules: CanonicalRules,
): HeaderEntry | null {
  const field = fields[name] ?? blanks[name];
  const key = pickHeaderKey(name, rules);
  if (key === null || (field === undefined && name === 'X-Merchant-No')) return null;
  const from = pickFrom(name, rules);
  if (field === undefined) return { key, from, entry: null };
  const pattern = pickHeaderText(name, rules);
  const inUnit = name === 'X-Timestamp' ? toUnit(field.value, rules.timestampUnit) : field.value;
  // Nearly always the value alone, which needs no search.
  const text = pattern === '*' ? inUnit : pattern.replace('*', () => inUnit);
  const value = text === '' ? text : quoteHeader(text, rules);
  // An empty text in the value's place is what is meant.
  const reason = pattern === '' ? null : pickDropReason(key, value, rules);
  const { nameSpan: keySpan, valueSpan } = field;
  const source = { input: 'headers', name, keySpan, valueSpan } as const;
  return { key, from, entry: { key, value, reason, source } };
}

function quoteHeader(text: string, rules: CanonicalRules): string {
  if (rules.strings === 'quoted-python') return quotePython(text);
  if (rules.strings === 'quoted-php') return quotePhp(text);
  if (rules.strings === 'quoted-ruby') return quoteRuby(text);
  if (rules.strings === 'fixed-2') return toTwoDecimals(text);
  if (rules.strings === 'grouped-2') return toTwoDecimals(text, groupThousands);
  return rules.strings === 'quoted-all' ? quoteText(text, rules) : text;
}

/** Null: it becomes no entry. */
export function pickHeaderKey(
  name: (typeof allEntryHeaders)[number],
  { timestampKey, nonceKey, merchantNoKey }: CanonicalRules,
): string | null {
  return name === 'X-Timestamp' ? timestampKey : name === 'X-Nonce' ? nonceKey : merchantNoKey;
}

function pickHeaderText(
  name: (typeof allEntryHeaders)[number],
  { timestampText, nonceText }: CanonicalRules,
): string {
  return name === 'X-Timestamp' ? timestampText : name === 'X-Nonce' ? nonceText : '*';
}

function pickFrom(
  name: (typeof allEntryHeaders)[number],
  { timestampFrom, nonceFrom }: CanonicalRules,
): OwnOrHeader {
  return name === 'X-Timestamp' ? timestampFrom : name === 'X-Nonce' ? nonceFrom : 'header';
}
