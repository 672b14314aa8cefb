/** The repair that the texts on the page are made with; forgotten with the next edit, and with an undo. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackInput } from '../core/callback-report';
import { createExperiment, isExperiment, pickExperiment } from '../core/experiment';
import type { Problem } from '../core/problem';
import type { InputRepair } from '../core/repairs/input-repair';
import type { InputsStore } from './inputs-store';

export interface RepairState {
  readonly done: InputRepair | null;
}

export interface RepairActions {
  /**
   * Changes the texts as one step that can be undone, unless they are newer than those the repair was made for.
   * @returns whether it was done
   */
  readonly apply: (repair: InputRepair, madeFor: CallbackInput) => boolean;
}

export type RepairStore = StoreApi<RepairState & RepairActions>;

export function createRepairStore(inputs: InputsStore): RepairStore {
  let isApplying = false;

  const store = createStore<RepairState & RepairActions>((set) => ({
    done: null,
    apply(repair, { keyText, headersText, bodyText, ownKeyText = '' }) {
      const { texts, notices, replace } = inputs.getState();
      const isCurrent =
        texts.key === keyText &&
        texts.headers === headersText &&
        texts.body === bodyText &&
        texts['own-key'] === ownKeyText;
      if (!isCurrent) return false;
      isApplying = true;
      replace(repair.changes, listExperiments(repair, notices));
      isApplying = false;
      set({ done: repair });
      return true;
    },
  }));

  inputs.subscribe(({ texts }, previous) => {
    const isEdit = texts !== previous.texts && !isApplying;
    if (isEdit && store.getState().done !== null) store.setState({ done: null });
  });
  return store;
}

/** What an experiment is stays one, whatever else of the same text is repaired. */
function listExperiments(
  { code, changes, keys }: InputRepair,
  notices: readonly Problem[],
): readonly Problem[] {
  if (code !== 'use-signed-values') return notices.filter(isExperiment);
  const before = pickExperiment(notices) ?? [];
  return (['headers', 'body'] as const)
    .filter((input) => changes[input] !== undefined)
    .map((input) => createExperiment(input, [...new Set([...before, ...keys])]));
}
