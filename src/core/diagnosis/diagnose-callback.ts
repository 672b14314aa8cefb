/**
 * The use case: why a callback does not verify, and what the merchant's own string did differently.
 * WebCrypto's verdict stays the only verdict; all this explains it.
 */
import type { CallbackReport } from '../callback-report';
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import { pickCompared } from '../compare/comparison';
import { type EntryHeaderName, entryHeaderNames, headerKeys } from '../contract';
import { putHeaderValues } from '../headers/put-header-values';
import { listWrittenOtherwise } from '../intake/header-alternatives';
import { isDeeperThan } from '../json/is-deeper-than';
import { isError, isHeaderDoubt } from '../problem';
import { isEcdsaSignature } from '../signature/is-ecdsa-signature';
import { openSignature } from '../signature/open-signature';
import { shortestRsaBytes } from '../signature/shortest-rsa-bytes';
import { toHex } from '../text/hex';
import { encodeUtf8 } from '../text/utf-8-bytes';
import { buildUnexplored, diagnosedDepth, listUnexplored } from './build-unexplored';
import { buildValueFinding, joinFoundValue } from './conclude-diagnosis';
import { isSignedString } from './credit-signer';
import type { Diagnosis, FoundValue, SeenHeaders, SignatureFacts } from './diagnosis';
import { wrapFinding } from './finding';
import { buildRecoveryFindings } from './header-findings';
import { listHeadersInDoubt, listHeadersWithUnseen } from './headers-in-doubt';
import { isComparedDump } from './is-explainable';
import { limitFindings } from './limit-findings';
import { listGarbled } from './list-garbled';
import { buildAsSigned, explainOwnString, leaveOwnString } from './own-string/explain-own-string';
import { restoreByOwn } from './own-string/restore-by-own';
import { readSource } from './read-source';
import { buildWithHeaders, type Recovered, recoverHeadersInSlices } from './recover-headers';
import { buildRewriteHints } from './restorations/build-rewrite-hint';
import { readSortedMembers } from './restorations/read-sorted-members';
import { defaultEffort, type Effort } from './search/effort';
import { type StringSearch, searchStrings } from './search/search-strings';
import { buildValueSearch, listRanges, searchLikelyValuesInSlices } from './search/search-values';
import { contractDigest } from './search/signed-bytes';
import { type Pause, runInSlices, WorkMeter } from './search/slices';
import {
  diagnoseSignature,
  nothingKnown,
  type SignatureCase,
  type SignatureDiagnosis,
} from './signature/diagnose-signature';
import { buildCutTextFinding, diagnoseSignatureText } from './signature/diagnose-signature-text';
import { findRightSign } from './signature/find-right-sign';
import { nameOtherContent } from './signature/name-other-content';

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
  const isDeep = isDeeperThan(source.body, diagnosedDepth);
  const given = { report, source, canonical };
  const signed = await diagnoseSigned(given, seen, { ...options, isDeep });
  const { findings: own, moreFindings } = isDeep
    ? leaveOwnString(report)
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
  const dumped = report.problems.some(isComparedDump) ? await readAsBody(report) : null;
  if (dumped === null) return noDiagnosis;
  const explained = await diagnoseSigned(dumped, seen, { ...options, isDeep: false });
  const proven = explained.findings.filter(({ proof }) => proof.by !== 'none');
  // What a program prints may not show everything: that nothing gives the signed string is no news of it.
  if (proven.length === 0) return noDiagnosis;
  return { ...explained, findings: proven, valueSearch: null };
}

/** What a dump shows, as if it had been pasted as JSON. */
async function readAsBody(report: CallbackReport): Promise<Given | null> {
  const { input, headers, problems } = report;
  const { readWholeBody } = await import('../intake/recall-dumped-body');
  const read = headers === null ? null : readWholeBody(input.bodyText, headers);
  if (read === null || isDeeperThan(read.body, diagnosedDepth)) return null;
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

interface Given {
  readonly report: CallbackReport;
  readonly source: CanonicalSource;
  readonly canonical: Canonical;
}

/** All but the merchant's own string. */
async function diagnoseSigned(
  given: Given,
  seen: readonly SeenHeaders[],
  { effort, pause, isDeep }: Required<DiagnosisOptions> & { readonly isDeep: boolean },
): Promise<Diagnosis> {
  const { report, source, canonical } = given;
  const rightSign = await findRightSign(report);
  if (rightSign !== null) return { ...noDiagnosis, findings: [rightSign] };
  const inDoubt = listHeadersInDoubt(report.problems);
  const recovery = await recoverHeaders(report, source, inDoubt, seen, { effort, pause });
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
  const beside = isDeep ? null : await explainBesideHeaders(given, { effort, pause });
  if (beside !== null) return beside;
  const meter = new WorkMeter(effort.signatureWork);
  const signature = await explainSignature(report, source, async (target) => {
    if (isDeep) return nothingSearched;
    const searched = await runInSlices(searchStrings(source, target, meter), pause);
    if (searched.found !== null || searched.restored !== null) return searched;
    const ownString = pickCompared(report.comparison, report.input.ownString);
    const restored = restoreByOwn(canonical, ownString, target);
    return restored === null ? searched : { ...searched, restored, isEither: true };
  });
  if (signature === null) return noDiagnosis;

  const { findings, facts, tried, openDigest } = signature;
  const isComplete = !meter.isExceeded && !isDeep;
  const unexplored = isDeep ? [buildUnexplored(report, 'nesting', 'signature')] : [];
  const base = { findings, moreFindings: 0, facts, isComplete, valueSearch: null };
  if (openDigest === null) return { ...base, tried: { strings: tried, values: 0 } };
  if (inDoubt.length > 0) {
    const search = buildTimeSearch(source, inDoubt, openDigest, effort);
    const garbled = [...unexplored, ...listGarbled(report)];
    const valueSearch = { ...search, garbled, sorted: null };
    return { ...base, tried: { strings: tried, values: recovery?.tried ?? 0 }, valueSearch };
  }
  const likely = await runInSlices(
    searchLikelyValuesInSlices(canonical, openDigest, seen, new WorkMeter(effort.likelyValueWork)),
    pause,
  );
  const counts = { strings: tried, values: likely.tried };
  if (likely.found !== null) {
    const found = buildValueFinding(report, likely.found, openDigest);
    return { ...base, findings: joinFoundValue([found], findings), tried: counts };
  }
  // One value more or less does not explain a body that was rewritten.
  const hints = isDeep ? [] : buildRewriteHints(source.body);
  const ranges = hints.length > 0 ? [] : listRanges(canonical, effort);
  const search = buildValueSearch(canonical, openDigest, ranges);
  const garbled = [...unexplored, ...listGarbled(report), ...hints];
  return {
    ...base,
    tried: counts,
    isComplete: isComplete && likely.isComplete,
    valueSearch: { ...search, garbled, sorted: isDeep ? null : readSortedMembers(source.body) },
  };
}

/** Headers whose values nobody sends so, and another reason beside them: their right values alone do not verify. */
async function explainBesideHeaders(
  { report, source, canonical: { kept } }: Given,
  { effort, pause }: Required<DiagnosisOptions>,
): Promise<Diagnosis | null> {
  const completedAt = Number(kept.find(({ key }) => key === 'completedAt')?.value);
  const others = listWrittenOtherwise(source.headers, completedAt);
  const opened =
    others.length > 0 && report.verdict.kind === 'invalid' ? openContent(report) : null;
  if (opened === null) return null;
  const values = Object.fromEntries(others.map(({ name, value }) => [name, value]));
  const headers = putHeaderValues(source.headers, values);
  const its = { ...source, headers };
  const { canonical } = buildCanonical(its);
  const meter = new WorkMeter(effort.signatureWork);
  const explained = await explainSignature({ ...report, headers, canonical }, its, (target) =>
    runInSlices(searchStrings(its, target, meter), pause),
  );
  const finding = explained?.findings.find(({ proof }) => proof.by !== 'none');
  const signed = finding?.variantText ?? '';
  // A string without them says nothing of them.
  if (explained === null || finding === undefined) return null;
  if (!others.every(({ value }) => signed.includes(value))) return null;
  const { text } = canonical;
  const ofHeaders = others.flatMap(
    ({ name, value }) =>
      buildValueFinding(report, { key: headerKeys[name], value, text }, opened.digest).causes,
  );
  return {
    ...noDiagnosis,
    findings: [wrapFinding([], finding, ofHeaders)],
    facts: opened.facts,
    tried: { strings: explained.tried, values: 1 },
  };
}

const goOn = (): void => undefined;

const nothingSearched: StringSearch = {
  found: null,
  equivalents: [],
  tried: 0,
  isComplete: false,
  restored: null,
  isEither: false,
};

const noDiagnosis: Diagnosis = {
  findings: [],
  moreFindings: 0,
  facts: null,
  tried: { strings: 0, values: 0 },
  isComplete: true,
  valueSearch: null,
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

interface OpenContent {
  readonly facts: SignatureFacts;
  readonly digest: Uint8Array<ArrayBuffer>;
}

/** Null where the current key did not sign a SHA-256 as the contract has it. */
function openContent({ keys: [key], signature }: CallbackReport): OpenContent | null {
  if (signature === null || key === undefined) return null;
  const opened = openSignature(signature, key);
  if (opened.kind !== 'digest-info' || opened.hash.name !== 'sha256' || !opened.hasNull)
    return null;
  const { digest } = opened;
  const facts = { madeByKey: true, signer: 0, hashTitle: opened.hash.title, signedDigest: digest };
  return { facts, digest };
}

/**
 * What was written behind a header's value: decimals of a float, the comma of a list or a mark of quotation. It is left out
 * before the string is tried, which may be cut there as well, but more rarely.
 */
function findWithoutRest(
  report: CallbackReport,
  source: SignatureCase['source'],
): (OpenContent & { readonly found: FoundValue }) | null {
  if (report.verdict.kind !== 'invalid') return null;
  for (const name of entryHeaderNames) {
    const [, value] = withRest[name].exec(source.headers.fields[name]?.value ?? '') ?? [];
    const opened = value === undefined ? null : openContent(report);
    if (value === undefined || opened === null) continue;
    const { text } = buildWithHeaders(source, { [name]: value });
    if (toHex(contractDigest(encodeUtf8(text))) === toHex(opened.digest))
      return { ...opened, found: { key: headerKeys[name], value, text } };
  }
  return null;
}

const withRest: Readonly<Record<EntryHeaderName, RegExp>> = {
  'X-Timestamp': /^(\d{10})\.\d{1,9}$/,
  'X-Nonce': /^(\w[\w.+/=-]*)["',;)]+$/,
};

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

/** Null where there is nothing to explain: the verdict is valid, or no signature or key is there. */
async function explainSignature(
  report: CallbackReport,
  source: SignatureCase['source'],
  search: SignatureCase['search'],
): Promise<SignatureDiagnosis | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const [key] = report.keys;
  const text = report.headers?.fields['X-Sign']?.value;
  const isOpen = report.verdict.kind === 'invalid' || report.verdict.kind === 'unverifiable';
  if (!isOpen || subtle === undefined || key === undefined || text === undefined) return null;
  const given = { subtle, report, source, key, search };
  const { signature } = report;
  if (signature?.length === key.modulus.length) {
    return report.verdict.kind === 'invalid' || isOnlyInDoubt(report)
      ? diagnoseSignature({ ...given, signature: Uint8Array.from(signature) })
      : null;
  }
  const unknown = { facts: nothingKnown, tried: 0, openDigest: null };
  const other = nameOtherContent(report, text);
  if (other !== null) return { ...unknown, findings: [other] };
  const repaired = await diagnoseSignatureText(given, text);
  if (repaired !== null) return repaired;
  const isEcdsa = signature !== null && isEcdsaSignature(signature);
  if (isEcdsa) return { ...unknown, findings: listUnexplored(report, 'ecdsa') };
  const cut = buildCutTextFinding(report, text);
  const fitsOther = [...report.keys.slice(1), ...report.ownKeys].some(
    ({ modulus }) => modulus.length === signature?.length,
  );
  if (signature !== null && (fitsOther || (cut === null && signature.length >= shortestRsaBytes))) {
    return diagnoseSignature({ ...given, signature: Uint8Array.from(signature) });
  }
  const findings = cut === null ? listUnexplored(report, 'length') : [cut];
  return { ...unknown, findings };
}

/** True where nothing but an entry's header keeps the verdict open. */
function isOnlyInDoubt({ verdict, problems }: CallbackReport): boolean {
  const inputs = verdict.kind === 'unverifiable' ? verdict.inputs : [];
  const errors = problems.filter((one) => isError(one) && inputs.includes(one.input));
  return errors.every((one) => isHeaderDoubt(one) && !('name' in one && one.name === 'X-Sign'));
}
