/** What the portal around this page says about itself: nothing, until its configuration has been read. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ParsedConfig, PortalConfig } from '../core/portal/parse-config';
import type { Problem } from '../core/problem';

export interface PortalState {
  /** Null where there is none. */
  readonly config: PortalConfig | null;
  readonly problems: readonly Problem[];
}

export type PortalStore = Pick<StoreApi<PortalState>, 'getState' | 'getInitialState' | 'subscribe'>;

/** @param loadConfig called once; null: the page stands alone */
export function createPortalStore(loadConfig: () => Promise<ParsedConfig | null>): PortalStore {
  const store = createStore<PortalState>(() => ({ config: null, problems: [] }));
  void loadConfig().then((parsed) => {
    if (parsed !== null) store.setState(parsed);
  });
  return store;
}
