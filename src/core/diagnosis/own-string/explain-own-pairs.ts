/** How the merchant's own string came about, pair by pair. */
import type { Canonical, DroppedEntry, KeptEntry } from '../../canonical/canonical';
import { compareCodePoints } from '../../canonical/compare-keys';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Difference } from '../../compare/comparison';
import { listGlued } from '../../compare/diff-own-string';
import { parsePairs } from '../../compare/parse-pairs';
import { headerKeys, isContractField, isContractKey } from '../../contract';
import type { Cause } from '../cause';
import type { DeviationCause } from '../deviation';
import { createFinding, type Finding } from '../finding';
import type { Sliced, WorkMeter } from '../search/slices';
import { type ChangeOfCase, findCase } from './cased-pairs';
import {
  endLength,
  explainDifference,
  explainItems,
  explainMoved,
  explainRenamed,
  explainSpread,
  tellAnother,
} from './explain-difference';
import { findOneText, type OneText } from './find-one-text';
import { findValueCauses } from './find-value-causes';
import { putMinorLast } from './is-minor';
import { isSearchable } from './is-searchable';
import { areOfOtherCallback, joinFindings } from './join-pair-findings';
import { nameOrder } from './name-order';
import { pairItems } from './pair-items';
import { listRespelledChanges, pairRenamed } from './pair-renamed';
import { pairSpread } from './pair-spread';
import { listSurroundings } from './relations/surroundings';

export interface OwnStringDiagnosis {
  /** None when there is no own string or it is the right one. */
  readonly findings: readonly Finding[];
  /** How many more differences there are than findings. */
  readonly moreFindings: number;
}

export const noDiagnosis: OwnStringDiagnosis = { findings: [], moreFindings: 0 };

/** What the pairs are explained with. */
export interface PairCase {
  readonly source: CanonicalSource;
  readonly canonical: Canonical;
  readonly ownString: string;
  readonly findingLimit: number;
  readonly meter: WorkMeter;
  readonly pairMeter: WorkMeter;
}

export function* explainPairs(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis> {
  const oneText = findOneText(differences, given.ownString, given.canonical.kept);
  if (oneText === null) return yield* explainEach(given, differences);
  const inOneCase = findCase(given.ownString, given.canonical);
  const others = oneText.others.filter(
    ({ kind, own, expected }) =>
      kind !== 'changed' || inOneCase === null || inOneCase.toCase(expected ?? '') !== own,
  );
  const { findings } = yield* explainEach(given, others);
  return limit([explainOneText(oneText, inOneCase), ...findings], others.length + 1);
}

export function explainOneText(
  { keys, text, isName }: OneText,
  inOneCase: ChangeOfCase | null,
): Finding {
  const facts = { keys, ownText: text, ...(isName && { isName }) } as const;
  const cause = { kind: 'fault', code: 'string.in-one-text', owner: 'merchant', ...facts } as const;
  const causes: readonly Cause[] = inOneCase === null ? [cause] : [cause, inOneCase.cause];
  return createFinding({ causes, subject: 'own-string', proof: { by: 'string' } });
}

function* explainEach(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis> {
  const isSearched = isSearchable(given.ownString, differences.length);
  const renamed = pairRenamed(differences, given.canonical.kept);
  const glued = listGlued(differences);
  const standing = differences.filter(
    (one) =>
      one.kind !== 'missing' ||
      renamed.has(one) ||
      !isSearched ||
      !(glued.has(one.key) || standsThere(one.key, given)),
  );
  const told = [...standing, ...listRespelledChanges(standing, given.canonical.kept)];
  const listed = told.slice(0, given.findingLimit);
  const same = listSame(given, differences);
  // What gives one item of a list is not what gives it as a pair.
  const items = pairItems(listed);
  const others = listed.filter((one) => !items.has(one));
  const causes = yield* findValueCauses(given.source, given.pairMeter, others, same);
  return limit(explainAll(listed, given, causes), told.length);
}

/** A key between other separators, or in JSON, is no pair; neither is it left out. */
function standsThere(key: string, { ownString }: PairCase): boolean {
  for (let at = ownString.indexOf(key); at !== -1; at = ownString.indexOf(key, at + 1)) {
    joint.lastIndex = at + key.length;
    if (!/[\w$-]/.test(ownString.charAt(at - 1)) && joint.test(ownString)) return true;
    if (at === ownString.length) return false;
  }
  return false;
}

/** Behind a key in JSON, in a dictionary or in another string of pairs. */
const joint = /"\s*:|'\s*(?::|=>)|=/y;

/** No pair of the right string has its key in the merchant's: it is no string of this kind, or of another callback. */
export function sharesNothing(differences: readonly Difference[], { kept }: Canonical): boolean {
  const missing = differences.filter(({ kind }) => kind === 'missing');
  return missing.length === kept.length && differences.length > missing.length;
}

/** Of one string nobody reads more; a finding may be of several entries. */
export const mostFindings = 5;

/** @param differences how many there are */
export function limit(findings: readonly Finding[], differences: number): OwnStringDiagnosis {
  const shown = putMinorLast(findings).slice(0, mostFindings);
  // What is missing and what stands in its place may be told as one.
  const more = Math.max(0, differences - countDifferences(shown));
  return { findings: shown, moreFindings: more };
}

/** What was renamed or spread is missing under one key, and added under others. */
export function countDifferences(findings: readonly Finding[]): number {
  const all = findings.flatMap(({ causes }) => causes);
  const renamed = new Set(
    all.flatMap((cause) =>
      cause.kind === 'pair' && cause.difference === 'renamed' ? [cause.key] : [],
    ),
  );
  return all.reduce((sum, cause) => {
    if (cause.kind !== 'pair') return sum + 1;
    // Its place is told beside its name.
    if (cause.difference === 'moved' && renamed.has(cause.key)) return sum;
    if (cause.difference === 'renamed') return sum + 2;
    const relation = cause.difference === 'changed' ? cause.relation : undefined;
    if (
      relation?.kind === 'items' ||
      relation?.kind === 'query' ||
      relation?.kind === 'taken-apart'
    )
      return sum + relation.entries;
    return sum + 1 + (relation?.kind === 'spread' ? relation.entries : 0);
  }, 0);
}

export interface WithoutAdded {
  /** What is left of the string. */
  readonly rest: string;
  /** Of the pairs that were added. */
  readonly findings: readonly Finding[];
}

/** Null where no pairs were added, or nothing is left. */
export function readWithoutAdded(
  given: PairCase,
  differences: readonly Difference[],
): WithoutAdded | null {
  const { canonical, ownString, findingLimit } = given;
  const added = differences.filter(({ kind }) => kind === 'added');
  if (added.length === 0) return null;
  const positions = new Set(added.map(({ ownPosition }) => ownPosition));
  const rest = parsePairs(ownString, canonical.kept)
    .filter((_, index) => !positions.has(index + 1))
    .map(({ text }) => text)
    .join('&');
  const hasBody = canonical.kept.some(
    ({ key, source }) => source.input === 'body' && key !== '' && rest.includes(`${key}=`),
  );
  // The body may be what was added, in another shape, and so may an object that is missing, a key in another spelling or a part of a value.
  const hasOthers =
    pairSpread(differences).size > 0 ||
    pairRenamed(differences, canonical.kept).size > 0 ||
    pairItems(differences).size > 0;
  if (!hasBody || hasOthers) return null;
  return { rest, findings: explainAll(added.slice(0, findingLimit), given, new Map()) };
}

function explainAll(
  differences: readonly Difference[],
  { source, canonical: { kept, dropped, text }, ownString, pairMeter }: PairCase,
  causes: ReadonlyMap<string, DeviationCause>,
): readonly Finding[] {
  const keys = new Set(differences.map(({ key }) => key));
  const entries = new Map<string, KeptEntry | DroppedEntry>();
  for (const list of [dropped, kept]) {
    for (const entry of list) if (keys.has(entry.key)) entries.set(entry.key, entry);
  }
  const renamed = pairRenamed(differences, kept);
  const known = listKnownKeys(ownString, kept);
  const hasLost = hasLostCharacters(ownString, text) && !isOfTypedObject(known, kept);
  const isMoved = differences.some(({ kind }) => kind === 'moved');
  const order = isMoved ? nameOrder(source, [...known]) : null;
  const front = /^&*/.exec(ownString)?.[0].length ?? 0;
  const spread = pairSpread(differences);
  const items = pairItems(differences);
  const ownOnes = new Set([
    ...renamed.values(),
    ...[...spread.values()].flat(),
    ...[...items.values()].flatMap(({ others }) => others),
  ]);
  const added = new Set(differences.flatMap(({ kind, key }) => (kind === 'added' ? [key] : [])));
  const surroundings = listSurroundings(
    differences.flatMap(({ own, expected }) =>
      own === null || expected === null ? [] : [{ own, expected }],
    ),
  );
  const changed = new Map(
    differences.flatMap(({ kind, key, own }) =>
      kind === 'changed' ? [[key, own ?? ''] as const] : [],
    ),
  );
  const misplaced = isMoved ? [] : explainMisplaced(renamed, { source, kept, ownString });
  return leaveToAnother(
    joinFindings([
      ...tellAnother(
        differences.flatMap((one) => {
          const other = renamed.get(one);
          if (other !== undefined) return [explainRenamed(one, other)];
          if (ownOnes.has(one)) return [];
          const parts = spread.get(one);
          if (parts !== undefined) return [explainSpread(one, parts)];
          const paired = items.get(one);
          if (paired !== undefined) return [explainItems(one, paired)];
          const facts = {
            causes: added.has(one.key) ? noCauses : causes,
            entry: entries.get(one.key),
            kept,
            isComplete: !pairMeter.isExceeded,
            hasLost,
            front,
            known,
            body: source.body,
            lines: source.headers.all,
            end: ownString.slice(-endLength),
            surroundings,
            changed,
            order,
          };
          return [explainDifference(one, facts)];
        }),
      ),
      ...misplaced,
    ]),
  );
}

/** Pairs under other keys that stand where neither these nor the right ones are sorted to: behind the others, as a rule. */
function explainMisplaced(
  renamed: ReadonlyMap<Difference, Difference>,
  { source, kept, ownString }: Pick<PairCase, 'source' | 'ownString'> & Pick<Canonical, 'kept'>,
): readonly Finding[] {
  if (renamed.size === 0) return [];
  const rightKeys = new Map([...renamed].map(([one, other]) => [other.key, one.key]));
  const known = new Set(kept.map(({ key }) => key));
  const own = parsePairs(ownString, kept).flatMap(({ key }) =>
    known.has(key) || rightKeys.has(key) ? [key] : [],
  );
  const right = own.map((key) => rightKeys.get(key) ?? key);
  if (isSorted(own) || isSorted(right)) return [];
  const order = nameOrder(source, right);
  return order === null ? [] : [...renamed.keys()].map((one) => explainMoved(one, order));
}

function isSorted(keys: readonly string[]): boolean {
  return keys.every(
    (key, index) => index === 0 || compareCodePoints(keys[index - 1] ?? '', key) <= 0,
  );
}

/** Which fields another callback has beside the contract's says nothing of this one's: what is another's is told first. */
function leaveToAnother(findings: readonly Finding[]): readonly Finding[] {
  const another = findings.find(isOfAnother);
  if (another === undefined) return findings;
  const others = findings.filter((one) => one !== another && !one.causes.some(isOfOtherFields));
  return [another, ...others];
}

/** Values that nothing makes of the right ones, a nonce and an order's number among them. */
function isOfAnother({ causes }: Finding): boolean {
  const isUnknown = (cause: Cause): boolean =>
    cause.code === 'value.changed' &&
    'deviation' in cause &&
    cause.deviation === null &&
    cause.relation === undefined;
  const keys = new Set(causes.map((cause) => ('key' in cause ? cause.key : null)));
  return causes.every(isUnknown) && areOfOtherCallback(keys);
}

function isOfOtherFields(cause: Cause): boolean {
  if (cause.kind !== 'pair' || isContractField(cause.key)) return false;
  const isOfHeaders = Object.values(headerKeys).some((key) => key === cause.key);
  return !isOfHeaders && (cause.difference === 'missing' || cause.difference === 'added');
}

/** Each once, in the merchant's order. */
function listKnownKeys(ownString: string, kept: readonly KeptEntry[]): ReadonlySet<string> {
  const known = new Set(kept.map(({ key }) => key));
  const keys = parsePairs(ownString, kept).map(({ key }) => key);
  return new Set(keys.filter((key) => known.has(key)));
}

/** None beyond ASCII is left, or a mark stands for what no charset had. */
function hasLostCharacters(ownString: string, right: string): boolean {
  if (!beyondAscii.test(right)) return false;
  return ownString.includes('\ufffd') || !beyondAscii.test(ownString);
}

const beyondAscii = /[^\0-\x7f]/;

/** Of the body's own fields none is there, also of those that have nothing beyond ASCII. */
function isOfTypedObject(known: ReadonlySet<string>, kept: readonly KeptEntry[]): boolean {
  const others = kept.filter(({ key }) => !isContractKey(key));
  return (
    others.every(({ key }) => !known.has(key)) &&
    others.some(({ key, value }) => !beyondAscii.test(key + value))
  );
}

/** A key that stands there twice is not told of one of its pairs alone. */
const noCauses: ReadonlyMap<string, DeviationCause> = new Map();

/** The right string's pairs that the merchant's has too. */
function listSame(
  { canonical: { kept } }: PairCase,
  differences: readonly Difference[],
): ReadonlySet<string> {
  const differing = new Set(differences.map(({ key }) => key));
  const same = kept.filter(({ key }) => !differing.has(key));
  return new Set(same.map(({ key, value }) => `${key}=${value}`));
}
