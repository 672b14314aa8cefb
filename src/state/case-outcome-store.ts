/** What became of the last case that was opened: the header opens files, and the place of the inputs says what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CaseOutcome } from '../core/case/case-outcome';

export interface CaseOutcomeState {
  readonly outcome: CaseOutcome | null;
  /** Texts of the last case, where stand-ins had taken the place of its values. */
  readonly masked: { readonly headers: string; readonly body: string } | null;
}

export type CaseOutcomeStore = StoreApi<CaseOutcomeState>;

export function createCaseOutcomeStore(): CaseOutcomeStore {
  return createStore(() => ({ outcome: null, masked: null }));
}
