import { useStore } from 'zustand';
import type { HintsState } from '../../../state/hints-store';
import { useApp } from '../../shell/app-context';
import { createPart, Deferred } from '../../shell/deferred';

const hintList = createPart(() => import('./hint-list'));

/** Explains a first sample; fetched only then. */
export function Hints() {
  const isOpen = useStore(useApp().hints, hasOpen);
  if (!isOpen) return null;
  return (
    <Deferred part={hintList} around={() => null}>
      {({ HintList }) => <HintList />}
    </Deferred>
  );
}

function hasOpen({ open }: HintsState): boolean {
  return open.length > 0;
}
