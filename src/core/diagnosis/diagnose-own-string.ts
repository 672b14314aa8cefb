/** How the merchant's own string came about: by the catalogue as a whole, else pair by pair. */
import type { CallbackReport } from '../callback-report';
import type { Canonical, DroppedEntry, KeptEntry } from '../canonical/canonical';
import { contractRules } from '../canonical/canonical-rules';
import type { CanonicalSource } from '../canonical/list-entries';
import { anyAddress } from '../canonical/print-nested';
import { type Difference, pickCompared } from '../compare/comparison';
import { listOtherDigests, parseOwnDigest } from '../compare/parse-own-digest';
import { parsePairs } from '../compare/parse-pairs';
import { digests } from '../signature/digest';
import { freeBytes } from '../text/free-bytes';
import { encodeUtf8 } from '../text/utf-8-bytes';
import { buildStringFinding } from './build-string-finding';
import type { Cause } from './cause';
import type { DeviationCause } from './deviation';
import { explainDifference, explainRenamed, explainSpread } from './explain-difference';
import { findValueCauses } from './find-value-causes';
import { createFinding, type Finding, notProven, type Proof, wrapFinding } from './finding';
import { joinFindings, pairRenamed, pairSpread } from './join-pair-findings';
import { listOwnReadings, type OwnReading } from './own-readings';
import {
  type Attempt,
  createDigestTarget,
  type StartedSearch,
  searchDeviationsInSlices,
  startSearch,
  type Target,
} from './search-deviations';
import { contractDigest, toSignedBytes } from './signed-bytes';
import type { Sliced, WorkMeter } from './slices';

const subject = 'own-string';

export interface OwnStringDiagnosis {
  /** None when there is no own string or it is the right one. */
  readonly findings: readonly Finding[];
  /** How many more differences there are than findings. */
  readonly moreFindings: number;
}

const noDiagnosis: OwnStringDiagnosis = { findings: [], moreFindings: 0 };

/** What may be done for the string as a whole, and pair by pair, which takes little and needs room of its own. */
export interface OwnStringMeters {
  readonly whole: WorkMeter;
  readonly pairs: WorkMeter;
}

/** @param findingLimit how many differences are explained */
export function* diagnoseOwnString(
  report: CallbackReport,
  source: CanonicalSource,
  meters: OwnStringMeters,
  findingLimit: number,
): Sliced<OwnStringDiagnosis> {
  const { comparison } = report;
  const diagnosis = yield* diagnoseCompared(report, source, meters, findingLimit);
  if (comparison.result !== 'different' || comparison.stripped === undefined) return diagnosis;
  const { forms } = comparison.stripped;
  const cause = { kind: 'fault', code: 'paste.stripped', owner: 'merchant', forms } as const;
  const finding = createFinding({ causes: [cause], subject, proof: notProven });
  return { ...diagnosis, findings: [...diagnosis.findings, finding] };
}

function* diagnoseCompared(
  { canonical, comparison, input }: CallbackReport,
  source: CanonicalSource,
  { whole: meter, pairs: pairMeter }: OwnStringMeters,
  findingLimit: number,
): Sliced<OwnStringDiagnosis> {
  if (canonical === null || comparison.result !== 'different') return noDiagnosis;
  const ownString = pickCompared(comparison, input.ownString);
  const digest = parseOwnDigest(ownString);
  if (digest !== null) {
    const target = createDigestTarget(digest, contractDigest);
    const { found, equivalents } = yield* searchDeviationsInSlices(source, target, { meter });
    if (found === null) return { ...noDiagnosis, findings: [buildUnknown(meter, 'digest')] };
    const proof: Proof = { by: 'digest', hash: 'sha256', digest };
    return { ...noDiagnosis, findings: [buildStringFinding(found, equivalents, subject, proof)] };
  }
  const hashed = yield* explainHashed(source, canonical, ownString, meter);
  if (hashed !== null) return { ...noDiagnosis, findings: [hashed] };
  const given = { source, canonical, ownString, findingLimit, meter, pairMeter };
  const { differences } = comparison;
  return (yield* explainWhole(given, differences)) ?? (yield* explainPairs(given, differences));
}

/** Null where it is no hash of another kind than the contract's, or of nothing known. */
function* explainHashed(
  source: CanonicalSource,
  { text }: Canonical,
  ownString: string,
  meter: WorkMeter,
): Sliced<Finding | null> {
  for (const { hash, digest } of listOtherDigests(ownString)) {
    const compute = digests[hash];
    if (compute === null) continue;
    const cause = { kind: 'fault', code: 'string.hashed', owner: 'merchant', hash } as const;
    const outer = { causes: [cause], subject, proof: byString, variantText: ownString } as const;
    const target = createDigestTarget(digest, compute);
    if (target({ text, rules: contractRules })) return createFinding(outer);
    const { found, equivalents } = yield* searchDeviationsInSlices(source, target, { meter });
    if (found === null) continue;
    const proof: Proof = { by: 'digest', hash, digest };
    return wrapFinding([cause], buildStringFinding(found, equivalents, subject, proof));
  }
  return null;
}

/** By the catalogue as a whole: as it is, else by what its surroundings, or pairs that were added, hide. */
function* explainWhole(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis | null> {
  const { source, canonical, ownString, meter } = given;
  const raw = readWanted(ownString);
  const search = startSearch(source, raw.matches, { meter });
  const alone = yield* search.run(1);
  if (alone.found !== null) {
    const { found, equivalents } = alone;
    return {
      ...noDiagnosis,
      findings: [buildStringFinding(found, equivalents, subject, byString)],
    };
  }
  const inner = listOwnReadings(ownString, canonical);
  const whole = yield* explainReadings(given, inner, raw, search);
  if (whole !== null) return { ...noDiagnosis, findings: [whole] };
  const added = readWithoutAdded(given, differences);
  return added === null
    ? null
    : yield* explainWithoutAdded(given, added, search, differences.length);
}

/**
 * @param raw takes the string as it is
 * @param search for that alone, which has tried single deviations
 */
function* explainReadings(
  { source, canonical, meter }: PairCase,
  readings: readonly OwnReading[],
  raw: WantedText,
  search: StartedSearch,
): Sliced<Finding | null> {
  const right = readings.find(({ text }) => text === canonical.text);
  if (right !== undefined) {
    return createFinding({ causes: right.causes, subject, proof: byString });
  }
  const wanted = readings.map(({ text }) => readWanted(text));
  let outer: readonly Cause[] = [];
  const isAny: Target = (attempt) => {
    if (raw.matches(attempt)) return true;
    const at = wanted.findIndex(({ matches }) => matches(attempt));
    outer = readings[at]?.causes ?? [];
    return at >= 0;
  };
  const { found, equivalents } = yield* wanted.some((one) => mayBeTried(one, search))
    ? searchDeviationsInSlices(source, isAny, { meter })
    : search.run(3, isAny);
  if (found === null) return null;
  const finding = buildStringFinding(found, equivalents, subject, byString);
  return wrapFinding(outer, finding);
}

const byString: Proof = { by: 'string' };

/** Where pairs were only added to a string that the catalogue knows: the added ones, then the rest as a whole. */
function* explainWithoutAdded(
  { source, canonical, meter }: PairCase,
  { rest, findings }: WithoutAdded,
  search: StartedSearch,
  differences: number,
): Sliced<OwnStringDiagnosis | null> {
  if (rest === canonical.text) return limit(findings, differences);
  const wanted = readWanted(rest);
  if (search.isExhausted && !mayBeTried(wanted, search)) return null;
  const { found, equivalents } = yield* searchDeviationsInSlices(source, wanted.matches, { meter });
  // A key that stands there twice is not told of one of its pairs alone.
  const keys = new Set(
    findings.flatMap((one) => one.causes.map((cause) => 'key' in cause && cause.key)),
  );
  if (found === null || found.steps.some(({ variant }) => keys.has(variant.key ?? false)))
    return null;
  const proof: Proof = { by: 'string', hasAddedPairs: true };
  const first = buildStringFinding(found, equivalents, subject, proof);
  const others = limit(findings.slice(0, mostFindings - 1), countDifferences(findings));
  return { ...others, findings: [first, ...others.findings] };
}

/** A text that a search is to come to. */
interface WantedText {
  readonly matches: Target;
  /** Null where other texts match it too. */
  readonly sha256: Uint8Array | null;
}

/** Whether the search may have come by it, when it looked for something else. */
function mayBeTried({ sha256 }: WantedText, search: StartedSearch): boolean {
  return sha256 === null || search.hasTried(sha256);
}

/** Text areas turn CRLF into LF, so that the two cannot be told apart there. */
function readWanted(ownString: string): WantedText {
  const masked = ownString.replace(address, `$1${anyAddress}`);
  if (masked !== ownString) {
    const matches: Target = ({ text, rules }) => rules.charset === 'utf-8' && text === masked;
    return { matches, sha256: null };
  }
  const bytes = encodeUtf8(ownString);
  const sha256 = contractDigest(bytes);
  const hasBytes = createDigestTarget(sha256, contractDigest);
  freeBytes(bytes);
  const isMisread = ownString.includes('\ufffd');
  const hasLineEnds = ownString.includes('\n');
  const lines = ownString.replaceAll('\r\n', '\n');
  const matches: Target = (attempt) => {
    const { charset, prehash } = attempt.rules;
    if (prehash !== 'none') return false;
    if (charset !== 'utf-8') return isMisread && misread(attempt) === ownString;
    if (!hasLineEnds) return hasBytes(attempt) && attempt.text === ownString;
    return attempt.text === ownString || attempt.text.replaceAll('\r\n', '\n') === lines;
  };
  return { matches, sha256: hasLineEnds || isMisread ? null : sha256 };
}

const decoder = new TextDecoder();

/** Bytes of another charset, as what reads all as UTF-8 shows them. */
function misread({ text, rules }: Attempt): string {
  return decoder.decode(toSignedBytes(text, rules, contractDigest));
}

/** Where Perl and Lua print a table's place in memory. */
const address = /((?:HASH|ARRAY)\(|table: )0x[0-9a-f]+/g;

function buildUnknown({ isExceeded }: WorkMeter, own: 'text' | 'digest'): Finding {
  return createFinding({
    causes: [
      {
        kind: 'fault',
        code: 'string.unknown',
        owner: 'merchant',
        isComplete: !isExceeded,
        signed: null,
        own,
      },
    ],
    subject,
    proof: notProven,
  });
}

/** What the pairs are explained with. */
interface PairCase {
  readonly source: CanonicalSource;
  readonly canonical: Canonical;
  readonly ownString: string;
  readonly findingLimit: number;
  readonly meter: WorkMeter;
  readonly pairMeter: WorkMeter;
}

function* explainPairs(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis> {
  if (sharesNothing(differences, given.canonical)) {
    return { ...noDiagnosis, findings: [buildUnknown(given.meter, 'text')] };
  }
  const told = differences.filter((one) => one.kind !== 'missing' || !standsThere(one.key, given));
  const listed = told.slice(0, given.findingLimit);
  const same = listSame(given, differences);
  const causes = yield* findValueCauses(given.source, given.pairMeter, listed, same);
  return limit(explainAll(listed, given, causes), told.length);
}

/** A key between other separators, or in JSON, is no pair; neither is it left out. */
function standsThere(key: string, { ownString }: PairCase): boolean {
  const quoted = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$-])${quoted}(?:"\\s*:|'\\s*(?::|=>)|=)`).test(ownString);
}

/** No pair of the right string has its key in the merchant's: it is no string of this kind, or of another callback. */
function sharesNothing(differences: readonly Difference[], { kept }: Canonical): boolean {
  const missing = differences.filter(({ kind }) => kind === 'missing');
  return missing.length === kept.length && differences.length > missing.length;
}

/** Of one string nobody reads more; a finding may be of several entries. */
const mostFindings = 5;

/** @param differences how many there are */
function limit(findings: readonly Finding[], differences: number): OwnStringDiagnosis {
  const shown = findings.slice(0, mostFindings);
  return { findings: shown, moreFindings: differences - countDifferences(shown) };
}

/** What was renamed or spread is missing under one key, and added under others. */
function countDifferences(findings: readonly Finding[]): number {
  return findings
    .flatMap(({ causes }) => causes)
    .reduce((sum, cause) => {
      if (cause.kind !== 'pair') return sum + 1;
      if (cause.difference === 'renamed') return sum + 2;
      const isSpread = cause.difference === 'changed' && cause.relation?.kind === 'spread';
      return sum + 1 + (isSpread ? cause.relation.entries : 0);
    }, 0);
}

interface WithoutAdded {
  /** What is left of the string. */
  readonly rest: string;
  /** Of the pairs that were added. */
  readonly findings: readonly Finding[];
}

/** Null where no pairs were added, or nothing is left. */
function readWithoutAdded(
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
    ({ key, source }) => source.input === 'body' && rest.includes(`${key}=`),
  );
  // The body may be what was added, in another shape, and so may an object that is missing, or a key in another spelling.
  const hasMissing = pairSpread(differences).size > 0 || pairRenamed(differences).size > 0;
  if (!hasBody || hasMissing) return null;
  return { rest, findings: explainAll(added.slice(0, findingLimit), given, new Map()) };
}

function explainAll(
  differences: readonly Difference[],
  { canonical: { kept, dropped }, pairMeter }: PairCase,
  causes: ReadonlyMap<string, DeviationCause>,
): readonly Finding[] {
  const keys = new Set(differences.map(({ key }) => key));
  const entries = new Map<string, KeptEntry | DroppedEntry>();
  for (const list of [dropped, kept]) {
    for (const entry of list) if (keys.has(entry.key)) entries.set(entry.key, entry);
  }
  const renamed = pairRenamed(differences);
  const spread = pairSpread(differences);
  const ownOnes = new Set([...renamed.values(), ...[...spread.values()].flat()]);
  const added = new Set(differences.flatMap(({ kind, key }) => (kind === 'added' ? [key] : [])));
  return joinFindings(
    differences.flatMap((one) => {
      const other = renamed.get(one);
      if (other !== undefined) return [explainRenamed(one, other)];
      if (ownOnes.has(one)) return [];
      const parts = spread.get(one);
      if (parts !== undefined) return [explainSpread(one, parts)];
      const known = added.has(one.key) ? noCauses : causes;
      return [explainDifference(one, known, entries.get(one.key), !pairMeter.isExceeded)];
    }),
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
