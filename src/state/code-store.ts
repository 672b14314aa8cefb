/** Which rule of the verification code is to be shown, in whichever language it stands there. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CodeRule } from '../core/diagnosis/code-rule';

export interface CodeState {
  /** A new object for each time that it is asked for, so that the code is scrolled to it again. */
  readonly shown: { readonly rule: CodeRule } | null;
}

export interface CodeActions {
  readonly show: (rule: CodeRule) => void;
}

export type CodeStore = StoreApi<CodeState & CodeActions>;

export function createCodeStore(): CodeStore {
  return createStore((set) => ({
    shown: null,
    show: (rule) => set({ shown: { rule } }),
  }));
}
