import { useCallback, useMemo } from 'react';
import type { CallbackReport } from '../../core/callback-report';
import type { InputName, Problem } from '../../core/problem';
import type { ProblemsState } from '../../state/problems-store';
import type { ReportState } from '../../state/report-store';
import { useApp } from '../shell/app-context';
import { useShown } from '../shell/use-shown';

/** The newest settled report as the panels show it; null before the first one. */
export function useReport(): CallbackReport | null {
  return useShown(useApp().report, pickReport);
}

/**
 * What a panel needs of that report, so that it is drawn again only where this changed.
 *
 * @param pick the same function at every call
 */
export function useReported<Part>(pick: (report: CallbackReport | null) => Part): Part {
  const pickPart = useMemo(() => {
    // Asked for the same report again and again, at every change of the store.
    let last: { readonly report: CallbackReport | null; readonly part: Part } | null = null;
    return ({ report }: ReportState) => {
      if (last === null || last.report !== report) last = { report, part: pick(report) };
      return last.part;
    };
  }, [pick]);
  return useShown(useApp().report, pickPart);
}

/** Of one input, as they are shown: what typing brings up comes with the next pause. */
export function useProblems(input: InputName): readonly Problem[] {
  return useShown(
    useApp().problems,
    useCallback(
      ({ problems }: ProblemsState) => problems.filter((problem) => problem.input === input),
      [input],
    ),
  );
}

function pickReport({ report }: ReportState): CallbackReport | null {
  return report;
}
