/** What the merchant's own string did differently from the string to be signed, or from the one that was signed where that is known. */
import type { CallbackReport } from '../../callback-report';
import type { CanonicalSource } from '../../canonical/list-entries';
import { type Comparison, isPartlySame, pickCompared } from '../../compare/comparison';
import { amountFields } from '../../contract';
import { buildUnexplored } from '../build-unexplored';
import type { Cause, PairCause } from '../cause';
import { creditSigner } from '../credit-signer';
import type { Diagnosis } from '../diagnosis';
import { assignFinding, createFinding, type Finding } from '../finding';
import { isOfOtherInput } from '../other-input';
import type { Owner } from '../owner';
import { nullText } from '../restorations/doubt-texts';
import type { Effort } from '../search/effort';
import { type Pause, runInSlices, WorkMeter } from '../search/slices';
import { compareAnew, type Judged } from './compare-anew';
import { diagnoseOwnString } from './diagnose-own-string';
import { noDiagnosis, type OwnStringDiagnosis } from './explain-own-pairs';
import { dropInDoubt, fillHeaders, listOwnHeaders, pickRecovered } from './fill-headers';
import { mendOwn } from './mend-own';
import { mergeSigned } from './merge-signed';
import { isOfBody } from './read-sorted-pairs';

/** @param signed what is known of the string that was signed */
export async function explainOwnString(
  pasted: CallbackReport,
  pastedSource: CanonicalSource,
  signed: Diagnosis,
  { effort, pause }: { readonly effort: Effort; readonly pause: Pause },
): Promise<OwnStringDiagnosis> {
  const ownString = pickCompared(pasted.comparison, pasted.input.ownString);
  const other = signed.findings.find(isOfOtherInput);
  const recovered = pickRecovered(signed.findings, pasted, ownString);
  // With the headers that were found the string is the signed one.
  const found = recovered === null ? other : undefined;
  const values = recovered ?? (other === undefined ? listOwnHeaders(pasted, ownString) : {});
  if (recovered !== null && other?.variantText === ownString)
    return { findings: [buildAsSigned(other.owner, true)], moreFindings: 0 };
  const { report, source } = await fillHeaders(pasted, pastedSource, values);
  const { comparison } = report;
  const isDifferent = comparison.result === 'different';
  // What was filled in says nothing of the merchant's own.
  const hasGap = isDifferent && comparison.stripped?.forms.includes('gap') === true;
  if (isDifferent && !hasGap && found?.variantText === ownString)
    return { findings: [buildAsSigned(found.owner, true)], moreFindings: 0 };
  if (found !== undefined && comparison.result === 'same' && !isPartlySame(comparison))
    return { findings: listAsPasted(found, null, isLoose(comparison)), moreFindings: 0 };
  const compared = await compareWithSigned(report, source, ownString, found);
  const diagnosed = await diagnoseJudged(compared, { effort, pause });
  const all =
    found === undefined ? dropInDoubt(diagnosed, pasted) : addAsPasted(diagnosed, found, compared);
  const told = isUnknown(signed, pasted) ? markBesidePasted(all) : all;
  const own = hasRewrittenAmounts(report, source, signed) ? markAmounts(told) : told;
  if (signed.facts === null || hasGap) return own;
  const isAllOfSigner = own.findings.length > 0 && own.findings.every(isOfSigner);
  const owner = isAllOfSigner ? 'platform' : signed.findings[0]?.owner;
  return { ...own, findings: creditSigner(own.findings, signed.facts, ownString, owner) };
}

function diagnoseJudged(
  { report, source }: Judged,
  { effort, pause }: { readonly effort: Effort; readonly pause: Pause },
): Promise<OwnStringDiagnosis> {
  const meters = {
    whole: new WorkMeter(effort.ownStringWork),
    pairs: new WorkMeter(effort.ownPairWork),
  };
  return runInSlices(diagnoseOwnString(report, source, meters, effort.findings), pause);
}

/** What no body has made so: where the string was signed, its signer has done it. */
function isOfSigner({ causes, proof, isBesidePasted }: Finding): boolean {
  return isBesidePasted === true && proof.by === 'string' && causes.every(isOfNoBody);
}

/** A secret behind the sorted pairs or around them, their order and their marks, and the headers. */
function isOfNoBody(cause: Cause): boolean {
  if (cause.kind !== 'pair')
    return cause.code.startsWith('string.order') || ofJoining.has(cause.code);
  switch (cause.difference) {
    case 'added':
      return cause.isBehind === true && !mayBeSent(cause);
    case 'missing':
      return !isOfBody(cause.key);
    default:
      return cause.difference === 'moved';
  }
}

const ofJoining: ReadonlySet<string> = new Set([
  'string.text-around',
  'string.nonce-missing',
  'string.timestamp-missing',
  'string.header-missing',
  'string.separator',
  'string.key-value-separator',
  'string.trailing-separator',
  'string.trailing-newline',
]);

interface Compared extends Judged {
  /** Of the entries that the own string has as the pasted body, and not as they were signed. */
  readonly pastedKeys: readonly string[];
  /** It is compared with what was signed, as far as it has that. */
  readonly isMerged: boolean;
}

/** What the own string has as it was signed is no difference, whatever the pasted copy has in its place. */
async function compareWithSigned(
  report: CallbackReport,
  source: CanonicalSource,
  ownString: string,
  signed: Finding | undefined,
): Promise<Compared> {
  const { canonical, comparison } = report;
  const isText = comparison.result === 'different' && comparison.by === 'text';
  const found =
    signed === undefined || canonical === null || !isText
      ? null
      : mergeSigned(source, canonical, {
          own: ownString,
          signed: signed.variantText ?? '',
          isOfCopy: signed.owner === 'transport',
        });
  const pastedKeys = found?.pastedKeys ?? [];
  const merged = found?.merged ?? null;
  if (merged === null) return { report, source, pastedKeys, isMerged: false };
  const anew = await compareAnew(report, merged.source, merged.canonical);
  return { ...anew, pastedKeys, isMerged: true };
}

/** What the code does by itself is told first: it was given another body, besides. */
function addAsPasted(
  { findings, moreFindings }: OwnStringDiagnosis,
  signed: Finding,
  { pastedKeys, isMerged }: Compared,
): OwnStringDiagnosis {
  const own = isMerged
    ? findings.map((one) => ({ ...one, isBesideSigned: true }) as const)
    : findings;
  const added = pastedKeys.length === 0 ? [] : listAsPasted(signed, pastedKeys, false);
  return { findings: [...own, ...added], moreFindings };
}

/** Whether a program made numbers of amounts that the own string has otherwise than the pasted body. */
function hasRewrittenAmounts(
  { comparison }: CallbackReport,
  { body }: CanonicalSource,
  { findings, valueSearch }: Diagnosis,
): boolean {
  if (comparison.result !== 'different' || comparison.by !== 'text') return false;
  const rewritten = [...findings, ...(valueSearch?.garbled ?? [])]
    .flatMap(({ causes }) => causes)
    .flatMap((cause) =>
      cause.code === 'input.rewritten' ? [...cause.entries, ...cause.signs] : [],
    );
  const differing = new Set(comparison.differences.map(({ key }) => key));
  return body.members.some(
    ({ key: { value: key }, value: { type } }) =>
      type === 'number' &&
      isAmount(key) &&
      differing.has(key) &&
      rewritten.some((one) => one.key === key),
  );
}

/** Where the pasted body cannot be read: what it does otherwise than the signed string that comes of it. None where that is not found. */
export async function explainMended(
  report: CallbackReport,
  isSigned: (text: string) => boolean,
  { effort, pause }: { readonly effort: Effort; readonly pause: Pause },
): Promise<OwnStringDiagnosis> {
  const { headers, input } = report;
  const mended = headers === null ? null : mendOwn(input.ownString, headers, isSigned);
  if (mended === null) return noDiagnosis;
  const anew = await compareAnew(report, mended.source, mended.canonical);
  const { findings, moreFindings } = await diagnoseJudged(anew, { effort, pause });
  return { findings: findings.map((one) => ({ ...one, isBesideSigned: true })), moreFindings };
}

/** What is pasted is not what was signed, and nothing known is. */
function isUnknown({ facts, findings }: Diagnosis, { verdict }: CallbackReport): boolean {
  const isOther = verdict.kind !== 'valid' && facts?.madeByKey === true;
  return isOther && findings.every(({ proof }) => proof.by === 'none');
}

/** Where another value, key or pair stands, nobody knows whether it is right. */
function markBesidePasted({ findings, moreFindings }: OwnStringDiagnosis): OwnStringDiagnosis {
  const marked = findings.map((one) => {
    const isOpen = one.causes.some((cause) => cause.kind === 'pair' && mayBeSent(cause));
    return { ...(isOpen ? assignFinding(one, 'unknown') : one), isBesidePasted: true } as const;
  });
  return { findings: marked, moreFindings };
}

/** A body that was sent may have it; nothing shows that the code has made it. */
function mayBeSent(cause: PairCause): boolean {
  if (!isOfBody(cause.key)) return cause.difference === 'changed' && hasNoReason(cause);
  switch (cause.difference) {
    case 'added':
      return cause.entry === null && isSentField(cause);
    case 'changed':
      return hasNoReason(cause);
    case 'renamed':
      return !cause.isGarbled && cause.slip === undefined && /[A-Za-z]/.test(cause.ownKey);
    default:
      return false;
  }
}

function hasNoReason({ deviation, relation }: PairCause<'changed'>): boolean {
  return deviation === null && relation === undefined;
}

/** Neither what the contract drops nor a secret, nor a header under a name of its own. */
function isSentField({ key, own }: PairCause<'added'>): boolean {
  const isOther = /^(?:sign|key|.*secret.*|x[-_].*|ts|t|time_?stamp|nonce_?str)$/i.test(key);
  return key !== '' && own.trim() !== '' && !nullText.test(own) && !isOther;
}

/** In whatever case a library writes keys. */
function isAmount(key: string): boolean {
  const letters = key.replaceAll('_', '').toLowerCase();
  return amountFields.some((field) => field.toLowerCase() === letters);
}

function markAmounts({ findings, moreFindings }: OwnStringDiagnosis): OwnStringDiagnosis {
  const marked = findings.map((one) => ({ ...one, hasRewrittenAmounts: true }) as const);
  return { findings: marked, moreFindings };
}

/** @param keys null: it is the pasted copy's string as a whole */
function listAsPasted(
  { owner, causes }: Finding,
  keys: readonly string[] | null,
  isLoose: boolean,
): readonly Finding[] {
  // One changed value nobody's code has made, but whoever changed it.
  if (!causes.some(({ code }) => code === 'input.rewritten')) return [];
  const cause = {
    kind: 'fault',
    code: 'string.as-pasted',
    owner: owner === 'transport' ? 'merchant' : owner,
    keys,
    isLoose,
  } as const;
  return [createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } })];
}

function isLoose(comparison: Extract<Comparison, { readonly result: 'same' }>): boolean {
  return comparison.by === 'digest' || comparison.stripped !== undefined;
}

/** @param isCopyRead false: the pasted body cannot be read */
export function buildAsSigned(owner: Owner, isCopyRead: boolean): Finding {
  const cause = { kind: 'fault', code: 'string.as-signed', owner, isCopyRead } as const;
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
}

/** Its pairs are compared all the same. */
export function leaveOwnString(
  report: CallbackReport,
  why: 'nesting' | 'header',
): OwnStringDiagnosis {
  const isOther = report.comparison.result === 'different';
  const findings = isOther ? [buildUnexplored(report, why, 'own-string')] : [];
  return { findings, moreFindings: 0 };
}
