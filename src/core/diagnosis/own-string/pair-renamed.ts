/** Pairs of the merchant's string whose keys are written otherwise than the right ones. */
import type { KeptEntry } from '../../canonical/canonical';
import { encodeText } from '../../canonical/encode-text';
import { encodeUrl } from '../../canonical/encode-url';
import { transformText } from '../../canonical/transform-text';
import type { Difference } from '../../compare/comparison';
import { headerKeys } from '../../contract';

/**
 * By the missing pair, the one that has its value under another spelling of its key.
 * @param kept the pairs of the right string
 */
export function pairRenamed(
  differences: readonly Difference[],
  kept: readonly KeptEntry[],
): ReadonlyMap<Difference, Difference> {
  const added = new Map<string, Difference>();
  const addedByKey = new Map<string, Difference>();
  for (const one of differences) {
    if (one.kind !== 'added' || one.key.length > longestKey) continue;
    added.set(`${spellPlainly(one.key)}=${one.own}`, one);
    addedByKey.set(one.key, one);
  }
  const addedByValue = groupByValue(differences, kept);
  const renamed = new Map<Difference, Difference>();
  for (const one of differences) {
    if (one.kind !== 'missing' || added.size === 0) continue;
    const other =
      added.get(`${spellPlainly(one.key)}=${one.expected}`) ??
      findGarbled(one, addedByKey) ??
      findEncoded(one, addedByKey) ??
      findShortened(one, addedByKey) ??
      findOfHeader(one, addedByKey) ??
      (addedByValue.get(one.expected ?? '') || undefined);
    if (other !== undefined) renamed.set(one, other);
  }
  for (const [one, other] of pairSpelledAlike(differences, renamed)) renamed.set(one, other);
  for (const [one, other] of pairSameNumbers(differences, kept, renamed)) renamed.set(one, other);
  for (const [one, other] of pairIndexed(differences, renamed)) renamed.set(one, other);
  for (const [one, other] of pairWrapped(differences, renamed)) renamed.set(one, other);
  for (const [one, other] of pairUnreadable(differences, renamed)) renamed.set(one, other);
  return renamed;
}

/** Where most keys became places in a list, the others' are told by their values alone, however short these are. */
function* pairIndexed(
  differences: readonly Difference[],
  renamed: ReadonlyMap<Difference, Difference>,
): Generator<readonly [Difference, Difference]> {
  const taken = new Set(renamed.values());
  if (taken.size < leastIndexed || ![...taken].every(isIndex)) return;
  const free = new Map<string | null, Difference[]>();
  // The first of a value stands last: a list is taken from at its end in no time.
  for (const one of differences.toReversed()) {
    if (one.kind !== 'added' || taken.has(one) || !isIndex(one)) continue;
    const others = free.get(one.own);
    if (others === undefined) free.set(one.own, [one]);
    else others.push(one);
  }
  for (const one of differences) {
    if (one.kind !== 'missing' || renamed.has(one)) continue;
    const other = free.get(one.expected)?.pop();
    if (other !== undefined) yield [one, other];
  }
}

/** Fewer keys are numbers by chance. */
const leastIndexed = 3;

/** Where the keys that their values tell stand in one name's brackets, as `data[orderNo]`, so do the others. */
function* pairWrapped(
  differences: readonly Difference[],
  renamed: ReadonlyMap<Difference, Difference>,
): Generator<readonly [Difference, Difference]> {
  const names = new Set([...renamed].map(([one, other]) => nameWrapper(one.key, other.key)));
  const [name] = names;
  if (renamed.size < leastIndexed || names.size > 1 || typeof name !== 'string') return;
  const taken = new Set(renamed.values());
  const free = new Map(
    differences.flatMap((one) =>
      one.kind === 'added' && !taken.has(one) ? [[one.key, one] as const] : [],
    ),
  );
  for (const one of differences) {
    const isFree = one.kind === 'missing' && !renamed.has(one);
    const other = isFree ? free.get(`${name}[${one.key}]`) : undefined;
    if (other !== undefined && other.own === one.expected) yield [one, other];
  }
}

/** Null where the key does not stand in brackets. */
function nameWrapper(key: string, other: string): string | null {
  return other.endsWith(`[${key}]`) ? other.slice(0, -key.length - 2) : null;
}

function isIndex({ key }: Difference): boolean {
  return /^\d{1,9}$/.test(key);
}

/** Keys that no charset known here makes readable, in the order of those beyond ASCII that are missing, where they are as many. */
function* pairUnreadable(
  differences: readonly Difference[],
  renamed: ReadonlyMap<Difference, Difference>,
): Generator<readonly [Difference, Difference]> {
  const taken = new Set(renamed.values());
  const free = differences.filter((one) => !renamed.has(one) && !taken.has(one));
  const missing = free
    .filter(({ kind, key }) => kind === 'missing' && /[^\0-\x7f]/.test(key))
    .sort((one, other) => (one.expectedPosition ?? 0) - (other.expectedPosition ?? 0));
  const added = free
    .filter(({ kind, key }) => kind === 'added' && isUnreadable(key))
    .sort((one, other) => (one.ownPosition ?? 0) - (other.ownPosition ?? 0));
  const pairs = missing.flatMap((one, at) => {
    const other = added[at];
    return other !== undefined && beginsAlike(one.key, other.key) ? [[one, other] as const] : [];
  });
  if (pairs.length === missing.length && pairs.length === added.length) yield* pairs;
}

/** With a mark for what could not be read, or as UTF-7 writes what is beyond ASCII. */
function isUnreadable(key: string): boolean {
  return key.length <= longestKey && (key.includes('\ufffd') || utf7.test(key));
}

const utf7 = /\+[\w/]{2}/;

/** Up to the first character beyond ASCII, which every charset has as it is. */
function beginsAlike(key: string, other: string): boolean {
  const [start = ''] = /^[\0-\x7f]*/.exec(key) ?? [];
  return other.startsWith(start);
}

/** Keys in another spelling whose values differ as well, such as amounts as numbers: none that several spell alike. */
function* pairSpelledAlike(
  differences: readonly Difference[],
  renamed: ReadonlyMap<Difference, Difference>,
): Generator<readonly [Difference, Difference]> {
  const taken = new Set(renamed.values());
  const free = differences.filter((one) => one.key.length <= longestKey && !taken.has(one));
  const missing = groupBySpelling(
    free.filter((one) => one.kind === 'missing' && !renamed.has(one)),
  );
  const added = groupBySpelling(free.filter(({ kind }) => kind === 'added'));
  for (const [spelling, [one, ...others]] of missing) {
    const [other, ...more] = added.get(spelling) ?? [];
    const isOnly = others.length === 0 && more.length === 0;
    if (one !== undefined && other !== undefined && isOnly) yield [one, other];
  }
}

/** An amount under a key of one's own, and written as a number: 100 for 100.00, where no other entry is that number. */
function* pairSameNumbers(
  differences: readonly Difference[],
  kept: readonly KeptEntry[],
  renamed: ReadonlyMap<Difference, Difference>,
): Generator<readonly [Difference, Difference]> {
  const taken = new Set(renamed.values());
  const missing = differences.filter(
    (one) => one.kind === 'missing' && decimal.test(one.expected ?? '') && !renamed.has(one),
  );
  if (missing.length === 0) return;
  const entries = countNumbers(kept.map(({ value }) => value));
  const isFree = (one: Difference): boolean => one.kind === 'added' && !taken.has(one);
  const free = differences.filter((one) => isFree(one) && one.key.length <= longestKey);
  const added = countNumbers(free.map(({ own }) => own ?? ''));
  for (const one of missing) {
    const amount = toNumber(one.expected ?? '');
    if (entries.get(amount) !== 1 || added.get(amount) !== 1 || Number(amount) === 0) continue;
    const other = free.find(({ own }) => toNumber(own ?? '') === amount);
    if (other !== undefined && other.key !== '') yield [one, other];
  }
}

/** With decimals, as amounts are. */
const decimal = /^\d{1,15}\.\d{1,10}$/;

function countNumbers(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const amount = toNumber(text);
    if (amount !== '') counts.set(amount, (counts.get(amount) ?? 0) + 1);
  }
  return counts;
}

/** Without zeros at the end; nothing where it is no plain number. */
function toNumber(text: string): string {
  return /^\d{1,15}(?:\.\d{1,10})?$/.test(text) ? String(Number(text)) : '';
}

function groupBySpelling(
  differences: readonly Difference[],
): ReadonlyMap<string, readonly Difference[]> {
  const groups = new Map<string, Difference[]>();
  for (const one of differences) {
    const spelling = spellPlainly(one.key);
    if (spelling === '') continue;
    const group = groups.get(spelling);
    if (group === undefined) groups.set(spelling, [one]);
    else group.push(one);
  }
  return groups;
}

/** The values that differ under a key of another spelling, as changes of the right pair. */
export function listRespelledChanges(
  differences: readonly Difference[],
  kept: readonly KeptEntry[],
): readonly Difference[] {
  const changed: Difference[] = [];
  for (const [one, other] of pairRenamed(differences, kept)) {
    if (!hasOtherValue(one, other)) continue;
    changed.push({ ...one, kind: 'changed', own: other.own, ownPosition: other.ownPosition });
  }
  return changed;
}

/** Whether its key shows which it is, or that it is the same number, though its value differs. */
export function hasOtherValue(missing: Difference, { key, own }: Difference): boolean {
  if (own === missing.expected) return false;
  const amount = toNumber(missing.expected ?? '');
  return isSpelledAlike(missing.key, key) || (amount !== '' && toNumber(own ?? '') === amount);
}

/** What another charset makes of a key, its value as it is or garbled as well. */
function findGarbled(
  { key, expected }: Difference,
  addedByKey: ReadonlyMap<string, Difference>,
): Difference | undefined {
  if (!/[^\0-\x7f]/.test(key) || key.length > longestKey) return undefined;
  for (const garble of garblings) {
    const other = addedByKey.get(garble(key));
    if (other !== undefined && isGarbledValue(other.own, expected ?? '', garble)) return other;
  }
  return undefined;
}

/** What a charset made of it, or could not read; any other key is one of the writer's own. */
export function isGarbledKey(key: string, other: string): boolean {
  if (!/[^\0-\x7f]/.test(key)) return false;
  return isUnreadable(other) || garblings.some((garble) => garble(key) === other);
}

const urlEncodings = ['percent', 'form', 'percent-lower', 'form-lower'] as const;

/** What query-string code makes of a key, its value encoded as well or not. */
function findEncoded(
  { key, expected }: Difference,
  addedByKey: ReadonlyMap<string, Difference>,
): Difference | undefined {
  if (key.length > longestKey) return undefined;
  for (const encoding of urlEncodings) {
    const other = addedByKey.get(encodeUrl(key, encoding));
    if (other === undefined) continue;
    if (other.own === expected || other.own === encodeUrl(expected ?? '', encoding)) return other;
  }
  return undefined;
}

export function isEncodedKey(key: string, other: string): boolean {
  return (
    key !== other &&
    key.length <= longestKey &&
    urlEncodings.some((encoding) => encodeUrl(key, encoding) === other)
  );
}

/** The string’s first pair without its first character: `substring(1)` where nothing stands in front. */
function findShortened(
  { key, expected }: Difference,
  addedByKey: ReadonlyMap<string, Difference>,
): Difference | undefined {
  const other = addedByKey.get(key.slice(1));
  return other?.ownPosition === 1 && other.own === expected ? other : undefined;
}

/** No other entry has the value of a header, whatever its key is called. */
function findOfHeader(
  { key, expected }: Difference,
  addedByKey: ReadonlyMap<string, Difference>,
): Difference | undefined {
  if (key !== headerKeys['X-Timestamp'] && key !== headerKeys['X-Nonce']) return undefined;
  const same = [...addedByKey.values()].filter(({ own }) => own === expected);
  return same.length === 1 ? same[0] : undefined;
}

/** Shorter values are the same by chance, but for letters that no other entry has. */
const leastTold = 4;
const shortest = 2;
/** An object or a list, a zero, and an integer that is shorter than a time. */
const tellsNothing = /^(?:[[{]|-?[0.]+$|-?\d{1,9}$)/;
/** What amounts and times share, as short texts do. */
const number = /^-?[\d.]+$/;

function isLong(value: string): boolean {
  return value.length >= leastTold || (value.length >= shortest && /[A-Za-z]/.test(value));
}

/**
 * A key of one's own, such as `orderId` or `money`, by its value: that of one missing pair alone and of one that was added; a
 * number is that of no other pair at all. Null where it tells nothing.
 */
function groupByValue(
  differences: readonly Difference[],
  kept: readonly KeptEntry[],
): ReadonlyMap<string, Difference | null> {
  const missing = new Set<string>();
  const shared = new Set<string>();
  for (const { kind, expected } of differences) {
    if (kind !== 'missing' || expected === null) continue;
    (missing.has(expected) ? shared : missing).add(expected);
  }
  if (missing.size === 0) return new Map();
  const numbers = new Set<string>();
  for (const { value } of kept) {
    const isShared = value.length < leastTold || number.test(value);
    if (value.length > longestKey || !isShared) continue;
    (numbers.has(value) ? shared : numbers).add(value);
  }
  const added = new Map<string, Difference | null>();
  for (const one of differences) {
    const { kind, key, own } = one;
    if (kind !== 'added' || own === null || !isLong(own) || !missing.has(own)) continue;
    const isNamed = key !== '' && key.length <= longestKey;
    const isOnly = !shared.has(own) && !added.has(own);
    added.set(own, isNamed && isOnly && !tellsNothing.test(own) ? one : null);
  }
  return added;
}

/** What was lost on the way stands there as its mark, is left out or is a `?`. */
function isGarbledValue(
  own: string | null,
  value: string,
  garble: (text: string) => string,
): boolean {
  if (own === value) return true;
  const garbled = garble(value);
  return ['\ufffd', '', '?'].some((lost) => own === garbled.replaceAll('\ufffd', lost));
}

const garblings = [
  ...(
    [
      'mojibake',
      'mojibake-1252',
      'mojibake-1252-java',
      'mojibake-gbk',
      'question-marks',
      'question-marks-twice',
      'question-marks-latin1',
      'question-marks-bytes',
      'lost-bytes',
      'seven-bits',
    ] as const
  ).map((change) => (text: string) => transformText(text, change)),
  ...(['gbk', 'iso-8859-1', 'windows-1252'] as const).map(
    (charset) => (text: string) => new TextDecoder().decode(encodeText(text, charset)),
  ),
  (text: string) => transformText(text, 'ascii-only'),
  // Letters without their accents; what has no plain letter is gone.
  (text: string) => text.normalize('NFKD').replace(/[^\0-\x7f]/g, ''),
];

/** In characters. A longer key names no field; of one of megabytes each step would make another text. */
export const longestKey = 1000;

export function isSpelledAlike(key: string, other: string): boolean {
  return spellPlainly(key) === spellPlainly(other);
}

/** `X-Timestamp`, `order_no` and `OrderNo` are spellings of `timestamp` and `orderNo`; so are Go's tag `orderNo,omitempty` and Ruby's symbol `:orderNo`. */
function spellPlainly(key: string): string {
  return key
    .replace(/^:?(?:(?:http[-_])?x[-_])?/i, '')
    .replace(/,\w*$/, '')
    .replace(/[-_. ]/g, '')
    .toLowerCase();
}
