import { buildAnswer } from '../../../core/receiver/build-answer';
import { buildChecklist } from '../../../core/receiver/build-checklist';
import { parseLocalOrder } from '../../../core/receiver/local-order';
import type { ReportSource } from '../../../core/report/report-source';
import type { ReceiverState } from '../../../state/receiver-store';
import { readReceiverFacts } from '../receiver/read-receiver-facts';

/** The state of the page as a report tells it. */
export function readReportSource(
  judged: Pick<ReportSource, 'report' | 'diagnosis' | 'canonicalSha256'>,
  receiver: Pick<ReceiverState, 'texts' | 'headersAsNow' | 'earlier'>,
  nowSeconds: number,
): ReportSource {
  const { report } = judged;
  const { localOrder, merchantNo } = receiver.texts;
  const parsed = parseLocalOrder(localOrder);
  const order = parsed.ok ? parsed.order : 'unreadable';
  const facts = readReceiverFacts(receiver, order, report.input.headersText, nowSeconds);
  const checks = buildChecklist(report, facts);
  const answer = buildAnswer(checks);
  return { ...judged, checks, answer, receiver: { merchantNo, localOrder } };
}
