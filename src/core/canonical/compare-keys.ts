/** Step 4: how keys are sorted. */
import { contractFieldNames } from '../contract';
import { compareCodeUnits } from './arrange-entries';
import type { EntryOrder } from './canonical-rules';
import { encodeUrl } from './encode-url';

export type Compare = (one: string, other: string) => number;

/** Null: they are not. By UTF-16 code unit is ASCII order for ASCII keys (reading 6). */
export const comparators: Readonly<Record<EntryOrder, Compare | null>> = {
  'code-unit': compareCodeUnits,
  'utf-8': compareCodePoints,
  'case-insensitive': (one, other) => compareCodeUnits(one.toLowerCase(), other.toLowerCase()),
  'case-insensitive-upper': (one, other) =>
    compareCodeUnits(one.toUpperCase(), other.toUpperCase()),
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
