/** The problems as they are shown: half a word is no error, so what typing brings up waits for a pause. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InputName, Problem } from '../core/problem';
import { editableInputs, type InputsStore } from './inputs-store';
import type { ReportStore } from './report-store';

export interface ProblemsState {
  readonly problems: readonly Problem[];
  /** The report has more of them than are shown, until the next pause. */
  readonly isHeld: boolean;
}

export type ProblemsStore = Pick<
  StoreApi<ProblemsState>,
  'getState' | 'getInitialState' | 'subscribe'
>;

const pauseMilliseconds = 700;

const none: readonly Problem[] = [];

export function createProblemsStore(inputs: InputsStore, report: ReportStore): ProblemsStore {
  const store = createStore<ProblemsState>(() => ({ problems: none, isHeld: false }));
  /** Since all problems were shown. */
  const edited = new Set<InputName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showAll(): void {
    edited.clear();
    store.setState({ problems: report.getState().report?.problems ?? none, isHeld: false });
  }
  function isKnown({ input, code }: Problem): boolean {
    const { problems } = store.getState();
    return problems.some((problem) => problem.input === input && problem.code === code);
  }
  function showKnown(): void {
    const problems = report.getState().report?.problems ?? none;
    const shown = problems.filter((problem) => !edited.has(problem.input) || isKnown(problem));
    if (shown.length === problems.length) {
      showAll();
      return;
    }
    store.setState({ problems: shown, isHeld: true });
    timer = setTimeout(showAll, pauseMilliseconds);
  }

  inputs.subscribe(({ texts }, previous) => {
    for (const input of editableInputs) {
      if (texts[input] !== previous.texts[input]) edited.add(input);
    }
  });
  report.subscribe((state, previous) => {
    const isAnswer = !state.busy && (previous.busy || state.report !== previous.report);
    // Another report is on its way, or there.
    if (isAnswer || state.busy) clearTimeout(timer);
    if (!isAnswer) return;
    if (state.isEdit) showKnown();
    else showAll();
  });
  return store;
}
