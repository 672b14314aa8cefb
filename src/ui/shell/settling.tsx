import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { DiagnosisState } from '../../state/diagnosis-store';
import type { ProblemsState } from '../../state/problems-store';
import type { ReportState } from '../../state/report-store';
import { useApp } from './app-context';
import { useShown } from './use-shown';

/** Counts what is still to come, up by 1 and down by 1. */
export const PendingContext = createContext<(change: 1 | -1) => void>(() => {});

/** Tells scripts and screen readers whether what stands inside is all there and belongs to the newest inputs. */
export function Settling({ children }: { readonly children: ReactNode }) {
  const { report, problems, diagnosis } = useApp();
  const isInspecting = useStore(report, isBusy);
  const isDiagnosing = useStore(diagnosis, isBusy);
  const isHeld = useStore(problems, (state) => state.isHeld);
  // The panels follow their stores in a transition, and this with them.
  const isDrawn = [
    useShown(report, pickReport) === useStore(report, pickReport),
    useShown(problems, pickProblems) === useStore(problems, pickProblems),
    useShown(diagnosis, pickSettled) === useStore(diagnosis, pickSettled),
  ].every(Boolean);
  // Busy from the beginning on: to draw anew as soon as the first part waits would hold up the first paint.
  const [pending, setPending] = useState(1);
  const [counter] = useState(() => createCounter(setPending));
  useEffect(() => counter.publish(), [counter]);
  return (
    <PendingContext value={counter.change}>
      <div
        data-testid="report"
        aria-busy={isInspecting || isDiagnosing || isHeld || !isDrawn || pending > 0}
      >
        {children}
      </div>
    </PendingContext>
  );
}

/** Adds up changes, and shows the sum from the first `publish` on. */
function createCounter(show: (count: number) => void) {
  let count = 0;
  let isPublished = false;
  return {
    change(change: 1 | -1) {
      count += change;
      if (isPublished) show(count);
    },
    publish() {
      isPublished = true;
      show(count);
    },
  };
}

function isBusy({ busy }: { readonly busy: boolean }): boolean {
  return busy;
}

function pickReport({ report }: ReportState) {
  return report;
}

function pickProblems(state: ProblemsState): ProblemsState {
  return state;
}

function pickSettled(state: DiagnosisState): DiagnosisState | null {
  return state.busy ? null : state;
}

/** Stands where a part of the page is still being fetched. */
export function Pending() {
  const changePending = useContext(PendingContext);
  useLayoutEffect(() => {
    changePending(1);
    return () => changePending(-1);
  }, [changePending]);
  return null;
}
