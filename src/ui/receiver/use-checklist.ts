import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PrivateKeyForm } from '../../core/problem';
import { type Answer, buildAnswer } from '../../core/receiver/build-answer';
import { buildChecklist } from '../../core/receiver/build-checklist';
import type { Check } from '../../core/receiver/check';
import { parseLocalOrder } from '../../core/receiver/local-order';
import { parseMoment } from '../../core/receiver/parse-moment';
import { parseTolerance } from '../../core/receiver/parse-tolerance';
import type { ReceiverField } from '../../state/receiver-store';
import { useApp } from '../app-context';
import { momentFaults } from '../moment-text';
import { refusedWhat } from '../problem-text';
import { useNow } from '../use-now';
import { useReport } from '../use-report';
import { printLocalOrderFault, toleranceFault } from './check-text';

export interface Checklist {
  readonly checks: readonly Check[];
  readonly answer: Answer;
  /** The report is older than the inputs, and so are the checks and the answer. */
  readonly isChecking: boolean;
  /** What is wrong with each of the receiver's fields; null where nothing is. */
  readonly faults: Readonly<Record<ReceiverField, string | null>>;
  readonly nowSeconds: number;
}

/** The checks of the newest report by what the user says of the receiver; null before the first report. */
export function useChecklist(): Checklist | null {
  const report = useReport();
  const isChecking = useStore(useApp().report, (state) => state.busy || state.report !== report);
  const { texts, refused, earlier } = useStore(useApp().receiver);
  const nowSeconds = useNow();
  const localOrder = useMemo(() => parseLocalOrder(texts.localOrder), [texts.localOrder]);
  if (report === null) return null;
  const receivedAt = parseMoment(texts.receivedAt);
  const toleranceSeconds = parseTolerance(texts.tolerance);
  const checks = buildChecklist(report, {
    merchantNo: texts.merchantNo,
    toleranceSeconds,
    receivedAtSeconds: receivedAt.ok ? (receivedAt.seconds ?? nowSeconds) : null,
    nowSeconds,
    earlier,
    localOrder: localOrder.ok ? localOrder.order : 'unreadable',
  });
  const faults = {
    merchantNo: printRefusal(refused.merchantNo),
    receivedAt:
      printRefusal(refused.receivedAt) ?? (receivedAt.ok ? null : momentFaults[receivedAt.fault]),
    tolerance:
      printRefusal(refused.tolerance) ?? (toleranceSeconds === null ? toleranceFault : null),
    localOrder:
      printRefusal(refused.localOrder) ??
      (localOrder.ok ? null : printLocalOrderFault(localOrder, texts.localOrder)),
  };
  const { kind } = report.verdict;
  const answer = buildAnswer(checks, kind !== 'valid' && kind !== 'invalid');
  return { checks, answer, isChecking, faults, nowSeconds };
}

function printRefusal(form: PrivateKeyForm | undefined): string | null {
  return form === undefined ? null : refusedWhat(form);
}
