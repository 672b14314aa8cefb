/**
 * Finds a changed value again: which other value of one entry gives the signed digest. The likely ones
 * first (slips of digits, other callbacks' headers), then whole ranges.
 */
import type { Canonical, KeptEntry } from '../../canonical/canonical';
import {
  amountFields,
  headerKeys,
  orderStatuses,
  orderTypes,
  readTimeUnit,
  timeEntries,
} from '../../contract';
import { decodePercent } from '../../intake/wrap/percent-text';
import { numberDigitLimit } from '../../json/parse-json';
import { toPlainDecimal } from '../../json/to-plain-decimal';
import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import { readUuid } from '../../text/read-uuid';
import type { FoundValue, SeenHeaders, ValueRange, ValueSearch } from '../diagnosis';
import { listEnumMembers } from '../enum-members';
import { isShortened } from '../is-shortened';
import { offsets, readTimes } from '../restorations/read-time';
import { sumAmounts } from '../sum-amounts';
import { isBodyTime, listZoneShifts } from '../zone-shift';
import { defaultEffort, type Effort } from './effort';
import { listTemplates } from './list-templates';
import { listUnmasked } from './list-unmasked';
import { runAtOnce, type Sliced, WorkMeter } from './slices';
import { countValues } from './split-ranges';
import { createProbe, measureLook, ValueProbe } from './value-probe';

const day = 86_400;
/** 9,999.99 in cents. */
const lastCents = 999_999;

/** The ranges worth searching on this input, as many of them as the effort allows: times within a day, amounts up to 9,999.99. */
export function listRanges(
  { text, kept }: Canonical,
  { rangeWork }: Pick<Effort, 'rangeWork'> = defaultEffort,
): readonly ValueRange[] {
  const times = timeEntries.flatMap((key): ValueRange[] => {
    const value = kept.find((entry) => entry.key === key)?.value ?? '';
    if (readTimeUnit(value) !== 'seconds') return [];
    const middle = Number(value);
    return [{ key, kind: 'seconds', first: Math.max(0, middle - day), last: middle + day }];
  });
  const amounts = amountFields
    .filter((key) => kept.some((entry) => entry.key === key))
    .map((key): ValueRange => ({ key, kind: 'cents', first: 0, last: lastCents }));
  const length = countUtf8Bytes(text);
  let left = rangeWork;
  return [...times, ...amounts].filter((range) => {
    const start = kept.find(({ key }) => key === range.key)?.span.start ?? 0;
    const work = countValues(range) * measureLook(length, start);
    if (work > left) return false;
    left -= work;
    return true;
  });
}

/** What a search of these ranges needs, which is little where there are none: it crosses the worker line. */
export function buildValueSearch(
  { text, kept }: Canonical,
  digest: Uint8Array<ArrayBuffer>,
  ranges: readonly ValueRange[],
): Omit<ValueSearch, 'garbled' | 'sorted'> {
  const searched = kept.filter(({ key }) => ranges.some((range) => range.key === key));
  const canonical = { text: ranges.length === 0 ? '' : text, kept: searched, dropped: [] };
  return { canonical, digest, ranges };
}

/**
 * Searches a part of a range, all at once.
 *
 * @returns the value, or null when none of them is the signed one
 */
export function searchRange(
  canonical: Canonical,
  digest: Uint8Array,
  range: ValueRange,
): FoundValue | null {
  return runAtOnce(searchRangeInSlices(canonical, digest, range, ignore));
}

const ignore = (): void => undefined;

/**
 * The same search, which can be put down between slices.
 *
 * @param onTried told before each pause, and at the end: how many values were tried since it was told last
 */
export function* searchRangeInSlices(
  canonical: Canonical,
  digest: Uint8Array,
  { key, kind, first, last }: ValueRange,
  onTried: (tried: number) => void,
): Sliced<FoundValue | null> {
  const probe = createProbe(canonical, key, digest);
  if (probe === null) return null;
  const meter = new WorkMeter(Number.POSITIVE_INFINITY);
  let untold = 0;
  for (let number = first; number <= last; number++) {
    const value = kind === 'seconds' ? String(number) : printCents(number);
    untold++;
    meter.spend(probe.work);
    if (probe.isSigned(value)) {
      onTried(untold);
      return { key, value, text: probe.buildText(value) };
    }
    if (!meter.endsSlice()) continue;
    onTried(untold);
    untold = 0;
    yield;
  }
  onTried(untold);
  return null;
}

function printCents(cents: number): string {
  const units = Math.floor(cents / 100);
  const rest = cents - units * 100;
  return rest < 10 ? `${units}.0${rest}` : `${units}.${rest}`;
}

export interface LikelyValues {
  readonly found: FoundValue | null;
  /** How many values were tried. */
  readonly tried: number;
  /** False: the effort was used up before all were tried. */
  readonly isComplete: boolean;
}

/** The values that slips, other spellings and other callbacks would leave; quick enough to be tried at once. */
export function searchLikelyValues(
  canonical: Canonical,
  digest: Uint8Array,
  seen: readonly SeenHeaders[],
): LikelyValues {
  const meter = new WorkMeter(defaultEffort.likelyValueWork);
  return runAtOnce(searchLikelyValuesInSlices(canonical, digest, seen, meter));
}

/** A string of which so few values could be tried is not worth the room that its bytes take. */
const leastTries = 20;

/** The same search, which can be put down between slices. */
export function* searchLikelyValuesInSlices(
  canonical: Canonical,
  digest: Uint8Array,
  seen: readonly SeenHeaders[],
  meter: WorkMeter,
): Sliced<LikelyValues> {
  const length = countUtf8Bytes(canonical.text);
  if (!meter.hasRoomFor(leastTries * length) || !meter.spend(length)) {
    meter.leaveOut();
    return { found: null, tried: 0, isComplete: false };
  }
  const probe = new ValueProbe(canonical.text, digest);
  const result = yield* probeLikelyValues(probe, canonical, seen, meter);
  probe.free();
  return result;
}

function* probeLikelyValues(
  probe: ValueProbe,
  { kept }: Canonical,
  seen: readonly SeenHeaders[],
  meter: WorkMeter,
): Sliced<LikelyValues> {
  const own = yield* probeValues(
    probe,
    kept,
    (entry) => listLikelyValues(entry, seen, kept),
    meter,
  );
  if (own.found !== null || !own.isComplete) return own;
  // One entry that was filled in with another's value, which is rarer than a slip of its own.
  const others = kept.filter(({ value }) => value.length <= longestLikely).slice(0, mostOthers);
  const values = new Set(others.map(({ value }) => value));
  const mixed = yield* probeValues(probe, others, () => values, meter);
  const tried = own.tried + mixed.tried;
  if (mixed.found !== null || !mixed.isComplete) return { ...mixed, tried };
  const swapped = yield* probeSwaps(probe, others, meter);
  return { ...swapped, tried: tried + swapped.tried };
}

/** Two entries with each other's values. */
function* probeSwaps(
  probe: ValueProbe,
  entries: readonly KeptEntry[],
  meter: WorkMeter,
): Sliced<LikelyValues> {
  let tried = 0;
  for (const [index, entry] of entries.entries()) {
    for (const other of entries.slice(index + 1)) {
      if (entry.value === other.value) continue;
      if (!meter.spend(probe.wholeWork)) return { found: null, tried, isComplete: false };
      tried++;
      if (probe.isSignedSwapped(entry, other)) {
        const { key } = entry;
        const text = probe.buildSwapped(entry, other);
        const found = { key, value: other.value, text, swappedKey: other.key };
        return { found, tried, isComplete: true };
      }
      if (meter.endsSlice()) yield;
    }
  }
  return { found: null, tried, isComplete: true };
}

function* probeValues(
  probe: ValueProbe,
  entries: readonly KeptEntry[],
  listValues: (entry: KeptEntry) => ReadonlySet<string>,
  meter: WorkMeter,
): Sliced<LikelyValues> {
  let tried = 0;
  for (const entry of entries) {
    const values = listValues(entry);
    if (values.size > 0) probe.aim(entry);
    for (const value of values) {
      if (value === entry.value) continue;
      if (!meter.spend(probe.work)) return { found: null, tried, isComplete: false };
      tried++;
      if (probe.isSigned(value)) {
        const found = { key: entry.key, value, text: probe.buildText(value) };
        return { found, tried, isComplete: true };
      }
      if (meter.endsSlice()) yield;
    }
  }
  return { found: null, tried, isComplete: true };
}

/** In milliseconds, by a clock whose seconds were cut or rounded for the header, or that was read again soon after. */
function listFinerTimes(value: string): readonly string[] {
  if (readTimeUnit(value) !== 'seconds' || value.length !== 10) return [];
  const first = Number(value) * 1000 - 500;
  return Array.from({ length: 4000 }, (_, index) => String(first + index));
}

/** What is enough for a clock that is read twice, and for a retry soon after. */
const nearby = 300;

/** Within five minutes; and the seconds divided by 1000, by code that takes them for milliseconds. */
function listOwnTimes(value: string): readonly string[] {
  if (readTimeUnit(value) !== 'seconds' || value.length !== 10) return [];
  const first = Number(value) - nearby;
  const near = Array.from({ length: 2 * nearby + 1 }, (_, index) => String(first + index));
  return [...near, value.slice(0, -3)];
}

/** Unix seconds of a date, or of a number with an exponent. */
function listWrittenTimes(value: string): readonly string[] {
  if (readTimeUnit(value) !== null || value.length > longestLikely) return [];
  if (/^\d(?:\.\d+)?[eE]\+?\d+$/.test(value))
    return [toPlainDecimal(value, numberDigitLimit) ?? value];
  return readTimes(value).flatMap(({ milliseconds, offset }) =>
    (offset === null ? offsets : [offset]).map((one) =>
      String(Math.floor(milliseconds / 1000) - one * 60),
    ),
  );
}

/** What a number of a few digits and an exponent stands for: a spreadsheet keeps the last four to itself. */
function listRoundedTimes(value: string): readonly string[] {
  const isShort = /^\d(?:[.,]\d{1,8})?[eE]\+?0?9$/.test(value);
  const plain = isShort ? readShortened(value) : value;
  if (!(isShort ? /^\d{10}$/ : /^\d{6}0000$/).test(plain)) return [];
  const first = Number(plain) - 5000;
  return Array.from({ length: 10_001 }, (_, index) => String(first + index));
}

/** Of a UUID: with its dashes or without, in small letters or capitals. */
function listUuidForms(value: string): readonly string[] {
  const digits = readUuid(value);
  if (digits === null) return [];
  const dashed = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [dashed, digits].flatMap((form) => [form, form.toUpperCase()]);
}

/** What other platforms, and their test signers, call an order that is paid or is not. */
const otherStatuses: readonly string[] = [
  ...['SUCCESS', 'success', 'Success', 'succeeded', 'SUCCEEDED', 'PAID', 'paid', 'PAYED'],
  ...['TRADE_SUCCESS', 'PAY_SUCCESS', 'finished', 'FINISHED', 'done', 'DONE', 'complete', 'ok'],
  ...['settled', 'SETTLED', 'pending', 'PENDING', 'processing', 'PROCESSING', 'error', 'FAIL'],
  ...['0', '1', '2', '3', '4', '5'],
];

/** What stands for a value that was not there yet: of a variable, a column or a typed object, in the languages that sign. */
const unsetTexts = ['', '0', 'null', 'None', 'undefined', '<nil>', 'nil', 'NULL', '0.00'] as const;

/** Of so many entries each value is tried in each one's place. */
const mostOthers = 60;

/** A longer value is no slip in one field. */
const longestLikely = 200;

/** Fewer are no nonce that somebody cut. */
const leastNonce = 4;

/** Letters and digits that a nonce is made of. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ=+/-_';

/** One that a column or a split cut off, that a form read, or of which the copy lacks a character at an end. */
function listOtherNonces(value: string): readonly string[] {
  if (value.length > longestLikely) return [];
  const cut = Array.from({ length: Math.max(0, value.length - leastNonce) }, (_, at) =>
    value.slice(0, leastNonce + at),
  );
  const longer = [...alphabet].flatMap((sign) => [value + sign, sign + value]);
  return [value.replaceAll(' ', '+'), ...cut, ...longer, ...listCased(value)];
}

/** Signs that are taken for each other on a picture, or by who types them. */
const lookalikes = ['0Oo', '1lI', '2Zz', '5Ss', '6Gb', '8B', '9gq', 'cC', 'uvUV', '-_'];

/** What people read out, or type, besides numbers. */
const typedKeys: readonly string[] = [headerKeys['X-Nonce'], 'orderNo', 'merchantOrderNo'];

/** What a UUID or a digest is made of. */
const hexadecimal = '0123456789abcdef-';

/** In characters: with one more a shorter value is another one. */
const leastLost = 6;

/** Longer texts are not typed. */
const longestTyped = 40;

/** One character of a nonce or of an order number that was misread, left out, doubled or typed after the next, or of a longer one lost. */
export function listMistyped(value: string): readonly string[] {
  if (value.length > longestTyped) return [];
  const others = (sign: string): readonly string[] =>
    lookalikes.flatMap((signs) => (signs.includes(sign) ? [...signs] : []));
  const asDigits = value.replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  const lost = value.length < leastLost ? [] : listSigns(value);
  const typed = Array.from(value, (_, at) => at).flatMap((at) => {
    const before = value.slice(0, at);
    const here = value.charAt(at);
    const after = value.slice(at + 1);
    return [
      ...others(here).map((sign) => before + sign + after),
      ...lost.map((sign) => before + sign + here + after),
      before + after,
      before + here + here + after,
      before + after.charAt(0) + here + after.slice(1),
    ];
  });
  return [asDigits, ...typed];
}

/** Another character in the place of one. */
export function listOneOff(value: string): readonly string[] {
  if (value.length > longestTyped) return [];
  return Array.from(value, (_, at) => at).flatMap((at) =>
    listSigns(value).map((sign) => value.slice(0, at) + sign + value.slice(at + 1)),
  );
}

function listSigns(value: string): readonly string[] {
  return [...(/^[\da-f-]+$/.test(value) ? hexadecimal : alphabet)];
}

/** So many letters give a thousand ways to write them, and sixteen thousand where they are no hexadecimal digits, which are in one case by themselves. */
const mostLetters = { hexadecimal: 10, others: 14 };

/** A nonce of capitals and small letters that something wrote in one case. */
function listCased(value: string): readonly string[] {
  const places = [...value].flatMap((sign, at) => (/[A-Za-z]/.test(sign) ? [at] : []));
  const isOneCase = value === value.toLowerCase() || value === value.toUpperCase();
  const most = mostLetters[/^[\da-f-]*$/i.test(value) ? 'hexadecimal' : 'others'];
  if (!isOneCase || places.length > most) return [];
  const small = value.toLowerCase().split('');
  return Array.from({ length: 2 ** places.length }, (_, capitals) =>
    small
      .map((sign, at) => {
        const place = places.indexOf(at);
        return place !== -1 && (capitals & (1 << place)) !== 0 ? sign.toUpperCase() : sign;
      })
      .join(''),
  );
}

/** Some write a decimal comma. */
function readShortened(value: string): string {
  return toPlainDecimal(value.replace(',', '.'), numberDigitLimit) ?? '';
}

/** A narrow column shows five digits or fewer, of which too many times are short: those near `completedAt` are tried. */
function listRoundedNear(value: string, kept: readonly KeptEntry[]): readonly string[] {
  const other = kept.find(({ key }) => key === 'completedAt')?.value ?? '';
  if (!isShortened(value) || readTimeUnit(other) !== 'seconds') return [];
  const [, mantissa = ''] = /^(\d(?:[.,]\d{1,4})?)E\+09$/.exec(value) ?? [];
  const decimals = Math.max(0, mantissa.length - 2);
  const rounded = (Number(other) / 10 ** 9).toFixed(decimals);
  if (mantissa === '' || rounded !== mantissa.replace(',', '.')) return [];
  const first = Number(other) - nearRounded;
  return Array.from({ length: 2 * nearRounded + 1 }, (_, index) => String(first + index));
}

/** Within ten minutes of what the callback tells of. */
function listNearCompletion(kept: readonly KeptEntry[]): readonly string[] {
  const completedAt = kept.find(({ key }) => key === 'completedAt')?.value ?? '';
  if (readTimeUnit(completedAt) !== 'seconds') return [];
  const first = Number(completedAt) - nearCompletion;
  return Array.from({ length: 2 * nearCompletion + 1 }, (_, index) => String(first + index));
}

const nearCompletion = 600;

/** In seconds: an hour, of retries. */
const nearRounded = 3600;

function listLikelyValues(
  { key, value }: KeptEntry,
  seen: readonly SeenHeaders[],
  kept: readonly KeptEntry[],
): ReadonlySet<string> {
  const values = new Set<string>();
  if (isBodyTime(key, value)) for (const time of listZoneShifts(value)) values.add(time);
  if (timeEntries.includes(key))
    for (const time of [...listRoundedTimes(value), ...listOwnTimes(value)]) values.add(time);
  if (key === headerKeys['X-Timestamp']) {
    for (const { timestamp } of seen) values.add(timestamp);
    const near = [...listRoundedNear(value, kept), ...listNearCompletion(kept)];
    for (const time of [...listWrittenTimes(value), ...listFinerTimes(value), ...near])
      values.add(time);
    if (/^\d{10}$/.test(value)) for (const time of listZoneShifts(value)) values.add(time);
  }
  if (key === headerKeys['X-Nonce']) {
    for (const { nonce } of seen) values.add(nonce);
    for (const nonce of [...listUuidForms(value), ...listOtherNonces(value)]) values.add(nonce);
  }
  if (value.length > longestLikely) return values;
  for (const hidden of listUnmasked(key, value)) values.add(hidden);
  for (const change of [value.trim(), value.toLowerCase(), value.toUpperCase()]) values.add(change);
  for (const word of [...listWords(value), ...listWords(decodePercent(value, false))])
    values.add(word);
  if (typedKeys.includes(key))
    for (const typed of [...listMistyped(value), ...listOneOff(value)]) values.add(typed);
  for (const text of [...unsetTexts, ...listTemplates(key)]) values.add(text);
  if (/^[\d.,-]{1,24}$/.test(value)) for (const slip of listSlips(value)) values.add(slip);
  if (amountFields.includes(key)) {
    const read = (name: string) => kept.find((entry) => entry.key === name)?.value ?? null;
    for (const sum of sumAmounts(key, read)) values.add(sum);
  }
  if (key === 'status')
    for (const status of [...orderStatuses, ...otherStatuses]) values.add(status);
  if (key === 'orderType') for (const type of orderTypes) values.add(type);
  for (const member of listEnumMembers(key, value)) values.add(member);
  return values;
}

/** None of a long value: what wrote a value down may have put brackets, a name or marks around it. */
export function listWords(value: string): readonly string[] {
  if (value.length > longestLikely) return [];
  return value.match(/[\da-z](?:[\w.-]*[\da-z])?/gi) ?? [];
}

/** One digit dropped, doubled, changed, added or swapped with the next; the point moved, left out or with other zeros. */
function listSlips(text: string): readonly string[] {
  const slips: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    const before = text.slice(0, at);
    const here = text.charAt(at);
    const after = text.slice(at + 1);
    for (const digit of '0123456789')
      slips.push(before + digit + here + after, before + digit + after);
    slips.push(before + after, before + after.charAt(0) + here + after.slice(1));
  }
  const digits = text.replace(/[.,]/g, '');
  for (let at = 1; at < digits.length; at++)
    slips.push(`${digits.slice(0, at)}.${digits.slice(at)}`);
  for (let zeros = 1; zeros <= 6; zeros++)
    slips.push(digits + '0'.repeat(zeros), `${text}${'0'.repeat(zeros)}`);
  if (/^\d+$/.test(text)) slips.push(`${text}.0`, `${text}.00`);
  slips.push(
    digits,
    `-${text}`,
    text.replace(/(?<!0)0+$/, ''),
    text.replace(/\.0+$|(?<!0)0+$/, ''),
    text.replace(/^0+(?=\d)/, ''),
  );
  return slips;
}
