/** The hints beside a first sample: which of them are still open. Only that nobody wants them again is kept. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InputsStore } from './inputs-store';
import type { SettingsStore } from './settings-store';

/** In the order in which the page is read. */
export const hintNames = ['verdict', 'fix', 'pairs', 'inputs', 'endpoint'] as const;

export type HintName = (typeof hintNames)[number];

export interface HintsState {
  readonly open: readonly HintName[];
}

export interface HintsActions {
  /** Of a sample that was just loaded; nothing where nobody wants them any more. */
  readonly start: () => void;
  readonly dismiss: (name: HintName) => void;
  readonly dismissForGood: () => void;
}

export type HintsStore = StoreApi<HintsState & HintsActions>;

/** They end with the sample that they explain. */
export function createHintsStore(inputs: InputsStore, settings: SettingsStore): HintsStore {
  const store = createStore<HintsState & HintsActions>((set, get) => ({
    open: [],
    start: () => set({ open: settings.getState().showsHints ? hintNames : [] }),
    dismiss: (name) => set({ open: get().open.filter((one) => one !== name) }),
    dismissForGood() {
      settings.getState().dismissHints();
      set({ open: [] });
    },
  }));
  inputs.subscribe(({ texts }, previous) => {
    if (texts !== previous.texts && store.getState().open.length > 0) store.setState({ open: [] });
  });
  return store;
}
