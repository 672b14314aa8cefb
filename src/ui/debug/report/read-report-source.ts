import { isOfChangedBody, isOfChangedCopy } from '../../../core/diagnosis/other-input';
import { buildPageAnswer } from '../../../core/receiver/build-answer';
import { buildChecklist } from '../../../core/receiver/build-checklist';
import { leaveOrderOpen } from '../../../core/receiver/leave-order-open';
import { parseLocalOrder } from '../../../core/receiver/local-order';
import type { ReportSource } from '../../../core/report/report-source';
import type { ReceiverState } from '../../../state/receiver-store';
import { readReceiverFacts } from '../receiver/read-receiver-facts';

/**
 * The state of the page as a report tells it.
 *
 * @param isMasked the case was masked before it was opened here
 */
export function readReportSource(
  judged: Pick<ReportSource, 'report' | 'diagnosis' | 'canonicalSha256'>,
  receiver: Pick<ReceiverState, 'texts' | 'headersAsNow' | 'earlier'>,
  { nowSeconds, isMasked }: { readonly nowSeconds: number; readonly isMasked: boolean },
): ReportSource {
  const { report, diagnosis } = judged;
  const { localOrder, merchantNo } = receiver.texts;
  const parsed = parseLocalOrder(localOrder);
  const order = parsed.ok ? parsed.order : 'unreadable';
  const facts = readReceiverFacts(receiver, order, report.input.headersText, nowSeconds);
  const checks = leaveOrderOpen(buildChecklist(report, facts), isOfChangedBody(diagnosis));
  const answer = buildPageAnswer(checks, {
    problems: report.problems,
    isMasked,
    isChanged: isOfChangedCopy(diagnosis),
  });
  return { ...judged, checks, answer, receiver: { merchantNo, localOrder } };
}
