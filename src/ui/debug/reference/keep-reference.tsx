import { Pin } from 'lucide-react';
import { useStore } from 'zustand';
import { referenceWords } from '#words/reference';
import type { CallbackReport } from '../../../core/callback-report';
import { pickExperiment } from '../../../core/experiment';
import { isReference } from '../../../state/reference-store';
import { passFocusOn } from '../../controls/keep-focus';
import { useApp } from '../../shell/app-context';

/** Only what verified as it came in is worth being kept. */
export function KeepReference({ report }: { readonly report: CallbackReport }) {
  const { reference } = useApp();
  const kept = useStore(reference, (state) => state.kept);
  if (report.verdict.kind !== 'valid' || pickExperiment(report.problems) !== null) return null;
  if (isReference(kept, report.input)) return null;
  return (
    <button
      type="button"
      ref={passFocusOn}
      className="button is-compact"
      onClick={() => reference.getState().keep(report.input)}
    >
      <Pin size={14} aria-hidden="true" />
      {referenceWords.keep}
    </button>
  );
}
