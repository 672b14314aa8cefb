/** Whether a newer version of the page waits to be shown. Nothing changes to it but the user. */
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UpdateState {
  /** Changes to it, which reloads the page and so empties its fields; null while none waits. */
  readonly change: (() => void) | null;
}

export interface UpdateActions {
  /** Says no more of it; the next visit will. */
  readonly dismiss: () => void;
}

export type UpdateStore = StoreApi<UpdateState & UpdateActions>;

/** @param watch called once, with what to call when a newer version waits */
export function createUpdateStore(
  watch: (announce: (change: () => void) => void) => void,
): UpdateStore {
  const store = createStore<UpdateState & UpdateActions>((set) => ({
    change: null,
    dismiss: () => set({ change: null }),
  }));
  watch((change) => store.setState({ change }));
  return store;
}
