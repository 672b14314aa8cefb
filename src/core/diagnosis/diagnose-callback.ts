/**
 * The use case: why a callback does not verify, and what the merchant's own string did differently.
 * WebCrypto's verdict stays the only verdict; all this explains it.
 */
import { parseBody } from '../body/parse-body';
import type { CallbackReport } from '../callback-report';
import { parseHeaders } from '../headers/parse-headers';
import { buildValueFinding } from './conclude-diagnosis';
import { diagnoseOwnString } from './diagnose-own-string';
import {
  diagnoseSignature,
  nothingKnown,
  type SignatureCase,
  type SignatureDiagnosis,
} from './diagnose-signature';
import { buildCutTextFinding, diagnoseSignatureText } from './diagnose-signature-text';
import type { Diagnosis, SeenHeaders } from './diagnosis';
import { listRanges, searchLikelyValues } from './search-values';

/**
 * Quick: some hundred milliseconds at the most. Where a changed value remains to be searched in whole
 * ranges, the caller does that (`searchRange`) and closes with `concludeDiagnosis`.
 *
 * @param seen headers of other callbacks of this session
 */
export async function diagnoseCallback(
  report: CallbackReport,
  seen: readonly SeenHeaders[] = [],
): Promise<Diagnosis> {
  const { input, canonical } = report;
  const body = parseBody(input.bodyText);
  if (canonical === null || !body.ok) return nothing;
  const { headers } = parseHeaders(input.headersText);
  const source = { headers, body: body.value, bodyText: input.bodyText };
  const own = diagnoseOwnString(report, source);
  const signature = await explainSignature(report, source);
  if (signature === null) return { ...nothing, findings: own };

  const { findings, facts, tried, openDigest } = signature;
  if (openDigest === null) {
    return {
      findings: [...findings, ...own],
      facts,
      tried: { strings: tried, values: 0 },
      valueSearch: null,
    };
  }
  const likely = searchLikelyValues(canonical, openDigest, seen);
  const [value] = likely.found;
  const counts = { strings: tried, values: likely.tried };
  if (value !== undefined) {
    const found = buildValueFinding(report, value);
    return { findings: [found, ...findings, ...own], facts, tried: counts, valueSearch: null };
  }
  const valueSearch = { digest: openDigest, ranges: listRanges(canonical) };
  return { findings: [...findings, ...own], facts, tried: counts, valueSearch };
}

const nothing: Diagnosis = {
  findings: [],
  facts: null,
  tried: { strings: 0, values: 0 },
  valueSearch: null,
};

/** Null where there is nothing to explain: the verdict is valid, or no signature or key is there. */
async function explainSignature(
  report: CallbackReport,
  source: SignatureCase['source'],
): Promise<SignatureDiagnosis | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const [key] = report.keys;
  const text = report.headers?.fields['X-Sign']?.value;
  const isOpen = report.verdict.kind === 'invalid' || report.verdict.kind === 'unverifiable';
  if (!isOpen || subtle === undefined || key === undefined || text === undefined) return null;
  const given = { subtle, report, source, key };
  const { signature } = report;
  if (signature?.length === key.modulus.length) {
    return report.verdict.kind === 'invalid'
      ? diagnoseSignature({ ...given, signature: Uint8Array.from(signature) })
      : null;
  }
  const repaired = await diagnoseSignatureText(given, text);
  if (repaired !== null) return repaired;
  const cut = buildCutTextFinding(report, text);
  if (
    signature !== null &&
    (cut === null ||
      [...report.keys.slice(1), ...report.ownKeys].some(
        ({ modulus }) => modulus.length === signature.length,
      ))
  ) {
    return diagnoseSignature({ ...given, signature: Uint8Array.from(signature) });
  }
  return { findings: cut === null ? [] : [cut], facts: nothingKnown, tried: 0, openDigest: null };
}
