/** The key from the portal's profile: asked for by the user alone, never by the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProfileOutcome } from '../core/portal/read-profile-answer';
import { createError } from '../core/problem';
import type { InputsStore } from './inputs-store';

export interface ProfileState {
  readonly busy: boolean;
  /** Of the last request; null before the first one, and once the key's field holds something else than then. */
  readonly outcome: ProfileOutcome | null;
}

export interface ProfileActions {
  /** Asks the portal, and puts the key where it decides, unless the field has been written to meanwhile. */
  readonly load: (address: string) => Promise<void>;
}

export type ProfileStore = StoreApi<ProfileState & ProfileActions>;

/** @param fetchKey asks the portal */
export function createProfileStore(
  inputs: InputsStore,
  fetchKey: (address: string) => Promise<ProfileOutcome>,
): ProfileStore {
  const store = createStore<ProfileState & ProfileActions>((set, get) => ({
    busy: false,
    outcome: null,
    async load(address) {
      if (get().busy) return;
      set({ busy: true, outcome: null });
      const before = inputs.getState().texts.key;
      const outcome = await askSafely(() => fetchKey(address));
      if (outcome.kind === 'failed') return set({ busy: false, outcome });
      if (inputs.getState().texts.key !== before) return set({ busy: false });
      // As a whole, so that what stood there can be brought back.
      if (outcome.keyText !== before) inputs.getState().replace({ key: outcome.keyText });
      set({ busy: false, outcome });
    },
  }));
  inputs.subscribe(({ texts }, previous) => {
    if (texts.key !== previous.texts.key) store.setState({ outcome: null });
  });
  return store;
}

/** Code that could not be fetched is like a portal that could not be reached. */
async function askSafely(ask: () => Promise<ProfileOutcome>): Promise<ProfileOutcome> {
  try {
    return await ask();
  } catch {
    return { kind: 'failed', problem: createError('profile.unreachable', null, {}) };
  }
}
