/** One member of the body as an entry, by any rules: its flattened value, and why it is dropped, if it is. */

import { amountFields, isOtherTime, readTimeUnit } from '../contract';
import { isNested } from '../json/is-nested';
import type { JsonMember, JsonNode, JsonNumber, JsonString } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { createLookupTable } from '../lookup-table';
import type { DropReason, EntrySource } from './canonical';
import type { CanonicalRules } from './canonical-rules';
import { escapeHtml, isHtmlEncoding } from './escape-html';
import { formatAmount, padAmount } from './format-amount';
import { formatDate, formatDateText } from './format-date';
import { isFalsy } from './is-falsy';
import { quotePython, quoteRuby } from './language-styles';
import { groupThousands, roundDecimal } from './print-bounded-number';
import { printNested, quoteText } from './print-nested';
import { printNumber, printNumericText } from './print-number';
import { quotePhp } from './print-php';
import type { DateFormat, NumberStyle } from './rule-values';

export interface FlatEntry {
  readonly key: string;
  readonly value: string;
  readonly source: EntrySource;
  /** Null: it is kept. */
  readonly reason: DropReason | null;
  /** What a pair of it has not: the sign and the value behind its key, or anything. */
  readonly lacks?: 'value' | 'pair';
}

/**
 * Step 1, one member (contract, "Flattening rules"), and whether it is dropped (step 3).
 *
 * @param like what the same member gave by other rules: given again where it is the same, as most entries are
 */
export function flattenMember(
  { key: { value: key, span: keySpan }, value: node }: JsonMember,
  bodyText: string,
  rules: CanonicalRules,
  like?: FlatEntry,
): FlatEntry {
  const printed = flattenValue(key, node, bodyText, rules);
  const value = isEmptied(key, node, printed, rules) ? '' : printed;
  const isNull = node.type === 'null' && rules.nullText === null && !isSignKey(key) && value !== '';
  const reason = isNull ? 'null' : pickMemberReason(key, node, value, rules);
  const lacks = pickLack(node, rules);
  if (like?.value === value && like.reason === reason && like.lacks === lacks) return like;
  const source = { input: 'body', keySpan, valueSpan: node.span } as const;
  return { key, value, reason, source, ...(lacks !== undefined && { lacks }) };
}

function pickLack(node: JsonNode, rules: CanonicalRules): FlatEntry['lacks'] {
  if (node.type === 'null') return rules.nullSign === 'none' ? 'value' : undefined;
  const isEmptyList = node.type === 'array' && node.items.length === 0;
  return isEmptyList && rules.nestedEntries === 'repeated-kept' ? 'pair' : undefined;
}

/** Such as by JavaScript's `value || ''`. */
function isEmptied(
  key: string,
  node: JsonNode,
  printed: string,
  { falsy, falsyAs }: CanonicalRules,
): boolean {
  return (
    falsy !== null && falsyAs === 'emptied' && !isSignKey(key) && isFalsy(node, printed, falsy)
  );
}

function pickMemberReason(
  key: string,
  node: JsonNode,
  value: string,
  rules: CanonicalRules,
): DropReason | null {
  const isNamedSign = isSignKey(key);
  const { falsy, falsyAs, blanks } = rules;
  if (!isNamedSign && falsy !== null && falsyAs === 'dropped' && isFalsy(node, value, falsy))
    return 'blank';
  if (node.type === 'null' && value === '' && !isNamedSign) return null;
  if (!isNamedSign && node.type !== 'string' && isAboutStrings(blanks)) return null;
  if (isOfSource(blanks) && node.type === 'string' && !isNamedSign) {
    const text = blanks === 'drop-blank-source' ? node.value.trim() : node.value;
    return text === '' ? 'blank' : null;
  }
  return pickDropReason(key, value, rules);
}

function isAboutStrings(blanks: CanonicalRules['blanks']): boolean {
  return blanks === 'drop-strings' || blanks === 'drop-empty-strings' || isOfSource(blanks);
}

function isOfSource(blanks: CanonicalRules['blanks']): boolean {
  return blanks === 'drop-blank-source' || blanks === 'drop-empty-source';
}

/** Contract, "Flattening rules". */
function flattenValue(
  key: string,
  node: JsonNode,
  bodyText: string,
  rules: CanonicalRules,
): string {
  if (isNested(node)) return printNested(node, rules, bodyText, pickNestedNumbers(rules));
  switch (node.type) {
    case 'string':
      if (rules.amounts !== 'text' && isAmount(key, rules)) {
        return toAmount(node.value, rules.amounts);
      }
      return nameEnum(key, printString(node, rules, bodyText), rules.enums);
    case 'number':
      return printTopNumber(key, node, rules);
    case 'boolean':
      return printBoolean(node.value, rules.booleans);
    case 'null':
      return rules.nullText ?? 'null';
  }
}

function isAmount(key: string, { amountScope }: CanonicalRules): boolean {
  return amountScope === 'all' ? amountFields.includes(key) : key === amountScope;
}

/** A completedAt that is in the other unit already is a number like any. */
function printTopNumber(key: string, node: JsonNumber, rules: CanonicalRules): string {
  const isCompletedAt = key === 'completedAt';
  if (rules.completedAtFormat !== null && isDated(key, node, rules)) {
    return formatDate(Number(node.plain), rules.completedAtFormat, rules.timeZone);
  }
  const inUnit = isCompletedAt ? toUnit(node.plain, rules.completedAtUnit) : node.plain;
  if (inUnit !== node.plain) return inUnit;
  return isMeant(isCompletedAt, rules) ? printNumber(node, rules.numbers) : node.plain;
}

/** Of a number that is an entry itself. */
function isMeant(isCompletedAt: boolean, { numberScope }: CanonicalRules): boolean {
  if (numberScope === 'completedAt') return isCompletedAt;
  return numberScope === 'but-completed-at' ? !isCompletedAt : numberScope !== 'nested';
}

function isDated(key: string, { plain }: JsonNumber, { dateScope }: CanonicalRules): boolean {
  if (key === 'completedAt') return /^\d{1,11}$/.test(plain);
  return dateScope === 'all-times' && isOtherTime(key, plain);
}

function pickNestedNumbers({ numberScope, numbers, nestedNumbers }: CanonicalRules): NumberStyle {
  if (nestedNumbers !== null) return nestedNumbers;
  return numberScope === 'all' || numberScope === 'nested' ? numbers : 'plain';
}

function printString({ value, span }: JsonString, rules: CanonicalRules, bodyText: string): string {
  switch (rules.strings) {
    case 'value':
      return value;
    case 'trimmed':
      return value.trim();
    case 'trimmed-ascii':
      return trimText(value, (code) => code <= 0x20);
    case 'quoted':
    case 'quoted-all':
      return quoteText(value, rules);
    case 'unquoted':
      return trimText(quoteText(value, rules), (code) => code === 0x22);
    case 'quoted-python':
      return quotePython(value);
    case 'quoted-source':
      return bodyText.slice(span.start, span.end);
    case 'source':
      return bodyText.slice(span.start + 1, span.end - 1);
    case 'source-trimmed':
      return bodyText.slice(span.start + 1, span.end - 1).trim();
    case 'javascript-number':
      return Number.isNaN(Number(value)) ? value : String(Number(value));
    case 'php-number':
      return printNumericText(value, 'php-typed') ?? value;
    case 'lua-number':
      return printNumericText(value, 'lua-typed') ?? value;
    case 'fixed-2':
      return toTwoDecimals(value);
    case 'grouped-2':
      return toTwoDecimals(value, groupThousands);
    case 'fixed-2-plain':
      return /^-?\d+(?:\.\d+)?$/.test(value) ? toTwoDecimals(value) : value;
    case 'integer':
      return /^\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : value;
    case 'signed-integer':
      return /^[+-]?\d+$/.test(value) ? String(BigInt(value.replace('+', ''))) : value;
    case 'no-spaces':
      return value.replaceAll(' ', '');
    case 'no-white-space':
      return value.replace(/\s+/g, '');
    case 'quoted-php':
      return quotePhp(value);
    case 'quoted-ruby':
      return quoteRuby(value);
    default:
      if (isHtmlEncoding(rules.strings)) return escapeHtml(value, rules.strings);
      return formatDateText(value, rules.strings.slice(datedPrefix.length) as DateFormat);
  }
}

const datedPrefix = 'dated-';

/** PHP's is_numeric, then number_format. */
export function toTwoDecimals(text: string, group = (fixed: string): string => fixed): string {
  const isNumeric = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/.test(text);
  return isNumeric && Math.abs(Number(text)) < 1e15 ? group(Number(text).toFixed(2)) : text;
}

const enumTypes: Readonly<Record<string, string>> = createLookupTable({
  orderType: 'OrderType',
  status: 'Status',
});

const orderEnumTypes = createLookupTable({ ...enumTypes, status: 'OrderStatus' });

function nameEnum(key: string, value: string, style: CanonicalRules['enums']): string {
  // First, because looking up a key that is new to the engine costs more than the rest of an entry.
  if (style === 'as-received') return value;
  const type = enumTypes[key];
  if (type === undefined) return value;
  if (style.endsWith('-status') && key !== 'status') return value;
  if (style.startsWith('capitalized')) return value.charAt(0).toUpperCase() + value.slice(1);
  const name = style === 'python' || style === 'python-order' ? value : value.toUpperCase();
  if (style.startsWith('upper')) return name;
  return `${style.endsWith('-order') ? orderEnumTypes[key] : type}.${name}`;
}

/** Java's String.trim takes what is up to a blank, PHP's trim what it is given. */
function trimText(text: string, isTrimmed: (code: number) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isTrimmed(text.charCodeAt(start))) start++;
  while (end > start && isTrimmed(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function printBoolean(value: boolean, style: CanonicalRules['booleans']): string {
  switch (style) {
    case 'json':
      return String(value);
    case 'capitalized':
      return value ? 'True' : 'False';
    case 'upper-case':
      return value ? 'TRUE' : 'FALSE';
    case 'number':
      return value ? '1' : '0';
    case 'php':
      return value ? '1' : '';
    case 'go-verb':
      return `%!s(bool=${value})`;
    case 'y-n':
      return value ? 'Y' : 'N';
    case 'yes-no':
      return value ? 'yes' : 'no';
    case 't-f':
      return value ? 't' : 'f';
    case 'bytes':
      return value ? '[116 114 117 101]' : '[102 97 108 115 101]';
    case 'python-bytes':
      return `b'${value}'`;
  }
}

/** An amount that went through a number type; anything that is not plain decimal text stays. */
export function toAmount(
  text: string,
  amounts: Exclude<CanonicalRules['amounts'], 'text'>,
): string {
  if (!/^-?\d{1,15}(?:\.\d{1,10})?$/.test(text)) return text;
  switch (amounts) {
    case 'number':
      return String(Number(text));
    case 'float-typed':
      if (!text.includes('.')) return String(Number(text));
      return toAmount(text, 'float');
    case 'float':
      return Number.isInteger(Number(text)) ? `${Number(text)}.0` : String(Number(text));
    case 'java':
    case 'go':
    case 'big-decimal-stripped':
      return printAmount(text, amounts);
    case 'fixed-2':
      return Number(text).toFixed(2);
    case 'fixed-2-printf':
      return printAmount(text, 'fixed-2-exact');
    case 'fixed-2-up':
      return roundDecimal(text, 2, 'up');
    case 'fixed-2-even':
      return roundDecimal(text, 2);
    case 'fixed-2-cut':
      return roundDecimal(text, 2, 'cut');
    case 'minor-units-cut':
      return String(Math.trunc(Number(text) * 100));
    case 'minor-units-exact':
      return String(BigInt(roundDecimal(text, 2, 'cut').replace('.', '')));
    case 'minor-units':
      return String(Math.round(Number(text) * 100));
    case 'minor-units-1':
      return `${Math.round(Number(text) * 100)}.0`;
    case 'minor-units-12':
      return padAmount(String(Math.round(Number(text) * 100)));
    case 'ten-thousandths':
      return String(Math.round(Number(text) * 10_000));
    case 'single':
    case 'single-float':
      return toAmount(printAmount(text, 'single'), amounts === 'single' ? 'number' : 'float');
    case 'single-2':
      return Math.fround(Number(text)).toFixed(2);
    case 'minor-units-2':
      return `${Math.round(Number(text) * 100)}.00`;
    default:
      return formatAmount(text, amounts);
  }
}

function printAmount(text: string, style: NumberStyle): string {
  const plain = toPlainDecimal(text.replace(/^(-?)0+(?=\d)/, '$1'), numberDigitLimit) ?? text;
  return printNumber({ source: plain, plain }, style);
}

export function toUnit(seconds: string, unit: CanonicalRules['completedAtUnit']): string {
  if (unit === 'milliseconds' && /^\d{10}$/.test(seconds)) return `${seconds}000`;
  if (unit === 'microseconds' && /^\d{10}$/.test(seconds)) return `${seconds}000000`;
  if (unit === 'nanoseconds' && /^\d{10}$/.test(seconds)) return `${seconds}000000000`;
  if (unit === 'milliseconds-int' && /^\d{10}$/.test(seconds))
    return String(BigInt.asIntN(32, BigInt(`${seconds}000`)));
  if (unit === 'seconds' && readTimeUnit(seconds) === 'milliseconds') return seconds.slice(0, 10);
  return seconds;
}

/** Step 3: what is dropped. */
export function pickDropReason(
  key: string,
  value: string,
  rules: CanonicalRules,
): DropReason | null {
  if (isSignKey(key)) return rules.signMember === 'keep' ? null : 'sign';
  if (rules.blanks === 'keep') return null;
  if (rules.blanks === 'drop-empty' || rules.blanks === 'drop-empty-strings')
    return value === '' ? 'blank' : null;
  // Blank is what String.prototype.trim empties (reading 5).
  if (value.trim() !== '') return null;
  return rules.blanks !== 'drop-ascii' || !/[^\0- ]/.test(value) ? 'blank' : null;
}

function isSignKey(key: string): boolean {
  return key.length === 4 && key.toLowerCase() === 'sign';
}
