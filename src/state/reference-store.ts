/** A callback that worked, to lay others beside it: in memory until it is forgotten, and never a key. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackTexts } from '../core/compare/compare-callbacks';

export interface ReferenceState {
  readonly kept: CallbackTexts | null;
}

export interface ReferenceActions {
  /** @param texts of a report: what a private key was found in is cleared there */
  readonly keep: (texts: CallbackTexts) => void;
  readonly forget: () => void;
}

export type ReferenceStore = StoreApi<ReferenceState & ReferenceActions>;

export function createReferenceStore(): ReferenceStore {
  return createStore((set) => ({
    kept: null,
    keep: ({ headersText, bodyText }) => set({ kept: { headersText, bodyText } }),
    forget: () => set({ kept: null }),
  }));
}

export function isReference(kept: CallbackTexts | null, texts: CallbackTexts): boolean {
  return kept?.headersText === texts.headersText && kept.bodyText === texts.bodyText;
}
