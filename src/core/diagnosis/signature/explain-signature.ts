/** Why a signature does not verify: by what it was made, or by the string that was signed. */
import type { CallbackReport } from '../../callback-report';
import { isError, isHeaderDoubt } from '../../problem';
import { isEcdsaSignature } from '../../signature/is-ecdsa-signature';
import { shortestRsaBytes } from '../../signature/shortest-rsa-bytes';
import { listUnexplored } from '../build-unexplored';
import {
  diagnoseSignature,
  nothingKnown,
  type SignatureCase,
  type SignatureDiagnosis,
} from './diagnose-signature';
import { buildCutTextFinding, diagnoseSignatureText } from './diagnose-signature-text';
import { nameOtherContent } from './name-other-content';

/** Null where there is nothing to explain: the verdict is valid, or no signature or key is there. */
export async function explainSignature(
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
export function isOnlyInDoubt({ verdict, problems }: CallbackReport): boolean {
  const inputs = verdict.kind === 'unverifiable' ? verdict.inputs : [];
  const errors = problems.filter((one) => isError(one) && inputs.includes(one.input));
  return errors.every((one) => isHeaderDoubt(one) && !('name' in one && one.name === 'X-Sign'));
}
