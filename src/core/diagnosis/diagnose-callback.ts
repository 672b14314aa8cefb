/**
 * The use case: why a callback does not verify, and what the merchant's own string did differently.
 * WebCrypto's verdict stays the only verdict; all this explains it.
 */
import type { CallbackReport } from '../callback-report';
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import { compareStripped } from '../compare/compare-stripped';
import { pickCompared } from '../compare/comparison';
import { diffOwnString } from '../compare/diff-own-string';
import { type EntryHeaderName, headerKeys } from '../contract';
import { isDeeperThan } from '../json/is-deeper-than';
import { isError, isHeaderDoubt } from '../problem';
import { isEcdsaSignature } from '../signature/is-ecdsa-signature';
import { openSignature } from '../signature/open-signature';
import { shortestRsaBytes } from '../signature/shortest-rsa-bytes';
import { toHex } from '../text/hex';
import { encodeUtf8 } from '../text/utf-8-bytes';
import { buildUnexplored, diagnosedDepth, listUnexplored } from './build-unexplored';
import { buildValueFinding, joinFoundValue } from './conclude-diagnosis';
import { creditSigner } from './credit-signer';
import type { Diagnosis, FoundValue, SeenHeaders, SignatureFacts } from './diagnosis';
import { createFinding, type Finding } from './finding';
import { buildRecoveryFindings } from './header-findings';
import { listHeadersInDoubt, listHeadersWithUnseen } from './headers-in-doubt';
import { limitFindings } from './limit-findings';
import { listGarbled } from './list-garbled';
import { diagnoseOwnString } from './own-string/diagnose-own-string';
import type { OwnStringDiagnosis } from './own-string/explain-own-pairs';
import { mergeSigned } from './own-string/merge-signed';
import { restoreByOwn } from './own-string/restore-by-own';
import type { Owner } from './owner';
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
  if (report.canonical === null || source === null) return noDiagnosis;
  const isDeep = isDeeperThan(source.body, diagnosedDepth);
  const signed = await diagnoseSigned(report, source, seen, { ...options, isDeep });
  const { findings: own, moreFindings } = isDeep
    ? leaveOwnString(report)
    : await explainOwnString(report, source, signed, options);
  return { ...signed, findings: [...signed.findings, ...own], moreFindings };
}

/** All but the merchant's own string. */
async function diagnoseSigned(
  report: CallbackReport,
  source: CanonicalSource,
  seen: readonly SeenHeaders[],
  { effort, pause, isDeep }: Required<DiagnosisOptions> & { readonly isDeep: boolean },
): Promise<Diagnosis> {
  const { input } = report;
  const canonical = report.canonical as Canonical;
  const rightSign = await findRightSign(report);
  if (rightSign !== null) return { ...noDiagnosis, findings: [rightSign] };
  const inDoubt = listHeadersInDoubt(report.problems);
  const recovery = await recoverHeaders(report, source, inDoubt, seen, { effort, pause });
  if (recovery?.found) {
    const { facts, digest } = recovery;
    const findings = buildRecoveryFindings(report, recovery.found, digest);
    return { ...noDiagnosis, findings, facts, tried: { strings: 0, values: recovery.tried } };
  }
  const written = findWholeSeconds(report, source);
  if (written !== null) {
    const { found, digest, facts } = written;
    const finding = buildValueFinding(report, found, digest);
    return { ...noDiagnosis, findings: [finding], facts, tried: { strings: 0, values: 1 } };
  }
  const meter = new WorkMeter(effort.signatureWork);
  const signature = await explainSignature(report, source, async (target) => {
    if (isDeep) return nothingSearched;
    const searched = await runInSlices(searchStrings(source, target, meter), pause);
    if (searched.found !== null || searched.restored !== null) return searched;
    const ownString = pickCompared(report.comparison, input.ownString);
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

/** @param signed what is known of the string that was signed */
async function explainOwnString(
  report: CallbackReport,
  source: CanonicalSource,
  signed: Diagnosis,
  { effort, pause }: Required<DiagnosisOptions>,
): Promise<OwnStringDiagnosis> {
  const ownString = pickCompared(report.comparison, report.input.ownString);
  const found = signed.findings.find(isOtherInput);
  if (report.comparison.result === 'different' && found?.variantText === ownString)
    return { findings: [buildAsSigned(found.owner)], moreFindings: 0 };
  const compared = compareWithSigned(report, source, ownString, found);
  const meters = {
    whole: new WorkMeter(effort.ownStringWork),
    pairs: new WorkMeter(effort.ownPairWork),
  };
  const own = await runInSlices(
    diagnoseOwnString(compared.report, compared.source, meters, effort.findings),
    pause,
  );
  if (signed.facts === null) return own;
  const owner = signed.findings[0]?.owner;
  return { ...own, findings: creditSigner(own.findings, signed.facts, ownString, owner) };
}

/** What was pasted is not what was signed, or may not be. */
function isOtherInput({ subject, causes, owner, variantText }: Finding): boolean {
  const isOther = causes.some(({ code }) => code === 'input.rewritten' || code === 'value.changed');
  return subject === 'signature' && variantText !== null && (isOther || owner === 'unknown');
}

/** What the own string has as it was signed is no difference, whatever the pasted copy has in its place. */
function compareWithSigned(
  report: CallbackReport,
  source: CanonicalSource,
  ownString: string,
  signed: Finding | undefined,
): { readonly report: CallbackReport; readonly source: CanonicalSource } {
  const { canonical, comparison, input } = report;
  const isText = comparison.result === 'different' && comparison.by === 'text';
  const merged =
    signed === undefined || canonical === null || !isText
      ? null
      : mergeSigned(source, canonical, {
          signed: signed.variantText ?? '',
          // Where a signer may have changed the values, what was pasted may be right as well.
          agreedBy: signed.owner === 'transport' ? null : ownString,
        });
  if (merged === null) return { report, source };
  const asPasted = diffOwnString(merged.canonical, input.ownString);
  return {
    report: {
      ...report,
      input: { ...input, bodyText: merged.source.bodyText },
      canonical: merged.canonical,
      comparison:
        asPasted.result === 'different'
          ? compareStripped(merged.canonical, input.ownString, asPasted)
          : asPasted,
    },
    source: merged.source,
  };
}

function buildAsSigned(owner: Owner): Finding {
  const cause = { kind: 'fault', code: 'string.as-signed', owner } as const;
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
}

/** Its pairs are compared all the same. */
function leaveOwnString(report: CallbackReport): OwnStringDiagnosis {
  const isOther = report.comparison.result === 'different';
  const findings = isOther ? [buildUnexplored(report, 'nesting', 'own-string')] : [];
  return { findings, moreFindings: 0 };
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
  const work = recoverHeadersInSlices(source, names, inDoubt, opened.digest, seen, meter);
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

/** A timestamp with decimals, as a float writes it: one that ends the string is as well a signed string that was cut, which is rarer. */
function findWholeSeconds(
  report: CallbackReport,
  source: SignatureCase['source'],
): (OpenContent & { readonly found: FoundValue }) | null {
  const [, value] =
    /^(\d{10})\.\d{1,9}$/.exec(source.headers.fields['X-Timestamp']?.value ?? '') ?? [];
  const opened =
    value === undefined || report.verdict.kind !== 'invalid' ? null : openContent(report);
  if (value === undefined || opened === null) return null;
  const { text } = buildWithHeaders(source, { 'X-Timestamp': value });
  if (toHex(contractDigest(encodeUtf8(text))) !== toHex(opened.digest)) return null;
  return { ...opened, found: { key: headerKeys['X-Timestamp'], value, text } };
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
