/** What became of the last case that was opened: the header opens files, and the place of the inputs says what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CaseOutcome } from '../core/case/case-outcome';

export interface CaseOutcomeState {
  readonly outcome: CaseOutcome | null;
  /** Texts of the cases of this session in which stand-ins had taken the place of values: an undo brings them back. */
  readonly masked: readonly { readonly headers: string; readonly body: string }[];
}

export type CaseOutcomeStore = StoreApi<CaseOutcomeState>;

export function createCaseOutcomeStore(): CaseOutcomeStore {
  return createStore(() => ({ outcome: null, masked: [] }));
}
