import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
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
  const [pending, setPending] = useState(0);
  const [changePending] = useState(() => (change: 1 | -1) => {
    setPending((before) => before + change);
  });
  return (
    <PendingContext value={changePending}>
      <div
        data-testid="report"
        aria-busy={isInspecting || isDiagnosing || isHeld || !isDrawn || pending > 0}
      >
        {children}
      </div>
    </PendingContext>
  );
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
