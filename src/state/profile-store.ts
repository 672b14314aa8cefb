/** The key from the portal's profile: asked for by the user alone, never by the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProfileOutcome } from '../core/portal/read-profile-answer';
import type { InputsStore } from './inputs-store';

export interface ProfileState {
  readonly busy: boolean;
  /** Of the last request; null before the first one. */
  readonly outcome: ProfileOutcome | null;
}

export interface ProfileActions {
  /** Asks the portal, and puts the key where it decides. */
  readonly load: (address: string) => Promise<void>;
}

export type ProfileStore = StoreApi<ProfileState & ProfileActions>;

/** @param fetchKey asks the portal; given the text of the key's field once the answer is there */
export function createProfileStore(
  inputs: InputsStore,
  fetchKey: (address: string, readKeyText: () => string) => Promise<ProfileOutcome>,
): ProfileStore {
  const readKeyText = (): string => inputs.getState().texts.key;
  return createStore((set, get) => ({
    busy: false,
    outcome: null,
    async load(address) {
      if (get().busy) return;
      set({ busy: true, outcome: null });
      const outcome = await fetchKey(address, readKeyText);
      if (outcome.kind !== 'failed' && outcome.keyText !== readKeyText()) {
        // As a whole, so that what stood there can be brought back.
        inputs.getState().replace({ key: outcome.keyText });
      }
      set({ busy: false, outcome });
    },
  }));
}
