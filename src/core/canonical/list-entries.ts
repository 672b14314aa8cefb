/** Steps 1 to 4 of the contract's construction, by any rules: the entries in signing order, and those that are dropped. */
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonMember, JsonNode, JsonNumber, JsonObject } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { pickEffectiveMembers } from '../json/print-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import type { DropReason, EntrySource } from './canonical';
import type { CanonicalRules, EntryOrder, NumberStyle } from './canonical-rules';
import { isNested, printNested, quoteText } from './print-nested';
import { printNumber } from './print-number';

/** What a string to be signed is built from. */
export interface CanonicalSource {
  readonly headers: CallbackHeaders;
  readonly body: JsonObject;
  readonly bodyText: string;
}

export interface FlatEntry {
  readonly key: string;
  readonly value: string;
  readonly source: EntrySource;
  /** Null: it is kept. */
  readonly reason: DropReason | null;
}

export interface EntryList {
  /** In signing order. */
  readonly kept: readonly FlatEntry[];
  /** In received order. */
  readonly dropped: readonly FlatEntry[];
}

const amountKeys: ReadonlySet<string> = new Set(['amount', 'feeAmount', 'netAmount']);

export function listEntries(source: CanonicalSource, rules: CanonicalRules): EntryList {
  const entries = listBodyEntries(source, rules);
  const added = addHeaderEntries(entries, source.headers, rules);
  const fromHeaders = rules.headerOrder === 'nonce-first' ? added.toReversed() : added;
  const all = rules.order === 'headers-first' ? [...fromHeaders, ...entries] : entries;
  if (rules.order !== 'headers-first') for (const entry of fromHeaders) all.push(entry);

  const kept: FlatEntry[] = [];
  const dropped: FlatEntry[] = [];
  for (const entry of all) (entry.reason === null ? kept : dropped).push(entry);
  const compare = comparators[rules.order];
  if (compare !== null) kept.sort((one, other) => compare(one.key, other.key));
  return { kept, dropped };
}

/** Step 1: flatten the top-level members. */
function listBodyEntries(source: CanonicalSource, rules: CanonicalRules): FlatEntry[] {
  if (rules.bodyMembers === 'none') return [];
  const entries: FlatEntry[] = [];
  for (const member of pickEffectiveMembers(source.body, rules.duplicates)) {
    if (rules.omitted.length > 0 && rules.omitted.includes(member.key.value)) continue;
    entries.push(flattenMember(member, source.bodyText, rules));
  }
  return entries;
}

/** Step 2: timestamp and nonce come from the headers and replace members of the same name (reading 8). */
function addHeaderEntries(
  entries: FlatEntry[],
  { fields, blanks }: CallbackHeaders,
  rules: CanonicalRules,
): readonly FlatEntry[] {
  const added: FlatEntry[] = [];
  for (const { name, key, wins } of [
    { name: 'X-Timestamp', key: rules.timestampKey, wins: rules.timestampFrom === 'header' },
    { name: 'X-Nonce', key: rules.nonceKey, wins: rules.nonceFrom === 'header' },
    { name: 'X-Merchant-No', key: rules.merchantNoKey, wins: true },
  ] as const) {
    const field = fields[name] ?? blanks[name];
    if (key === null || (field === undefined && name === 'X-Merchant-No')) continue;
    const own = entries.findIndex((entry) => entry.key === key);
    const member = entries[own];
    if (member !== undefined) {
      if (!wins) continue;
      entries[own] = { ...member, reason: 'replaced' };
    }
    // A missing header counts as a blank one: its entry is dropped (reading 9), there is just nothing to show.
    if (field === undefined) continue;
    const text = name === 'X-Timestamp' ? toUnit(field.value, rules.timestampUnit) : field.value;
    const value = rules.strings === 'quoted-all' && text !== '' ? quoteText(text, rules) : text;
    added.push({
      key,
      value,
      reason: pickDropReason(key, value, rules),
      source: { input: 'headers', name, keySpan: field.nameSpan, valueSpan: field.valueSpan },
    });
  }
  return added;
}

function flattenMember(
  { key: { value: key, span: keySpan }, value: node }: JsonMember,
  bodyText: string,
  rules: CanonicalRules,
): FlatEntry {
  const source = { input: 'body', keySpan, valueSpan: node.span } as const;
  const value = flattenValue(key, node, bodyText, rules);
  if (node.type === 'null' && rules.nullText === null && !isSignKey(key)) {
    return { key, value, reason: 'null', source };
  }
  const isFalsy = rules.falsy === 'drop' && /^(?:0|false|\[\]|\{\})$/.test(value);
  const reason =
    node.type === 'null' && value === '' && !isSignKey(key)
      ? null
      : (pickDropReason(key, value, rules) ?? (isFalsy ? 'blank' : null));
  return { key, value, reason, source };
}

/** Contract, "Flattening rules". */
function flattenValue(
  key: string,
  node: JsonNode,
  bodyText: string,
  rules: CanonicalRules,
): string {
  if (isNested(node)) return printNested(node, pickNestedRules(rules), bodyText);
  switch (node.type) {
    case 'string':
      if (rules.amounts !== 'text' && amountKeys.has(key)) return toAmount(node.value, rules);
      return printString(node.value, rules, bodyText.slice(node.span.start, node.span.end));
    case 'number':
      return printTopNumber(key, node, rules);
    case 'boolean':
      return printBoolean(node.value, rules.booleans);
    case 'null':
      return rules.nullText ?? 'null';
  }
}

/** A completedAt that is in the other unit already is a number like any. */
function printTopNumber(key: string, node: JsonNumber, rules: CanonicalRules): string {
  const isCompletedAt = key === 'completedAt';
  const inUnit = isCompletedAt ? toUnit(node.plain, rules.completedAtUnit) : node.plain;
  if (inUnit !== node.plain) return inUnit;
  const { numberScope, numbers } = rules;
  const isMeant = numberScope === 'completedAt' ? isCompletedAt : numberScope !== 'nested';
  return isMeant ? printNumber(node, numbers) : node.plain;
}

function pickNestedRules(rules: CanonicalRules): CanonicalRules {
  const { numberScope, numbers } = rules;
  if (numbers === 'plain' || numberScope === 'all' || numberScope === 'nested') return rules;
  return { ...rules, numbers: 'plain' };
}

function printString(value: string, rules: CanonicalRules, source: string): string {
  switch (rules.strings) {
    case 'value':
      return value;
    case 'trimmed':
      return value.trim();
    case 'trimmed-ascii':
      return value.replace(/^[\0- ]+|[\0- ]+$/g, '');
    case 'quoted':
    case 'quoted-all':
      return quoteText(value, rules);
    case 'quoted-source':
      return source;
    case 'source':
      return source.slice(1, -1);
  }
}

function printBoolean(value: boolean, style: CanonicalRules['booleans']): string {
  switch (style) {
    case 'json':
      return String(value);
    case 'capitalized':
      return value ? 'True' : 'False';
    case 'number':
      return value ? '1' : '0';
    case 'php':
      return value ? '1' : '';
  }
}

/** An amount that went through a number type; anything that is not plain decimal text stays. */
function toAmount(text: string, { amounts }: CanonicalRules): string {
  if (!/^-?\d{1,15}(?:\.\d{1,10})?$/.test(text)) return text;
  switch (amounts) {
    case 'text':
      return text;
    case 'number':
      return String(Number(text));
    case 'float':
      return Number.isInteger(Number(text)) ? `${Number(text)}.0` : String(Number(text));
    case 'java':
    case 'go':
    case 'big-decimal-stripped':
      return printAmount(text, amounts);
    case 'fixed-2':
      return Number(text).toFixed(2);
    case 'minor-units':
      return String(Math.round(Number(text) * 100));
  }
}

function printAmount(text: string, style: NumberStyle): string {
  const plain = toPlainDecimal(text.replace(/^(-?)0+(?=\d)/, '$1'), numberDigitLimit) ?? text;
  return printNumber({ source: plain, plain }, style);
}

function toUnit(seconds: string, unit: CanonicalRules['timestampUnit']): string {
  if (unit === 'milliseconds' && /^\d{10}$/.test(seconds)) return `${seconds}000`;
  if (unit === 'seconds' && /^\d{13}$/.test(seconds)) return seconds.slice(0, 10);
  return seconds;
}

/** Step 3: what is dropped. */
function pickDropReason(key: string, value: string, rules: CanonicalRules): DropReason | null {
  if (isSignKey(key)) return rules.signMember === 'keep' ? null : 'sign';
  if (rules.blanks === 'keep') return null;
  if (rules.blanks === 'drop-empty') return value === '' ? 'blank' : null;
  // Blank is what String.prototype.trim empties (reading 5).
  if (value.trim() !== '') return null;
  return rules.blanks === 'drop' || !/[^\0- ]/.test(value) ? 'blank' : null;
}

function isSignKey(key: string): boolean {
  return key.length === 4 && key.toLowerCase() === 'sign';
}

/** Step 4: how keys are sorted; null: they are not. By UTF-16 code unit is ASCII order for ASCII keys (reading 6). */
const comparators: Readonly<Record<EntryOrder, ((one: string, other: string) => number) | null>> = {
  'code-unit': compareCodeUnits,
  'utf-8': compareCodePoints,
  'case-insensitive': (one, other) => compareCodeUnits(one.toLowerCase(), other.toLowerCase()),
  'case-insensitive-upper': (one, other) =>
    compareCodeUnits(one.toUpperCase(), other.toUpperCase()),
  descending: (one, other) => compareCodeUnits(other, one),
  received: null,
  'headers-first': null,
};

function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** UTF-8 sorts by code point: only characters beyond U+FFFF fall elsewhere than by code unit. */
function compareCodePoints(one: string, other: string): number {
  const others = [...other];
  for (const [index, character] of [...one].entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (others[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
