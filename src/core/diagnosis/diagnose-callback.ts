/**
 * The use case: why a callback does not verify, and what the merchant's own string did differently.
 * WebCrypto's verdict stays the only verdict; all this explains it.
 */
import type { CallbackReport } from '../callback-report';
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import { allEntryHeaders } from '../canonical/flatten-header';
import type { CanonicalSource } from '../canonical/list-entries';
import { pickCompared } from '../compare/comparison';
import { amountFields, type EntryHeaderName, headerKeys } from '../contract';
import { classForms } from '../intake/form';
import { listSpelledOtherwise, listWrittenOtherwise } from '../intake/header-alternatives';
import { isDeeperThan } from '../json/is-deeper-than';
import type { JsonNode } from '../json/json-node';
import { isHeaderDoubt } from '../problem';
import { buildUnexplored, diagnosedDepth, diagnosedHeader } from './build-unexplored';
import { buildValueFinding, joinFoundValue } from './conclude-diagnosis';
import { isSignedString } from './credit-signer';
import { type Diagnosis, noDiagnosis, type SeenHeaders, type SignatureFacts } from './diagnosis';
import {
  explainBesideHeaders,
  findOwnHeaders,
  findWithoutRest,
  listNearOthers,
  readSentHeaders,
} from './explain-beside-headers';
import { assignFinding, type Finding } from './finding';
import { buildRecoveryFindings } from './header-findings';
import { listHeadersInDoubt, listHeadersWithUnseen } from './headers-in-doubt';
import { isComparedDump } from './is-explainable';
import { limitFindings } from './limit-findings';
import { listGarbled } from './list-garbled';
import { noDiagnosis as noOwnFindings } from './own-string/explain-own-pairs';
import {
  buildAsSigned,
  explainMended,
  explainOwnString,
  leaveOwnString,
} from './own-string/explain-own-string';
import { isLostByCopy, restoreByOwn } from './own-string/restore-by-own';
import { readSource } from './read-source';
import { buildWithHeaders, type Recovered, recoverHeadersInSlices } from './recover-headers';
import { buildRewriteHints } from './restorations/build-rewrite-hint';
import { readSortedMembers } from './restorations/read-sorted-members';
import { defaultEffort, type Effort } from './search/effort';
import { type StringSearch, searchStrings } from './search/search-strings';
import { buildValueSearch, listRanges, searchLikelyValuesInSlices } from './search/search-values';
import { type Pause, runInSlices, WorkMeter } from './search/slices';
import type { SignatureCase } from './signature/diagnose-signature';
import { explainSignature, isOnlyInDoubt } from './signature/explain-signature';
import { findRightSign } from './signature/find-right-sign';
import { openContent } from './signature/open-content';

/** How a diagnosis is driven. */
export interface DiagnosisOptions {
  readonly effort?: Effort;
  /**
   * Called every millisecond or two of work. What it throws or rejects with ends the diagnosis, which then
   * rejects with the same.
   */
  readonly pause?: Pause;
}

/**
 * Quick: some hundred milliseconds for an everyday callback, some seconds at the most. Where a changed value remains to be
 * searched in whole ranges, the caller does that (`searchRangeInSlices`) and closes with `concludeDiagnosis`.
 *
 * @param seen headers of other callbacks of this session
 */
export async function diagnoseCallback(
  report: CallbackReport,
  seen: readonly SeenHeaders[] = [],
  { effort = defaultEffort, pause = goOn }: DiagnosisOptions = {},
): Promise<Diagnosis> {
  const diagnosis = await diagnose(report, seen, { effort, pause });
  return limitFindings(diagnosis, effort.findings);
}

async function diagnose(
  report: CallbackReport,
  seen: readonly SeenHeaders[],
  options: Required<DiagnosisOptions>,
): Promise<Diagnosis> {
  const source = await readSource(report);
  const { canonical } = report;
  if (canonical === null || source === null) return explainWithoutBody(report, seen, options);
  const unsearched = pickUnsearched(source);
  const given = { report, source, canonical };
  const signed = await diagnoseSigned(given, seen, { ...options, unsearched });
  const { findings: own, moreFindings } = unsearched
    ? leaveOwnString(report, unsearched)
    : await explainOwnString(report, source, signed, options);
  return { ...signed, findings: [...signed.findings, ...own], moreFindings };
}

/** Of a string that the digest proves nothing else need be known; of a dump, what its values prove. */
async function explainWithoutBody(
  report: CallbackReport,
  seen: readonly SeenHeaders[],
  options: Required<DiagnosisOptions>,
): Promise<Diagnosis> {
  const { ownString } = report.input;
  const opened = ownString === '' ? null : openContent(report);
  if (opened !== null && isSignedString(ownString, opened.digest)) {
    const findings = [buildAsSigned('transport', false)];
    return { ...noDiagnosis, facts: opened.facts, findings };
  }
  const isSigned = (text: string): boolean =>
    opened !== null && isSignedString(text, opened.digest);
  const own = opened === null ? noOwnFindings : await explainMended(report, isSigned, options);
  const withOwn = {
    ...noDiagnosis,
    ...own,
    facts: own.findings.length > 0 ? (opened?.facts ?? null) : null,
  };
  const dumped = report.problems.some(isComparedDump) ? await readAsBody(report) : null;
  if (dumped === null) return withOwn;
  const unsearched = pickUnsearched(dumped.source);
  const explained = await diagnoseSigned(dumped, seen, { ...options, unsearched });
  const proven = explained.findings
    .filter(({ proof }) => proof.by !== 'none')
    .map((finding) =>
      isOfNumbers(finding, dumped, report) ? assignFinding(finding, 'unknown') : finding,
    );
  // What a program prints may not show everything: that nothing gives the signed string is no news of it.
  if (proven.length === 0) return withOwn;
  return { ...explained, findings: [...proven, ...own.findings], valueSearch: null };
}

/** What a program printed of amounts that it had made numbers shows nothing of the signer's. */
function isOfNumbers(
  { causes }: Finding,
  { source }: Given,
  { problems }: CallbackReport,
): boolean {
  if (!causes.some(({ code }) => /^(?:amount|number)\./.test(code))) return false;
  const isOfClass = problems.some(
    (one) => one.code === 'body.dump' && classForms.has(one.forms.at(-1) ?? 'json'),
  );
  return (
    isOfClass ||
    source.body.members.some(
      ({ key, value }) => amountFields.includes(key.value) && isFloatText(value),
    )
  );
}

/** Such as `1250.0`: a float prints so, and a dump may show it without marks of a text. */
function isFloatText(value: JsonNode): boolean {
  return value.type === 'number' || (value.type === 'string' && /^\d+\.\d$/.test(value.value));
}

/** What a dump shows, as if it had been pasted as JSON. */
async function readAsBody(report: CallbackReport): Promise<Given | null> {
  const { input, headers, problems } = report;
  const { readWholeBody } = await import('../intake/recall-dumped-body');
  const read = headers === null ? null : readWholeBody(input.bodyText, headers);
  if (read === null) return null;
  const { canonical } = buildCanonical(read);
  const others = problems.filter((one) => one.input !== 'body');
  const isInDoubt = others.some(isHeaderDoubt);
  return {
    report: {
      ...{ ...report, canonical, problems: others },
      input: { ...input, bodyText: read.bodyText },
      verdict: isInDoubt ? { kind: 'unverifiable', inputs: ['headers'] } : { kind: 'invalid' },
    },
    ...{ source: read, canonical },
  };
}

/** Why a callback is verified, and no cause looked for; null where it is. */
type Unsearched = 'nesting' | 'header' | null;

function pickUnsearched({ body, headers }: CanonicalSource): Unsearched {
  if (isDeeperThan(body, diagnosedDepth)) return 'nesting';
  const isLong = allEntryHeaders.some(
    (name) => (headers.fields[name]?.value.length ?? 0) > diagnosedHeader,
  );
  return isLong ? 'header' : null;
}

interface Given {
  readonly report: CallbackReport;
  readonly source: CanonicalSource;
  readonly canonical: Canonical;
}

/** All but the merchant's own string. */
async function diagnoseSigned(
  given: Given,
  seen: readonly SeenHeaders[],
  { effort, pause, unsearched }: Required<DiagnosisOptions> & { readonly unsearched: Unsearched },
): Promise<Diagnosis> {
  const { report, source, canonical } = given;
  const rightSign = await findRightSign(report);
  if (rightSign !== null) return { ...noDiagnosis, findings: [rightSign] };
  const inDoubt = listHeadersInDoubt(report.problems);
  // Each value takes another string of all of it.
  const recovery =
    unsearched === 'header'
      ? null
      : await recoverHeaders(report, source, inDoubt, seen, { effort, pause });
  if (recovery?.found) {
    const { facts, digest } = recovery;
    const findings = buildRecoveryFindings(report, recovery.found, digest);
    return { ...noDiagnosis, findings, facts, tried: { strings: 0, values: recovery.tried } };
  }
  const written = findWithoutRest(report, source);
  if (written !== null) {
    const { found, digest, facts } = written;
    const finding = buildValueFinding(report, found, digest);
    return { ...noDiagnosis, findings: [finding], facts, tried: { strings: 0, values: 1 } };
  }
  const completedAt = Number(canonical.kept.find(({ key }) => key === 'completedAt')?.value);
  const others = listWrittenOtherwise(source.headers, completedAt);
  const beside = unsearched
    ? null
    : await explainBesideHeaders(report, source, others, {
        meter: new WorkMeter(effort.signatureWork),
        pause,
      });
  if (beside !== null) return beside;
  const meter = new WorkMeter(effort.signatureWork);
  const signature = await explainSignature(report, source, async (target) => {
    if (unsearched !== null) return nothingSearched;
    const searched = await runInSlices(searchStrings(source, target, meter), pause);
    if (searched.found !== null || searched.restored !== null) return searched;
    const ownString = pickCompared(report.comparison, report.input.ownString);
    const restored = restoreByOwn(canonical, ownString, target);
    if (restored === null) return searched;
    // A field may be added by both a signer and other code.
    return { ...searched, restored, isEither: !isLostByCopy(restored) };
  });
  if (signature === null) return noDiagnosis;

  const { findings, facts, tried, openDigest } = signature;
  const isComplete = !meter.isExceeded && unsearched === null;
  const unexplored = unsearched ? [buildUnexplored(report, unsearched, 'signature')] : [];
  const base = { findings, moreFindings: 0, facts, isComplete, valueSearch: null };
  if (openDigest === null) return { ...base, tried: { strings: tried, values: 0 } };
  if (unsearched === 'header')
    return {
      ...base,
      findings: [...findings, ...unexplored],
      tried: { strings: tried, values: 0 },
    };
  if (inDoubt.length > 0) {
    const search = buildTimeSearch(source, inDoubt, openDigest, effort);
    const garbled = [...unexplored, ...listGarbled(report)];
    const valueSearch = { ...search, garbled, sorted: null };
    return { ...base, tried: { strings: tried, values: recovery?.tried ?? 0 }, valueSearch };
  }
  const ownString = pickCompared(report.comparison, report.input.ownString);
  const likely = await runInSlices(
    searchLikelyValuesInSlices(
      canonical,
      openDigest,
      [...readSentHeaders(ownString), ...seen],
      new WorkMeter(effort.likelyValueWork),
    ),
    pause,
  );
  const counts = { strings: tried, values: likely.tried };
  if (likely.found !== null) {
    const found = buildValueFinding(report, likely.found, openDigest);
    return { ...base, findings: joinFoundValue([found], findings), tried: counts };
  }
  // Beside a damaged X-Sign the headers alone do not verify.
  const ofOwn = findings.length > 0 ? null : findOwnHeaders(source, ownString, openDigest);
  if (ofOwn !== null)
    return { ...base, findings: buildRecoveryFindings(report, ofOwn, openDigest), tried: counts };
  // Each other header takes another string of all of it.
  const isLarge = unsearched !== null || canonical.text.length > largestBeside;
  const spelled = isLarge ? [] : listSpelledOtherwise(source.headers);
  const besides = { meter: new WorkMeter(effort.besideWork), pause };
  const besideSpelling = await explainBesideHeaders(report, source, spelled, besides);
  if (besideSpelling !== null) return besideSpelling;
  for (const near of isLarge ? [] : listNearOthers(source.headers, ownString)) {
    if (besides.meter.isExceeded) break;
    const besideNear = await explainBesideHeaders(report, source, near, besides, true);
    if (besideNear !== null) return besideNear;
  }
  // One value more or less does not explain a body that was rewritten.
  const hints = unsearched ? [] : buildRewriteHints(source.body);
  const ranges = hints.length > 0 ? [] : listRanges(canonical, effort);
  const search = buildValueSearch(canonical, openDigest, ranges);
  const garbled = [...unexplored, ...listGarbled(report), ...hints];
  return {
    ...base,
    tried: counts,
    isComplete: isComplete && likely.isComplete,
    valueSearch: { ...search, garbled, sorted: unsearched ? null : readSortedMembers(source.body) },
  };
}

/** In characters. */
const largestBeside = 1_000_000;

const goOn = (): void => undefined;

const nothingSearched: StringSearch = {
  found: null,
  equivalents: [],
  tried: 0,
  isComplete: false,
  restored: null,
  isEither: false,
};

/** A header in doubt is looked for first: with its right value nothing else is left to explain. Null where none can be. */
async function recoverHeaders(
  report: CallbackReport,
  source: SignatureCase['source'],
  inDoubt: readonly EntryHeaderName[],
  seen: readonly SeenHeaders[],
  { effort, pause }: Required<DiagnosisOptions>,
): Promise<
  (Recovered & { readonly facts: SignatureFacts; readonly digest: Uint8Array<ArrayBuffer> }) | null
> {
  const names = [...new Set([...listHeadersWithUnseen(source.headers), ...inDoubt])];
  // A signature that verifies leaves no doubt, whatever other lines say.
  const isInDoubt = report.verdict.kind !== 'valid' && names.length > 0 && isOnlyInDoubt(report);
  const opened = isInDoubt ? openContent(report) : null;
  if (opened === null) return null;
  const meter = new WorkMeter(effort.likelyValueWork);
  const work = recoverHeadersInSlices(
    source,
    names,
    inDoubt,
    { digest: opened.digest, ownString: pickCompared(report.comparison, report.input.ownString) },
    seen,
    meter,
  );
  return { ...(await runInSlices(work, pause)), ...opened };
}

/** The other headers and the body as they are; a time further from `completedAt` than was tried already. */
function buildTimeSearch(
  source: SignatureCase['source'],
  inDoubt: readonly EntryHeaderName[],
  digest: Uint8Array<ArrayBuffer>,
  effort: Effort,
): ReturnType<typeof buildValueSearch> {
  const { kept } = buildCanonical(source).canonical;
  const completedAt = kept.find(({ key }) => key === 'completedAt')?.value ?? '';
  const canonical = buildWithHeaders(source, { 'X-Timestamp': completedAt });
  const ranges = inDoubt.includes('X-Timestamp')
    ? listRanges(canonical, effort).filter(({ key }) => key === headerKeys['X-Timestamp'])
    : [];
  return buildValueSearch(canonical, digest, ranges);
}
