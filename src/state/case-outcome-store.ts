/** What became of the last case that was opened: the header opens files, and the place of the inputs says what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CaseOutcome } from '../core/case/case-outcome';

interface CaseOutcomeState {
  readonly outcome: CaseOutcome | null;
}

export type CaseOutcomeStore = StoreApi<CaseOutcomeState>;

export function createCaseOutcomeStore(): CaseOutcomeStore {
  return createStore(() => ({ outcome: null }));
}
