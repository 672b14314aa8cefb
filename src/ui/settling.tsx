import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from './app-context';

const PendingContext = createContext<(change: 1 | -1) => void>(() => {});

/** Tells scripts and screen readers whether what stands inside is all there and belongs to the newest inputs. */
export function Settling({ children }: { readonly children: ReactNode }) {
  const { report, diagnosis } = useApp();
  const isInspecting = useStore(report, (state) => state.busy);
  const isDiagnosing = useStore(diagnosis, (state) => state.busy);
  const [pending, setPending] = useState(0);
  const [changePending] = useState(() => (change: 1 | -1) => {
    setPending((before) => before + change);
  });
  return (
    <PendingContext value={changePending}>
      <div data-testid="report" aria-busy={isInspecting || isDiagnosing || pending > 0}>
        {children}
      </div>
    </PendingContext>
  );
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
