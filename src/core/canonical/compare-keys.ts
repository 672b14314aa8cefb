/** Step 4: how keys are sorted. */
import { contractFieldNames } from '../contract';
import { compareCodeUnits } from './arrange-entries';
import { encodeUrl } from './encode-url';
import type { EntryOrder } from './rule-values';

export type Compare = (one: string, other: string) => number;

/** Null: they are not. By UTF-16 code unit is ASCII order for ASCII keys (reading 6). */
export const comparators: Readonly<Record<EntryOrder, Compare | null>> = {
  'code-unit': compareCodeUnits,
  'utf-8': compareCodePoints,
  'case-insensitive': (one, other) => compareCodeUnits(one.toLowerCase(), other.toLowerCase()),
  'case-insensitive-small-first': (one, other) =>
    compareCollated(one.toLowerCase(), other.toLowerCase()) || compareCodeUnits(other, one),
  'case-insensitive-upper': (one, other) =>
    compareCodeUnits(one.toUpperCase(), other.toUpperCase()),
  natural: compareNaturally,
  'natural-lower': (one, other) => compareNaturally(one.toLowerCase(), other.toLowerCase()),
  'natural-upper': (one, other) => compareNaturally(one.toUpperCase(), other.toUpperCase()),
  descending: (one, other) => compareCodeUnits(other, one),
  length: (one, other) => one.length - other.length || compareCodeUnits(one, other),
  'length-received': (one, other) => one.length - other.length,
  pair: (one, other) => compareCodeUnits(`${one}=`, `${other}=`),
  'pair-upper': (one, other) =>
    compareCodeUnits(`${one}=`.toUpperCase(), `${other}=`.toUpperCase()),
  encoded: (one, other) => compareCodeUnits(toFront(one), toFront(other)),
  contract: (one, other) => placeInContract(one) - placeInContract(other),
  received: null,
  'headers-first': null,
  'headers-appended': null,
  'headers-prepended': null,
  value: null,
  'value-php': null,
  'hash-map': null,
  'hash-map-sorted': null,
  'hash-map-headers-first': null,
  'hash-map-doubled': null,
  'hash-map-sorted-doubled': null,
};

/** Sign by sign, but for digits where both have some: the larger number stands behind. */
function compareNaturally(one: string, other: string): number {
  let [at, otherAt] = [0, 0];
  while (at < one.length && otherAt < other.length) {
    const digits = readDigits(one, at);
    const otherDigits = readDigits(other, otherAt);
    const areNumbers = digits !== '' && otherDigits !== '';
    const order = areNumbers
      ? compareNumbers(digits, otherDigits)
      : one.charCodeAt(at) - other.charCodeAt(otherAt);
    if (order !== 0) return order;
    at += areNumbers ? digits.length : 1;
    otherAt += areNumbers ? otherDigits.length : 1;
  }
  return one.length - at - (other.length - otherAt);
}

function readDigits(text: string, at: number): string {
  let end = at;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return text.slice(at, end);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Of any length, which a double has no room for. */
function compareNumbers(one: string, other: string): number {
  const [first, second] = [one, other].map((digits) => digits.replace(/^0+(?=\d)/, '')) as [
    string,
    string,
  ];
  return first.length - second.length || compareCodeUnits(first, second);
}

/** What a finished pair begins with; the sign behind the key is sorted with it. */
function toFront(key: string): string {
  return `${encodeUrl(key, 'percent')}=`;
}

/** Any other key stands behind. */
function placeInContract(key: string): number {
  const place = (contractFieldNames as readonly string[]).indexOf(key);
  return place === -1 ? contractFieldNames.length : place;
}

/** UTF-8 sorts by code point: only characters beyond U+FFFF fall elsewhere than by code unit. */
export function compareCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  if (at === length) return one.length - other.length;
  return toCodePointOrder(one.charCodeAt(at)) - toCodePointOrder(other.charCodeAt(at));
}

/** Surrogates stand for what is beyond all other code units. */
function toCodePointOrder(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}

/** By Unicode's collation of what keys are made of: `_`, `-` and `.` in this order, digits, letters. */
function compareCollated(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = weigh(one.charCodeAt(at)) - weigh(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

const signs = [...'_-.'].map((sign) => sign.charCodeAt(0));

function weigh(unit: number): number {
  const place = signs.indexOf(unit);
  return place === -1 ? unit : place;
}
