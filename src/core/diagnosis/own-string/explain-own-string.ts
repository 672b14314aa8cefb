/** What the merchant's own string did differently from the string to be signed, or from the one that was signed where that is known. */
import type { CallbackReport } from '../../callback-report';
import type { CanonicalSource } from '../../canonical/list-entries';
import { pickCompared } from '../../compare/comparison';
import { diffOwnString } from '../../compare/diff-own-string';
import { buildUnexplored } from '../build-unexplored';
import { creditSigner } from '../credit-signer';
import type { Diagnosis } from '../diagnosis';
import { createFinding, type Finding } from '../finding';
import type { Owner } from '../owner';
import type { Effort } from '../search/effort';
import { type Pause, runInSlices, WorkMeter } from '../search/slices';
import { diagnoseOwnString } from './diagnose-own-string';
import type { OwnStringDiagnosis } from './explain-own-pairs';
import { mergeSigned } from './merge-signed';

/** @param signed what is known of the string that was signed */
export async function explainOwnString(
  report: CallbackReport,
  source: CanonicalSource,
  signed: Diagnosis,
  { effort, pause }: { readonly effort: Effort; readonly pause: Pause },
): Promise<OwnStringDiagnosis> {
  const ownString = pickCompared(report.comparison, report.input.ownString);
  const found = signed.findings.find(isOtherInput);
  const { comparison } = report;
  const isDifferent = comparison.result === 'different';
  // What was filled in says nothing of the merchant's own.
  const hasGap = isDifferent && comparison.stripped?.forms.includes('gap') === true;
  if (isDifferent && !hasGap && found?.variantText === ownString)
    return { findings: [buildAsSigned(found.owner)], moreFindings: 0 };
  const compared = await compareWithSigned(report, source, ownString, found);
  const meters = {
    whole: new WorkMeter(effort.ownStringWork),
    pairs: new WorkMeter(effort.ownPairWork),
  };
  const own = await runInSlices(
    diagnoseOwnString(compared.report, compared.source, meters, effort.findings),
    pause,
  );
  if (signed.facts === null || hasGap) return own;
  const owner = signed.findings[0]?.owner;
  return { ...own, findings: creditSigner(own.findings, signed.facts, ownString, owner) };
}

/** What was pasted is not what was signed, or may not be. */
function isOtherInput({ subject, causes, owner, variantText }: Finding): boolean {
  const isOther = causes.some(({ code }) => code === 'input.rewritten' || code === 'value.changed');
  return subject === 'signature' && variantText !== null && (isOther || owner === 'unknown');
}

/** What the own string has as it was signed is no difference, whatever the pasted copy has in its place. */
async function compareWithSigned(
  report: CallbackReport,
  source: CanonicalSource,
  ownString: string,
  signed: Finding | undefined,
): Promise<{ readonly report: CallbackReport; readonly source: CanonicalSource }> {
  const { canonical, comparison, input } = report;
  const isText = comparison.result === 'different' && comparison.by === 'text';
  const merged =
    signed === undefined || canonical === null || !isText
      ? null
      : mergeSigned(source, canonical, { own: ownString, signed: signed.variantText ?? '' });
  if (merged === null) return { report, source };
  const { compareStripped } = await import('../../compare/compare-stripped');
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
export function leaveOwnString(report: CallbackReport): OwnStringDiagnosis {
  const isOther = report.comparison.result === 'different';
  const findings = isOther ? [buildUnexplored(report, 'nesting', 'own-string')] : [];
  return { findings, moreFindings: 0 };
}
