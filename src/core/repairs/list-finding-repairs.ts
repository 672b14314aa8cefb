/** What a finding gives to be tried by one click: the repaired X-Sign, or the values that were signed. */
import type { CallbackReport } from '../callback-report';
import type { Finding } from '../diagnosis/finding';
import { inspectCallback } from '../inspect-callback';
import { buildValueRepairs } from './build-value-repairs';
import { applyRepair, editText, type InputRepair } from './input-repair';
import { isTriable } from './is-repairable';

/** Longer texts are nobody's everyday paste, and what is offered is inspected first. */
const lengthLimit = 200_000;

/** Only what does what it says: the repaired text decodes, the signed values verify. None or one. */
export async function listFindingRepairs(
  report: CallbackReport,
  finding: Finding,
): Promise<readonly InputRepair[]> {
  const { input } = report;
  if (input.headersText.length + input.bodyText.length > lengthLimit) return [];
  if (!isTriable(finding)) return [];
  const sign = repairSign(report, finding);
  if (sign !== null) {
    const after = await inspectCallback(applyRepair(input, sign));
    const isRight =
      finding.proof.by === 'signature' && finding.variantText === null
        ? after.verdict.kind === 'valid'
        : after.signature?.length === report.keys[0]?.modulus.length;
    return isRight ? [sign] : [];
  }
  for (const candidate of buildValueRepairs(report, finding)) {
    const { verdict } = await inspectCallback(applyRepair(input, candidate));
    if (verdict.kind === 'valid') return [candidate];
  }
  return [];
}

/** The text that the last of the damages leaves when it is undone, in the place of the header's value. */
function repairSign({ input, headers }: CallbackReport, { causes }: Finding): InputRepair | null {
  const last = causes.findLast((cause) => cause.kind === 'repair');
  const span = headers?.fields['X-Sign']?.valueSpan;
  if (last === undefined || span === undefined) return null;
  const text = editText(input.headersText, [{ ...span, text: last.repairedText }]);
  return { code: 'use-repaired-sign', changes: { headers: text }, keys: [] };
}
