import { useMemo } from 'react';
import { useStore } from 'zustand';
import { checkWords } from '#words/checks';
import { momentWords } from '#words/moments';
import { problemWords } from '#words/problems';
import { receiverWords } from '#words/receiver';
import { type Answer, buildAnswer } from '../../../core/receiver/build-answer';
import { buildChecklist } from '../../../core/receiver/build-checklist';
import type { Check } from '../../../core/receiver/check';
import { parseLocalOrder } from '../../../core/receiver/local-order';
import type { RememberedNonce } from '../../../core/receiver/nonce-memory';
import { parseMoment } from '../../../core/receiver/parse-moment';
import { parseTolerance } from '../../../core/receiver/parse-tolerance';
import type { Refusal } from '../../../state/find-refusal';
import type { ReceiverField, ReceiverState } from '../../../state/receiver-store';
import { describeLocalOrderFault } from '../../../words/check-words';
import type { Text } from '../../../words/text';
import { printRefusal } from '../../controls/refusal-text';
import { useNow } from '../../controls/use-now';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { useReport } from '../use-report';
import { useUnchanged } from '../use-unchanged';

export interface Checklist {
  readonly checks: readonly Check[];
  readonly answer: Answer;
  /** What is wrong with each of the receiver's fields; null where nothing is. */
  readonly faults: Readonly<Record<ReceiverField, Text | string | null>>;
  readonly nowSeconds: number;
}

/** The checks of the newest report by what the user says of the receiver; null before the first report. */
export function useChecklist(): Checklist | null {
  const report = useReport();
  const { receiver } = useApp();
  const texts = useStore(receiver, (state) => state.texts);
  const refused = useStore(receiver, (state) => state.refused);
  const earlier = useShown(receiver, pickEarlier);
  const nowSeconds = useNow();
  const localOrder = useMemo(() => parseLocalOrder(texts.localOrder), [texts.localOrder]);
  const receivedAt = parseMoment(texts.receivedAt);
  const toleranceSeconds = parseTolerance(texts.tolerance);
  // Nearly all of it is the same in the next second, and after most edits.
  const checks = useUnchanged(
    report &&
      buildChecklist(report, {
        merchantNo: texts.merchantNo,
        toleranceSeconds,
        receivedAtSeconds: receivedAt.ok ? (receivedAt.seconds ?? nowSeconds) : null,
        nowSeconds,
        earlier,
        localOrder: localOrder.ok ? localOrder.order : 'unreadable',
      }),
  );
  const kind = report?.verdict.kind;
  const answer = useUnchanged(
    checks && buildAnswer(checks, kind !== 'valid' && kind !== 'invalid'),
  );
  if (checks === null || answer === null) return null;
  const faults = {
    merchantNo: printFault(refused.merchantNo),
    receivedAt:
      printFault(refused.receivedAt) ??
      (receivedAt.ok ? null : momentWords.faults[receivedAt.fault]),
    tolerance:
      printFault(refused.tolerance) ??
      (toleranceSeconds === null ? receiverWords.settings.toleranceFault : null),
    localOrder:
      printFault(refused.localOrder) ??
      (localOrder.ok
        ? null
        : describeLocalOrderFault(localOrder, texts.localOrder, checkWords, problemWords)),
  };
  return { checks, answer, faults, nowSeconds };
}

/** Whether the report on screen is older than the inputs, and so are the checks and the answer. Known at once, not in a transition. */
export function useIsChecking(): boolean {
  const shown = useReport();
  return useStore(useApp().report, ({ report, busy }) => busy || report !== shown);
}

function pickEarlier({ earlier }: ReceiverState): RememberedNonce | null {
  return earlier;
}

function printFault(refusal: Refusal | undefined): string | null {
  return refusal === undefined ? null : printRefusal(refusal);
}
