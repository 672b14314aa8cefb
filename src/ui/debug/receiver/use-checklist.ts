import { useMemo } from 'react';
import { useStore } from 'zustand';
import { checkWords } from '#words/checks';
import { problemWords } from '#words/problems';
import { isOfChangedBody, isOfChangedCopy } from '../../../core/diagnosis/other-input';
import { type Answer, buildPageAnswer } from '../../../core/receiver/build-answer';
import { buildChecklist } from '../../../core/receiver/build-checklist';
import type { Check } from '../../../core/receiver/check';
import { leaveOrderOpen } from '../../../core/receiver/leave-order-open';
import { parseLocalOrder } from '../../../core/receiver/local-order';
import type { RememberedNonce } from '../../../core/receiver/nonce-memory';
import { parseMoment } from '../../../core/receiver/parse-moment';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import type { ReceiverState } from '../../../state/receiver-store';
import { describeLocalOrderFault } from '../../../words/check-words';
import type { Text } from '../../../words/text';
import { printRefusal } from '../../controls/refusal-text';
import { useNow } from '../../controls/use-now';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { isMaskedInput } from '../case/is-masked-case';
import { useReport } from '../use-report';
import { useUnchanged } from '../use-unchanged';
import type { AsNow } from './as-now-button';
import { readReceiverFacts } from './read-receiver-facts';

export interface Checklist {
  readonly checks: readonly Check[];
  readonly answer: Answer;
  /** What is wrong with the local order; null where nothing is. */
  readonly localOrderFault: Text | string | null;
  /** Null where the time of receipt is given, or makes no difference. */
  readonly asNow: AsNow | null;
  readonly nowSeconds: number;
}

/** The checks of the newest report by what the user says of the receiver; null before the first report. */
export function useChecklist(): Checklist | null {
  const report = useReport();
  const { receiver, caseOutcome, diagnosis } = useApp();
  const texts = useStore(receiver, (state) => state.texts);
  const refused = useStore(receiver, (state) => state.refused);
  const headersAsNow = useStore(receiver, (state) => state.headersAsNow);
  const earlier = useShown(receiver, pickEarlier);
  const nowSeconds = useNow();
  const localOrder = useMemo(() => parseLocalOrder(texts.localOrder), [texts.localOrder]);
  const receivedAt = parseMoment(texts.receivedAt);
  const headersText = report?.input.headersText ?? '';
  const order = localOrder.ok ? localOrder.order : 'unreadable';
  const settings = { texts, headersAsNow, earlier };
  const isOtherBody = useShown(diagnosis, pickIsOtherBody);
  // Nearly all of it is the same in the next second, and after most edits.
  const checks = useUnchanged(
    report &&
      leaveOrderOpen(
        buildChecklist(report, readReceiverFacts(settings, order, headersText, nowSeconds)),
        isOtherBody,
      ),
  );
  const isMasked = useStore(
    caseOutcome,
    (state) => report !== null && isMaskedInput(state, report.input),
  );
  const isChanged = useShown(diagnosis, pickIsChanged);
  const answer = useUnchanged(
    report && checks && buildPageAnswer(checks, { problems: report.problems, isMasked, isChanged }),
  );
  if (checks === null || answer === null) return null;
  const localOrderFault =
    printRefusal(refused.localOrder) ??
    (localOrder.ok
      ? null
      : describeLocalOrderFault(localOrder, texts.localOrder, checkWords, problemWords));
  const isCaptured = checks.some(({ code }) => code === 'timestamp.captured');
  const isAsNow = headersAsNow === headersText;
  const isTurnedNow = isAsNow && receivedAt.ok && receivedAt.seconds === null;
  const asNow = isCaptured || isTurnedNow ? { isOn: isAsNow, headersText } : null;
  return { checks, answer, localOrderFault, asNow, nowSeconds };
}

/** Whether the report on screen is older than the inputs, and so are the checks and the answer. Known at once, not in a transition. */
export function useIsChecking(): boolean {
  const shown = useReport();
  return useStore(useApp().report, ({ report, busy }) => busy || report !== shown);
}

function pickIsOtherBody({ diagnosis }: DiagnosisState): boolean {
  return isOfChangedBody(diagnosis);
}

function pickIsChanged({ diagnosis }: DiagnosisState): boolean {
  return isOfChangedCopy(diagnosis);
}

function pickEarlier({ earlier }: ReceiverState): RememberedNonce | null {
  return earlier;
}
