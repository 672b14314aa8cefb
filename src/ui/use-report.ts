import { useStore } from 'zustand';
import type { CallbackReport } from '../core/callback-report';
import type { InputName, Problem } from '../core/problem';
import { useApp } from './app-context';

/** The newest settled report; null before the first one. */
export function useReport(): CallbackReport | null {
  return useStore(useApp().report, (state) => state.report);
}

export function pickProblems(report: CallbackReport | null, input: InputName): readonly Problem[] {
  return report?.problems.filter((problem) => problem.input === input) ?? [];
}
