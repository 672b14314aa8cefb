/** The data of a report as the page has it, on one input. */
import { createHash } from 'node:crypto';
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import { concludeDiagnosis } from '../core/diagnosis/conclude-diagnosis';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import type { Diagnosis } from '../core/diagnosis/diagnosis';
import { defaultEffort, type Effort } from '../core/diagnosis/search/effort';
import { inspectCallback } from '../core/inspect-callback';
import { buildAnswer } from '../core/receiver/build-answer';
import { buildChecklist } from '../core/receiver/build-checklist';
import { parseLocalOrder } from '../core/receiver/local-order';
import type { ReportSource } from '../core/report/report-source';

/** What a receiver of the vectors may have in its books: no vector has these numbers. */
const receiver = {
  merchantNo: 'M20999777',
  localOrder: '{"merchantOrderNo":"LOCAL-7731-9902","amount":"918273.64","currency":"INR"}',
};

/** Less than the page does, where it does not matter what is found. */
export const littleEffort: Effort = {
  ...defaultEffort,
  signatureWork: 1_000_000,
  besideWork: 500_000,
  likelyValueWork: 500_000,
  ownStringWork: 1_000_000,
};

/** No whole ranges of values are searched: that would take long. */
export async function buildReportSource(
  input: CallbackInput,
  effort: Effort = defaultEffort,
): Promise<ReportSource> {
  const report = await inspectCallback(input);
  return completeReportSource(report, await diagnoseCallback(report, [], { effort }));
}

/** @param diagnosis without its search of whole ranges, where that was not made */
export function completeReportSource(report: CallbackReport, diagnosis: Diagnosis): ReportSource {
  const localOrder = parseLocalOrder(receiver.localOrder);
  const checks = buildChecklist(report, {
    merchantNo: receiver.merchantNo,
    toleranceSeconds: 300,
    receivedAtSeconds: null,
    nowSeconds: 1_800_000_000,
    earlier: null,
    localOrder: localOrder.ok ? localOrder.order : 'unreadable',
  });
  const text = report.canonical?.text;
  return {
    report,
    diagnosis:
      diagnosis.valueSearch === null ? diagnosis : concludeDiagnosis(report, diagnosis, null, 0),
    checks,
    answer: buildAnswer(checks),
    canonicalSha256: text === undefined ? null : createHash('sha256').update(text).digest('hex'),
    receiver,
  };
}
