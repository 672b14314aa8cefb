import { useStore } from 'zustand';
import type { RepairState } from '../../../state/repair-store';
import { useApp } from '../../shell/app-context';
import { createPart, Deferred } from '../../shell/deferred';

const doneRepair = createPart(() => import('./done-repair'));

/** Says that the verdict is on repaired texts; read aloud when it comes. Of an experiment the verdict itself says so. */
export function RepairNotice() {
  const done = useStore(useApp().repairs, pickDone);
  return (
    <div aria-live="polite">
      {done !== null && done !== 'use-signed-values' && (
        <Deferred part={doneRepair}>{({ DoneRepair }) => <DoneRepair code={done} />}</Deferred>
      )}
    </div>
  );
}

function pickDone({ done }: RepairState) {
  return done?.code ?? null;
}
