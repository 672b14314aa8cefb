/** Which inputs are folded to one line: those that were understood, unless somebody works in them or chose otherwise. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EditableInput, editableInputs, type InputsStore, isEmpty } from './inputs-store';
import type { PointingStore } from './pointing-store';
import type { ReportStore } from './report-store';

export interface FoldState {
  readonly folded: Readonly<Record<EditableInput, boolean>>;
}

export interface FoldActions {
  /** For as long as somebody works in it, or until the next calm moment. */
  readonly open: (input: EditableInput) => void;
  /** By hand: it stays so until all inputs are cleared. */
  readonly choose: (input: EditableInput, choice: 'open' | 'folded') => void;
  /** The focus came into an input's panel; null when it left them all. */
  readonly focus: (input: EditableInput | null) => void;
  /** Folds what is done with, if nobody works in any input: what stands below it moves up. */
  readonly settle: () => void;
}

export type FoldStore = StoreApi<FoldState & FoldActions>;

/** One line is enough for these while they are blank; the others wait for something. */
const optional: ReadonlySet<EditableInput> = new Set(['own-string', 'own-key']);

/** How long an input stays open after its pair was pointed at, in milliseconds: on the way to the next one. */
const peekMilliseconds = 600;

/** @param isBeside whether the inputs stand beside what points at them; below it, what opens would move that away */
export function createFoldStore(
  inputs: InputsStore,
  report: ReportStore,
  pointing: PointingStore,
  isBeside: () => boolean,
): FoldStore {
  const choices = new Map<EditableInput, 'open' | 'folded'>();
  let focused: EditableInput | null = null;
  let peeked: EditableInput | null = null;
  let peekTimer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<FoldState & FoldActions>((set, get) => ({
    folded: { key: false, headers: false, body: false, 'own-string': true, 'own-key': true },
    open(input) {
      if (get().folded[input]) set({ folded: { ...get().folded, [input]: false } });
    },
    choose(input, choice) {
      choices.set(input, choice);
      set({ folded: { ...get().folded, [input]: choice === 'folded' } });
    },
    focus(input) {
      focused = input;
    },
    settle() {
      if (focused === null) arrange(true);
    },
  }));

  function isToFold(input: EditableInput): boolean {
    const problems = report.getState().report?.problems ?? [];
    const hasError = problems.some(
      (problem) => problem.input === input && problem.severity === 'error',
    );
    if (inputs.getState().texts[input].trim() === '') return optional.has(input) && !hasError;
    const choice = choices.get(input);
    return choice === undefined ? !hasError : choice === 'folded';
  }

  /** @param isCalm whether something may be folded now */
  function arrange(isCalm: boolean): void {
    const { busy, report: newest } = report.getState();
    // What is not understood yet stays as it is.
    if (busy || newest === null) return;
    const { folded } = store.getState();
    const next = { ...folded };
    for (const input of editableInputs) {
      if (!isToFold(input)) next[input] = false;
      else if (isCalm && input !== focused && input !== peeked) next[input] = true;
    }
    if (editableInputs.some((input) => next[input] !== folded[input])) {
      store.setState({ folded: next });
    }
  }

  function peek(input: EditableInput | null): void {
    clearTimeout(peekTimer);
    if (input === null) {
      if (peeked === null) return;
      peekTimer = setTimeout(() => {
        peeked = null;
        arrange(true);
      }, peekMilliseconds);
    } else if (!choices.has(input) && isBeside()) {
      peeked = input;
      store.getState().open(input);
    }
  }

  inputs.subscribe(({ texts }, previous) => {
    if (texts !== previous.texts && isEmpty(texts)) choices.clear();
  });
  report.subscribe((state, previous) => {
    if (state.busy || (state.report === previous.report && !previous.busy)) return;
    // While somebody types, nothing moves but what has to be seen.
    arrange(!state.isEdit || focused === null);
  });
  pointing.subscribe(({ pointed, isInEditor }, previous) => {
    if (pointed === previous.pointed) return;
    peek(pointed === null || isInEditor ? null : pointed.source.input);
  });
  return store;
}
