/** Which pair of the string to be signed is pointed at, in the table, in the string or in an editor. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DroppedEntry, KeptEntry } from '../core/canonical/canonical';
import type { EditableInput } from './inputs-store';
import type { ReportStore } from './report-store';

export type Entry = KeptEntry | DroppedEntry;

export interface PointingState {
  /** An entry of the current report, compared by identity, so that one of an older report marks nothing. */
  readonly pointed: Entry | null;
  /** In the editor of its input, not where the page shows it. */
  readonly isInEditor: boolean;
}

export interface PointingActions {
  readonly pointTo: (entry: Entry | null) => void;
  /** Points to the entry that has this offset of an input in its source; null when the pointer left. */
  readonly pointAt: (input: EditableInput, offset: number | null) => void;
}

export type PointingStore = StoreApi<PointingState & PointingActions>;

export function createPointingStore(report: ReportStore): PointingStore {
  let cursor: { input: EditableInput; offset: number } | null = null;
  const store = createStore<PointingState & PointingActions>((set) => ({
    pointed: null,
    isInEditor: false,
    pointTo(entry) {
      cursor = null;
      set({ pointed: entry, isInEditor: false });
    },
    pointAt(input, offset) {
      cursor = offset === null ? null : { input, offset };
      // Entries of an older text stand elsewhere; the report that is under way finds its own.
      if (!report.getState().busy) set({ pointed: pickEntry(), isInEditor: true });
    },
  }));

  function pickEntry(): Entry | null {
    const canonical = report.getState().report?.canonical;
    if (!canonical || cursor === null) return null;
    const { input, offset } = cursor;
    const isHere = ({ source }: Entry) =>
      source.input === input && source.keySpan.start <= offset && offset <= source.valueSpan.end;
    return canonical.kept.find(isHere) ?? canonical.dropped.find(isHere) ?? null;
  }

  report.subscribe((state, previous) => {
    if (state.report !== previous.report || (previous.busy && !state.busy)) {
      store.setState({ pointed: pickEntry(), isInEditor: true });
    }
  });
  return store;
}
