/** How the merchant's own string came about: by the catalogue as a whole, else pair by pair. */
import type { CallbackReport } from '../../callback-report';
import type { Canonical } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import { type Difference, pickCompared } from '../../compare/comparison';
import { diffOwnString } from '../../compare/diff-own-string';
import { listOtherDigests, parseOwnDigest } from '../../compare/parse-own-digest';
import { headerKeys } from '../../contract';
import { digests } from '../../signature/digest';
import { buildStringFinding } from '../build-string-finding';
import { catalogue } from '../catalogue';
import type { Cause, FaultCause, StringCause } from '../cause';
import type { DeviationCause } from '../deviation';
import {
  createFinding,
  type Finding,
  listCodes,
  notProven,
  type Proof,
  wrapFinding,
} from '../finding';
import type { StartedSearch } from '../search/search-deviations';
import type { Candidate } from '../search/search-result';
import { contractDigest } from '../search/signed-bytes';
import type { Sliced, WorkMeter } from '../search/slices';
import { searchDeviationsInSlices, startSearch } from '../search/start-search';
import { createDigestTarget, joinTargets, type Target } from '../search/target';
import { findCase, readInOneCase } from './cased-pairs';
import {
  countDifferences,
  explainOneText,
  explainPairs,
  limit,
  mostFindings,
  noDiagnosis,
  type OwnStringDiagnosis,
  type PairCase,
  readWithoutAdded,
  sharesNothing,
  type WithoutAdded,
} from './explain-own-pairs';
import {
  beginsLikeRight,
  type CutEnd,
  findCutEnd,
  findLateStart,
  type LateStart,
} from './find-cut-end';
import { findOneText, type OneText } from './find-one-text';
import { isMinorCause, putMinorLast } from './is-minor';
import { listHeldKeys } from './list-held-keys';
import { listOwnReadings, type OwnReading, readInside } from './own-readings';
import { pairRenamed } from './pair-renamed';
import { readMisplaced } from './read-misplaced';
import { listPrinted, type PrintedMap, toCauses } from './read-printed-map';
import { readSeparated, type SeparatedPairs } from './separated-pairs';
import { mayBeTried, readWanted, withoutReturns } from './wanted-text';

const subject = 'own-string';

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
  const lines = readLines(report);
  if (lines !== null && lines.text === report.canonical?.text)
    return { ...noDiagnosis, findings: [explainLines(report, lines)] };
  const misplaced = readMisplaced(report.input.ownString, source);
  const isText = report.comparison.result === 'different' && report.comparison.by === 'text';
  if (misplaced !== null && isText)
    return { ...noDiagnosis, findings: [buildUnknown(meters.whole, misplaced)] };
  const own = lines?.isEach || isNearer(lines, report) ? compareAsPasted(report) : report;
  const { comparison } = own;
  const compared = yield* diagnoseCompared(own, source, meters, findingLimit);
  const isOriginal = report.verdict.kind === 'valid';
  const findings = allowForCut(own, compared.findings).map((finding) =>
    tellPastedBody(finding, isOriginal),
  );
  const diagnosis = { ...compared, findings };
  if (comparison.result !== 'different' || comparison.stripped === undefined) return diagnosis;
  const { forms } = comparison.stripped;
  const cause = { kind: 'fault', code: 'paste.stripped', owner: 'merchant', forms } as const;
  const finding = createFinding({ causes: [cause], subject, proof: notProven });
  const told = forms.includes('gap') ? findings.map(allowForGap) : findings;
  return { ...diagnosis, findings: [...told, finding] };
}

/** What was filled in is not the merchant's. */
function allowForGap(finding: Finding): Finding {
  const { proof } = finding;
  if (proof.by !== 'string') return finding;
  return { ...finding, proof: { ...proof, hasGap: true }, variantText: null };
}

/** A line end behind the sign of every pair is a separator, and no line that was broken on the way. Null where it is none. */
function readLines({ canonical, comparison, input }: CallbackReport): SeparatedPairs | null {
  const isBroken =
    comparison.result === 'different' &&
    comparison.stripped?.forms.includes('broken-lines') === true;
  return isBroken && canonical ? readSeparated(input.ownString, canonical) : null;
}

/** Whether line ends that separate pairs leave fewer differences than those that a copy brought. */
function isNearer(
  lines: SeparatedPairs | null,
  { canonical, comparison, input }: CallbackReport,
): boolean {
  if (lines === null || canonical === null || comparison.result !== 'different') return false;
  // A page has both.
  if (/&(?:amp;)?\r?\n/.test(input.ownString)) return false;
  const separated = diffOwnString(canonical, lines.text);
  return (
    separated.result === 'different' && separated.differences.length < comparison.differences.length
  );
}

function explainLines({ input }: CallbackReport, { causes }: SeparatedPairs): Finding {
  return createFinding({ causes, subject, proof: byString, variantText: input.ownString });
}

/** With nothing of the string undone. */
function compareAsPasted(report: CallbackReport): CallbackReport {
  const { canonical, input } = report;
  if (canonical === null) return report;
  return { ...report, comparison: diffOwnString(canonical, input.ownString) };
}

/** A body that verifies was pasted as it was signed: what differs from it was done by the code, and else to the copy. */
function tellPastedBody(finding: Finding, isOriginal: boolean): Finding {
  if (!finding.causes.some(isOfPastedBody)) return finding;
  const tell = <Told extends DeviationCause>(cause: Told): Told =>
    isOriginal ? { ...cause, facts: { ...cause.facts, body: 'original' } } : cause;
  const owner = isOriginal ? 'merchant' : 'transport';
  return createFinding({
    ...finding,
    causes: finding.causes.map((cause) =>
      isOfPastedBody(cause) ? { ...tell(cause), owner } : cause,
    ),
    equivalents: finding.equivalents.map((causes) => causes.map(tell)),
  });
}

const ofPastedCopy: ReadonlySet<string> = new Set(['pasted-body', 'swapped-copy']);

function isOfPastedBody(cause: Cause): cause is StringCause {
  return cause.kind === 'deviation' && ofPastedCopy.has(cause.variant);
}

/** What is left out at the end may have been cut off: of the string alone nobody can tell. */
function allowForCut(
  { canonical, comparison, input }: CallbackReport,
  findings: readonly Finding[],
): readonly Finding[] {
  const isAllowed =
    canonical !== null && beginsLikeRight(canonical, pickCompared(comparison, input.ownString));
  if (!isAllowed) return findings;
  return findings.map((finding) =>
    listCodes(finding).includes('string.cut') ? finding : { ...finding, mayBeCut: true },
  );
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
  const whole = yield* explainWhole(given, differences);
  if (whole !== null) return whole;
  // What is between separators of its own is one text where the headers' pairs have the contract's beside it.
  const oneText = findOneText(differences, ownString, canonical.kept);
  const separated = isBracketed(oneText) ? null : yield* explainSeparated(given);
  if (separated !== null) return separated;
  const inner = yield* explainInside(given);
  if (inner !== null) return inner;
  // The headers' pairs beside it are not all that the string has.
  const besideHeaders = yield* explainPrinted(given, ({ headers }) => headers !== undefined);
  if (besideHeaders !== null) return besideHeaders;
  const isRespelled = pairRenamed(differences, canonical.kept).size >= leastPairs;
  if (isRespelled || !sharesNothing(differences, canonical))
    return yield* explainPairs(given, differences);
  const printed = yield* explainPrinted(given);
  if (printed !== null) return printed;
  const held = listHeldKeys(ownString, canonical.kept);
  // Of a string without pairs nobody can tell what else it lacks.
  const finding =
    oneText !== null && held.length === 0
      ? explainOneText(oneText, findCase(ownString, canonical))
      : buildUnknown(meter, 'text', held);
  return { ...noDiagnosis, findings: [finding] };
}

/** An object in brackets, under a key or behind a name. */
function isBracketed(oneText: OneText | null): boolean {
  return oneText !== null && /^[^{[(]{0,50}[{[(].*[)}\]]>?$/s.test(oneText.text);
}

/** Other separators, or one case throughout, and what differs between them. Null where they are the contract's. */
function* explainSeparated(given: PairCase): Sliced<OwnStringDiagnosis | null> {
  const { canonical, ownString } = given;
  const separated = readSeparated(ownString, canonical) ?? readInOneCase(ownString, canonical);
  const compared = separated && diffOwnString(canonical, separated.text);
  if (separated === null || compared?.result !== 'different') return null;
  const { causes, text } = separated;
  const proof: Proof = { by: 'string', hasOtherDifferences: true };
  const finding = createFinding({ causes, subject, proof, variantText: ownString });
  const { differences } = compared;
  const inside = yield* explainPairs({ ...given, ownString: text }, differences);
  return limit([finding, ...inside.findings], differences.length + causes.length);
}

/** A text in front of the pairs or behind them, and what differs between them. Null where there is none. */
function* explainInside(given: PairCase): Sliced<OwnStringDiagnosis | null> {
  const { canonical, ownString } = given;
  const reading = readInside(ownString, canonical);
  const compared = reading && diffOwnString(canonical, reading.text);
  if (reading === null || compared?.result !== 'different') return null;
  const { differences } = compared;
  const others = differences.filter(({ kind }) => kind === 'missing' || kind === 'changed').length;
  const renamed = pairRenamed(differences, canonical.kept).size;
  if (canonical.kept.length - others + renamed < leastPairs) return null;
  const proof: Proof = { by: 'string', hasOtherDifferences: true };
  const { causes, text } = reading;
  // A header's value that stands in front is not left out.
  const front = ownString.slice(0, ownString.indexOf(text));
  const isThere = ({ kind, key, expected }: Difference): boolean =>
    kind === 'missing' && headers.has(key) && front.includes(expected ?? '');
  const inner = differences.filter((one) => !isThere(one));
  const finding = createFinding({ causes, subject, proof, variantText: ownString });
  const inside = yield* explainPairs({ ...given, ownString: text }, inner);
  return limit([finding, ...inside.findings], inner.length + 1);
}

const headers: ReadonlySet<string> = new Set(Object.values(headerKeys));

/** So many pairs of the right string have to stand there. */
const leastPairs = 3;

/** An object as a program prints it, pair by pair: a class of the body's fields knows no headers. Null where it is none. */
function* explainPrinted(
  given: PairCase,
  isMeant: (printed: PrintedMap) => boolean = () => true,
): Sliced<OwnStringDiagnosis | null> {
  const { canonical, ownString } = given;
  const readings = listPrinted(ownString, canonical)
    .filter(isMeant)
    .flatMap((printed) => {
      const inOneCase = readInOneCase(printed.text, canonical);
      const { text = printed.text, causes = [] } = inOneCase ?? {};
      const compared = diffOwnString(canonical, text);
      if (compared.result !== 'different') return [];
      const differences = compared.differences.filter((one) => !isAsWritten(one, ownString));
      return [{ printed, text, inner: causes, differences }];
    });
  // What may be read in several ways was most likely right.
  readings.sort((one, other) => one.differences.length - other.differences.length);
  for (const { printed, text, inner, differences } of readings) {
    const others = differences.filter(
      ({ kind }) => kind === 'missing' || kind === 'changed',
    ).length;
    const renamed = pairRenamed(differences, canonical.kept).size;
    if (canonical.kept.length - others + renamed < leastPairs) continue;
    const isLacking = differences.some((one) => one.kind === 'missing');
    const causes = [...toCauses(printed, isLacking ? 'entries' : 'values'), ...inner];
    const proof: Proof = { by: 'string', hasOtherDifferences: true };
    const finding = createFinding({ causes, subject, proof, variantText: ownString });
    const inside = yield* explainPairs({ ...given, ownString: text }, differences);
    return limit([finding, ...inside.findings], differences.length + causes.length);
  }
  return null;
}

/** The right value stands in the string: only the reading has made an object of its text. */
function isAsWritten({ kind, own, expected }: Difference, ownString: string): boolean {
  if (kind !== 'changed' || own === null || expected === null) return false;
  return /^[{[]/.test(expected) && ownString.includes(expected) && !ownString.includes(own);
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

/** A pair too many in a string that can be seen is told as such, whatever it is. */
const deviations = catalogue.filter(({ code }) => code !== 'string.field-added');

/** By the catalogue as a whole: as it is, else by what its surroundings, or pairs that were added, hide. */
function* explainWhole(
  given: PairCase,
  differences: readonly Difference[],
): Sliced<OwnStringDiagnosis | null> {
  const { source, canonical, ownString, meter } = given;
  const late = findLateStart(canonical, ownString);
  if (late !== null) return { ...noDiagnosis, findings: [buildLateStart(late)] };
  const raw = readWanted(ownString);
  const search = startSearch(source, raw, { deviations, meter });
  const alone = yield* search.run(1);
  if (alone.found !== null) {
    const { found, equivalents } = alone;
    return {
      ...noDiagnosis,
      findings: [buildStringFinding(found, equivalents, subject, proveByText(found, ownString))],
    };
  }
  const cut = findCutEnd(canonical, ownString, differences);
  if (cut?.hasMark) return yield* explainCut(given, cut);
  const inner = listOwnReadings(ownString, canonical, source.bodyText);
  const whole = yield* explainReadings(given, inner, raw, search);
  if (whole !== null) return { ...noDiagnosis, findings: [whole] };
  if (cut !== null) return yield* explainCut(given, cut);
  const added = readWithoutAdded(given, differences);
  return added === null
    ? null
    : yield* explainWithoutAdded(given, added, search, differences.length);
}

/** Between two pairs code may as well have begun late. */
function buildLateStart(late: LateStart): Finding {
  const owner = late.place === 'at' ? 'unknown' : 'transport';
  const cause = { kind: 'fault', code: 'string.cut', owner, isBeginning: false, ...late } as const;
  return createFinding({ causes: [cause], subject, proof: byString });
}

/** The end, and what differs before it. */
function* explainCut(
  given: PairCase,
  { rest, hasMark, ...end }: CutEnd,
): Sliced<OwnStringDiagnosis> {
  const cause = { kind: 'fault', code: 'string.cut', owner: 'transport', ...end } as const;
  const finding = createFinding({ causes: [cause], subject, proof: byString });
  const { findings } = yield* explainPairs(given, rest);
  return limit([finding, ...findings], rest.length + 1);
}

/**
 * @param raw takes the string as it is
 * @param search for that alone, which has tried single deviations
 */
function* explainReadings(
  { source, canonical, ownString, meter }: PairCase,
  readings: readonly OwnReading[],
  raw: Target,
  search: StartedSearch,
): Sliced<Finding | null> {
  const right = readings.find(({ text }) => text === canonical.text);
  if (right !== undefined) {
    const { causes, variantText = null } = right;
    return createFinding({ causes, subject, proof: byString, variantText });
  }
  const wanted = readings.map(({ text }) => readWanted(text));
  let outer: OwnReading | undefined;
  const isAny = joinTargets([raw, ...wanted], (at) => {
    outer = readings[at - 1];
  });
  const { found, equivalents } = yield* wanted.some((one) => mayBeTried(one, search))
    ? searchDeviationsInSlices(source, isAny, { deviations, meter })
    : search.run(3, isAny);
  if (found === null) return null;
  const all = [found, ...equivalents];
  // A body in another order is not the one received.
  const isReordered = outer?.causes.some(({ code }) => code === 'body.reordered') === true;
  const [told, ...others] = isReordered ? all.filter(isWrittenAgain) : all;
  if (told === undefined) return null;
  const own = outer?.text ?? ownString;
  const finding = buildStringFinding(told, others, subject, proveByText(told, own));
  if (outer === undefined) return finding;
  const { causes, variantText = finding.variantText } = outer;
  if (isInFront(finding, outer, canonical)) return null;
  return wrapReading(causes, { ...finding, variantText });
}

function isWrittenAgain({ steps }: Candidate): boolean {
  return steps.some(
    ({ deviation, variant }) =>
      deviation.code === 'body.json-beside-headers' && !variant.id.endsWith('/minified'),
  );
}

/** Around what was found inside; what is minor is told behind it. */
function wrapReading(causes: readonly Cause[], finding: Finding): Finding {
  const minor = causes.filter(isMinorCause);
  const outer = causes.filter((cause) => !minor.includes(cause));
  return wrapFinding(outer, finding, minor);
}

/** Whether the string has in front of its pairs, or behind them, what is said to be missing. */
function isInFront(finding: Finding, { causes }: OwnReading, { kept }: Canonical): boolean {
  const around = causes
    .map((cause) => ('before' in cause ? cause.before + cause.after : ''))
    .join();
  const codes = listCodes(finding);
  return kept.some(
    ({ key, value, source }) =>
      source.input === 'headers' &&
      codes.includes(`string.${key}-missing`) &&
      around.includes(value),
  );
}

const byString: Proof = { by: 'string' };

function proveByText({ text }: Candidate, own: string): Proof {
  return text !== own && withoutReturns(text) === withoutReturns(own)
    ? { by: 'string', hasOtherLineEnds: true }
    : byString;
}

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
  const { found, equivalents } = yield* searchDeviationsInSlices(source, wanted, {
    deviations,
    meter,
  });
  // A key that stands there twice is not told of one of its pairs alone.
  const keys = new Set(
    findings.flatMap((one) => one.causes.map((cause) => 'key' in cause && cause.key)),
  );
  if (found === null || found.steps.some(({ variant }) => keys.has(variant.key ?? false)))
    return null;
  const proof: Proof = { by: 'string', hasAddedPairs: true };
  const first = buildStringFinding(found, equivalents, subject, proof);
  const others = limit(
    putMinorLast(findings).slice(0, mostFindings - 1),
    countDifferences(findings),
  );
  return { ...others, findings: putMinorLast([first, ...others.findings]) };
}

function buildUnknown(
  { isExceeded }: WorkMeter,
  own: NonNullable<FaultCause<'string.unknown'>['own']>,
  heldKeys: readonly string[] = [],
): Finding {
  return createFinding({
    causes: [
      {
        kind: 'fault',
        code: 'string.unknown',
        owner: 'merchant',
        isComplete: !isExceeded,
        signed: null,
        own,
        heldKeys,
      },
    ],
    subject,
    proof: notProven,
  });
}
