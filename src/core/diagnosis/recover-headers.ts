/**
 * Looks for the right value of a header in doubt, as reading 9 has it: on the line that could not be read, in the body or the
 * own string, with other callbacks, near `completedAt`. Only the digest that was signed says that it is found.
 */
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import { rewritings } from '../canonical/rewrite-value';
import { type EntryHeaderName, headerKeys, readTimeUnit } from '../contract';
import { putHeaderValues } from '../headers/put-header-values';
import { splitJoined } from '../headers/split-joined';
import { dropUnseen, hasUnseen } from '../text/unseen';
import type { SeenHeaders } from './diagnosis';
import {
  listOtherNames,
  type RecoveredHeader,
  type Recovery,
  type RecoverySource,
} from './headers-in-doubt';
import type { Sliced, WorkMeter } from './search/slices';
import { createProbe } from './search/value-probe';

type Values = Readonly<Partial<Record<EntryHeaderName, string>>>;

/** Seconds around `completedAt` that are tried at once. */
const nearSeconds = 600;

/** The string to be signed with these values, whatever the headers say. */
export function buildWithHeaders(source: CanonicalSource, values: Values): Canonical {
  const headers = putHeaderValues(source.headers, values);
  return buildCanonical({ ...source, headers }).canonical;
}

export interface Recovered {
  /** Null: none of the values gives the digest. */
  readonly found: Recovery | null;
  /** How many values were tried. */
  readonly tried: number;
}

/**
 * @param inDoubt of these names those whose value is not known at all; of the others it is there, with characters that
 *   are not seen
 */
export function* recoverHeadersInSlices(
  source: CanonicalSource,
  names: readonly EntryHeaderName[],
  inDoubt: readonly EntryHeaderName[],
  { digest, ownString }: { readonly digest: Uint8Array; readonly ownString: string },
  seen: readonly SeenHeaders[],
  meter: WorkMeter,
): Sliced<Recovered> {
  const candidates = listCandidates(source, inDoubt, ownString, seen);
  let tried = 0;
  for (const { given, name, values } of listAttempts(names, candidates, seen)) {
    const key = headerKeys[name];
    const canonical = buildWithHeaders(source, { ...given, [name]: '0' });
    meter.spend(canonical.text.length);
    const probe = createProbe(canonical, key, digest);
    for (const value of values) {
      if (meter.isUsedUp || probe === null) return { found: null, tried };
      tried++;
      meter.spend(probe.work);
      if (probe.isSigned(value)) {
        const headers = Object.entries({ ...given, [name]: value }).map(
          ([one, its]): RecoveredHeader => ({
            name: one as EntryHeaderName,
            value: its,
            from: candidates[one as EntryHeaderName].get(its) ?? 'other-callback',
          }),
        );
        return { found: { headers, text: probe.buildText(value) }, tried };
      }
      if (meter.endsSlice()) yield;
    }
  }
  return { found: null, tried };
}

type Candidates = Readonly<Record<EntryHeaderName, ReadonlyMap<string, RecoverySource>>>;

/** The likeliest first; a value with two sources counts for the likelier. */
function listCandidates(
  source: CanonicalSource,
  inDoubt: readonly EntryHeaderName[],
  ownString: string,
  seen: readonly SeenHeaders[],
): Candidates {
  const canonical = buildCanonical(source).canonical;
  const listOf = (name: EntryHeaderName): ReadonlyMap<string, RecoverySource> => {
    const found = new Map<string, RecoverySource>();
    const add = (value: string, from: RecoverySource): void => {
      if (value.trim() !== '' && !found.has(value)) found.set(value, from);
    };
    const { unread, all, fields } = source.headers;
    const own = fields[name]?.value ?? '';
    if (hasUnseen(own)) add(dropUnseen(own).trim(), 'unseen');
    if (!inDoubt.includes(name)) return found;
    for (const one of unread) if (one.name === name) add(one.value, 'unread-line');
    for (const one of all) {
      if (one.name.toLowerCase() !== name.toLowerCase()) continue;
      for (const { value } of splitJoined(one)) add(value, 'second-line');
    }
    for (const one of listOtherNames(source.headers, name)) add(one.value, 'other-name');
    for (const { key, value, reason } of canonical.dropped) {
      if (key === headerKeys[name] && reason === 'replaced') add(value, 'body');
    }
    for (const one of listOwnValues(ownString, name)) add(one, 'own-string');
    for (const one of seen) {
      add(name === 'X-Nonce' ? one.nonce : one.timestamp, 'other-callback');
    }
    if (name === 'X-Timestamp') for (const time of listTimes(canonical)) add(time, 'time');
    return found;
  };
  return { 'X-Timestamp': listOf('X-Timestamp'), 'X-Nonce': listOf('X-Nonce') };
}

/**
 * What the merchant's own string has of a header, under its key or its name: as it stands there, and without marks of
 * quotation, brackets or an encoding around it.
 */
export function listOwnValues(ownString: string, name: EntryHeaderName): readonly string[] {
  const [, written] = ownPairs[name].exec(ownString) ?? [];
  const value = written?.trim() ?? '';
  if (value === '' || value.length > longestOwn) return [];
  const [, , inside] = /^(["'[])(.*)["'\]]$/s.exec(value) ?? [];
  const decoded = rewritings['decoded-percent'](value);
  return [...new Set([inside ?? decoded, decoded, value])];
}

/** In characters. */
const longestOwn = 1000;

/** Behind a separator, whichever it is, up to the next. */
const ownPairs = {
  'X-Timestamp': createPairPattern('timestamp'),
  'X-Nonce': createPairPattern('nonce'),
} as const satisfies Readonly<Record<EntryHeaderName, RegExp>>;

function createPairPattern(key: string): RegExp {
  return new RegExp(`(?:^|[&,;|\\r\\n\\t ])(?:X-)?${key} ?[=:] ?([^&,;|\\r\\n]*)`, 'i');
}

/** The second of `completedAt` and those around it, nearest first. */
function listTimes({ kept }: Canonical): readonly string[] {
  const completedAt = kept.find(({ key }) => key === 'completedAt')?.value ?? '';
  if (readTimeUnit(completedAt) !== 'seconds') return [];
  const middle = Number(completedAt);
  const times = [middle];
  for (let distance = 1; distance <= nearSeconds; distance++) {
    times.push(middle + distance, middle - distance);
  }
  return times.filter((time) => time > 0).map(String);
}

/** Some values of one header, the other one as given or else as it is. */
interface Attempt {
  readonly given: Values;
  readonly name: EntryHeaderName;
  readonly values: Iterable<string>;
}

function* listAttempts(
  names: readonly EntryHeaderName[],
  candidates: Candidates,
  seen: readonly SeenHeaders[],
): Generator<Attempt> {
  for (const name of names) yield { given: {}, name, values: candidates[name].keys() };
  if (names.length < 2) return;
  for (const { nonce, timestamp } of seen) {
    yield { given: { 'X-Nonce': nonce }, name: 'X-Timestamp', values: [timestamp] };
  }
  for (const [nonce, from] of candidates['X-Nonce']) {
    if (from === 'other-callback') continue;
    const given = { 'X-Nonce': nonce };
    yield { given, name: 'X-Timestamp', values: candidates['X-Timestamp'].keys() };
  }
}
