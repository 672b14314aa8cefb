/** How the merchant's own string came about: by the catalogue as a whole, else pair by pair. */
import type { CallbackReport } from '../callback-report';
import type { Canonical, DroppedEntry, KeptEntry } from '../canonical/canonical';
import { type CanonicalRules, contractRules } from '../canonical/canonical-rules';
import { type CanonicalSource, listEntries } from '../canonical/list-entries';
import { printCanonical, printPair } from '../canonical/print-canonical';
import { anyAddress } from '../canonical/print-nested';
import { transformText } from '../canonical/transform-text';
import { type Difference, pickCompared } from '../compare/comparison';
import { parseOwnDigest } from '../compare/parse-own-digest';
import { type Pair, parsePairs } from '../compare/parse-pairs';
import { buildStringFinding, toCause } from './build-string-finding';
import { catalogue } from './catalogue';
import type { DeviationCause } from './deviation';
import { explainDifference } from './explain-difference';
import { createFinding, type Finding, notProven, type Proof } from './finding';
import { listSteps } from './list-steps';
import { measureListing, rewriteWork } from './measure-work';
import { createDigestTarget, searchDeviationsInSlices, type Target } from './search-deviations';
import { contractDigest } from './signed-bytes';
import type { Sliced, WorkMeter } from './slices';

const subject = 'own-string';

export interface OwnStringDiagnosis {
  /** None when there is no own string or it is the right one. */
  readonly findings: readonly Finding[];
  /** How many more differences there are than findings. */
  readonly moreFindings: number;
}

const noDiagnosis: OwnStringDiagnosis = { findings: [], moreFindings: 0 };

/** @param findingLimit how many differences are explained */
export function* diagnoseOwnString(
  report: CallbackReport,
  source: CanonicalSource,
  meter: WorkMeter,
  findingLimit: number,
): Sliced<OwnStringDiagnosis> {
  const { comparison } = report;
  const diagnosis = yield* diagnoseCompared(report, source, meter, findingLimit);
  if (comparison.result !== 'different' || comparison.stripped === undefined) return diagnosis;
  const { forms } = comparison.stripped;
  const cause = { kind: 'fault', code: 'paste.stripped', owner: 'merchant', forms } as const;
  const finding = createFinding({ causes: [cause], subject, proof: notProven });
  return { ...diagnosis, findings: [...diagnosis.findings, finding] };
}

function* diagnoseCompared(
  { canonical, comparison, input }: CallbackReport,
  source: CanonicalSource,
  meter: WorkMeter,
  findingLimit: number,
): Sliced<OwnStringDiagnosis> {
  if (canonical === null || comparison.result !== 'different') return noDiagnosis;
  const ownString = pickCompared(comparison, input.ownString);
  const digest = parseOwnDigest(ownString);
  const target =
    digest === null ? createTextTarget(ownString) : createDigestTarget(digest, contractDigest);
  const { found, equivalents } = yield* searchDeviationsInSlices(source, target, { meter });
  if (found !== null) {
    const proof: Proof =
      digest === null ? { by: 'string' } : { by: 'digest', hash: 'sha256', digest };
    return { ...noDiagnosis, findings: [buildStringFinding(found, equivalents, subject, proof)] };
  }
  if (digest !== null) return { ...noDiagnosis, findings: [buildUnknown(meter, 'digest')] };
  return yield* explainPairs(
    { source, canonical, ownString, findingLimit, meter },
    comparison.differences,
  );
}

/** Text areas turn CRLF into LF, so that the two cannot be told apart there. */
function createTextTarget(ownString: string): Target {
  const masked = ownString.replace(address, `$1${anyAddress}`);
  if (masked !== ownString) {
    return ({ text, rules }) => rules.charset === 'utf-8' && text === masked;
  }
  const hasBytes = createDigestTarget(contractDigest(encoder.encode(ownString)), contractDigest);
  const hasLineEnds = ownString.includes('\n');
  const lines = ownString.replaceAll('\r\n', '\n');
  return (attempt) => {
    const { charset, prehash } = attempt.rules;
    if (charset !== 'utf-8' || prehash !== 'none') return false;
    if (!hasLineEnds) return hasBytes(attempt) && attempt.text === ownString;
    return attempt.text === ownString || attempt.text.replaceAll('\r\n', '\n') === lines;
  };
}

/** Where Perl and Lua print a table's place in memory. */
const address = /((?:HASH|ARRAY)\(|table: )0x[0-9a-f]+/g;

const encoder = new TextEncoder();

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
}

function* explainPairs(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis> {
  const shared = yield* explainWithoutAdded(given, differences);
  if (shared !== null) return shared;
  if (sharesNothing(differences, given.canonical)) {
    return { ...noDiagnosis, findings: [buildUnknown(given.meter, 'text')] };
  }
  const listed = differences.slice(0, given.findingLimit);
  const causes = yield* findValueCauses(given, listed, listSame(given, differences));
  return limit(explainAll(listed, given, causes), differences.length);
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
  const told = shown.reduce((sum, { causes }) => sum + causes.length, 0);
  return { findings: shown, moreFindings: differences - told };
}

/** Where pairs were only added to a string that the catalogue knows: the added ones, then the rest as a whole. */
function* explainWithoutAdded(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis | null> {
  const { source, canonical, ownString, findingLimit, meter } = given;
  const added = differences.filter(({ kind }) => kind === 'added');
  if (added.length === 0) return null;
  const positions = new Set(added.map(({ ownPosition }) => ownPosition));
  const rest = joinPairs(
    parsePairs(ownString, canonical.kept).filter((_, index) => !positions.has(index + 1)),
  );
  const listed = added.slice(0, findingLimit);
  const findings = explainAll(listed, given, new Map());
  if (rest === printCanonical(source, contractRules)) return limit(findings, added.length);
  // Of a string that shares nothing with the right one nothing would be explained.
  if (rest === '') return null;
  const { found, equivalents } = yield* searchDeviationsInSlices(source, createTextTarget(rest), {
    meter,
  });
  if (found === null) return null;
  const proof: Proof = { by: 'string', hasAddedPairs: true };
  const first = buildStringFinding(found, equivalents, subject, proof);
  const others = limit(findings.slice(0, mostFindings - 1), added.length);
  return { ...others, findings: [first, ...others.findings] };
}

function explainAll(
  differences: readonly Difference[],
  { canonical: { kept, dropped }, meter }: PairCase,
  causes: ReadonlyMap<string, DeviationCause>,
): readonly Finding[] {
  const keys = new Set(differences.map(({ key }) => key));
  const entries = new Map<string, KeptEntry | DroppedEntry>();
  for (const list of [dropped, kept]) {
    for (const entry of list) if (keys.has(entry.key)) entries.set(entry.key, entry);
  }
  return joinFindings(
    differences.map((one) =>
      explainDifference(one, causes, entries.get(one.key), !meter.isExceeded),
    ),
  );
}

/** Findings that say the same of different entries as one, in the place of the first. */
function joinFindings(findings: readonly Finding[]): readonly Finding[] {
  const joined = new Map<string, Finding>();
  findings.forEach((finding, index) => {
    const name = nameFinding(finding) ?? String(index);
    const known = joined.get(name);
    joined.set(
      name,
      known === undefined
        ? finding
        : createFinding({ ...known, causes: [...known.causes, ...finding.causes] }),
    );
  });
  return [...joined.values()];
}

/** Null: what happened to this entry is not known to have happened to another. */
function nameFinding({ causes: [cause] }: Finding): string | null {
  if (cause?.kind !== 'pair') return null;
  switch (cause.difference) {
    case 'missing':
    case 'moved':
      return cause.code;
    case 'added':
      return cause.entry === 'kept' ? null : JSON.stringify([cause.code, cause.entry]);
    case 'changed':
      return cause.deviation && `${cause.code} ${cause.deviation.variant}`;
  }
}

function joinPairs(pairs: readonly Pair[]): string {
  return pairs.map(({ key, value }) => `${key}=${value}`).join('&');
}

/** The right string's pairs that the merchant's has too. */
function listSame(
  { canonical: { kept } }: PairCase,
  differences: readonly Difference[],
): ReadonlySet<string> {
  const differing = new Set(differences.map(({ key }) => key));
  const same = kept.filter(({ key }) => !differing.has(key));
  return new Set(same.map(({ key, value }) => `${key}=${value}`));
}

/** By key and value: which single deviation gives an entry the value that it has in the own string. */
function* findValueCauses(
  { source, meter }: PairCase,
  differences: readonly Difference[],
  same: ReadonlySet<string>,
): Sliced<ReadonlyMap<string, DeviationCause>> {
  const causes = new Map<string, DeviationCause>();
  const wanted = new Set(
    differences.flatMap(({ kind, key, own }) => (kind === 'changed' ? [`${key}=${own}`] : [])),
  );
  const work = 2 * measureListing(source) + rewriteWork * source.bodyText.length;
  // Where a value holds an `&`, its beginning alone stands in the right string as well.
  for (const name of listNames(source, contractRules)) wanted.delete(name);
  for (const step of listSteps(source, catalogue, () => meter.leaveOut())) {
    if (wanted.size === 0 || !meter.spend(work)) return causes;
    const given: string[] = [];
    let kept = 0;
    for (const name of listNames(source, { ...contractRules, ...step.variant.rules })) {
      if (same.has(name)) kept++;
      else if (wanted.has(name)) given.push(name);
    }
    // It would have changed a value that the own string has as it should be: that is not what happened.
    if (kept === same.size)
      for (const name of given) if (wanted.delete(name)) causes.set(name, toCause(step));
    if (meter.endsSlice()) yield;
  }
  return causes;
}

/** What these rules make of each entry: never a part of a value, which may look like a pair of its own. */
function* listNames(source: CanonicalSource, rules: CanonicalRules): Generator<string> {
  if (rules.parts !== null || rules.keyValueSeparator !== '=') return;
  for (const entry of listEntries(source, rules).kept) {
    yield transformText(printPair(entry, rules), rules.text);
  }
}
