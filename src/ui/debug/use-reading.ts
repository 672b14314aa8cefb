import { useStore } from 'zustand';
import type { CallbackReport } from '../../core/callback-report';
import { useSlow } from '../controls/use-slow';
import { useApp } from '../shell/app-context';

/** Nothing is known of the signature. */
export function isOpenVerdict(report: CallbackReport | null): boolean {
  const kind = report?.verdict.kind ?? 'empty';
  return kind === 'empty' || kind === 'unverifiable';
}

/**
 * Whether what was given takes so long to be read that this is told.
 *
 * @param isUntold whatever the verdict is, it is not told yet
 */
export function useReading(isUntold = false): boolean {
  const { report: reports, inputs } = useApp();
  const report = useStore(reports, (state) => state.judged);
  const isJudging = useStore(reports, (state) => state.isJudging);
  const isEdit = useStore(reports, (state) => state.isEdit);
  const isReading = useStore(inputs, (state) => state.isReading);
  const isOpen = isUntold || isOpenVerdict(report);
  // Before the first report nothing may have been pasted, and after an edit what stands here is mostly right.
  return useSlow((isOpen && isReading) || (report !== null && isJudging && !isEdit));
}
