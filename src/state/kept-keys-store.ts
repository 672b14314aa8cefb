/** The keys that stay in this browser, only while the user asks for it: the one pasted thing that is ever persisted. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackReport, InspectedKey } from '../core/callback-report';
import type { InputsStore, InputTexts } from './inputs-store';
import type { ReportStore } from './report-store';

/** The keys of the two fields that hold public keys, as PEM with their names; empty where there is none. */
export type KeptKeys = Pick<InputTexts, 'key' | 'own-key'>;

export interface KeptKeysState {
  /** What is stored now; null: nothing, and nothing is to be. */
  readonly kept: KeptKeys | null;
  /** What could be kept: the keys that were read from the fields, without a sample's. */
  readonly shown: KeptKeys;
  /** What the browser refused last, its storage being full or forbidden: what was stored before still is. */
  readonly refusal: 'keep' | 'forget' | null;
}

export interface KeptKeysActions {
  /** Stores the keys of the two fields, and follows them from then on. */
  readonly keep: () => void;
  /** Removes what is stored, at once. The fields stay. */
  readonly forget: () => void;
  /** Puts what is stored back into the fields; undoable. */
  readonly bringBack: () => void;
  /** Looks what another tab of this page has stored or forgotten. */
  readonly reread: () => void;
}

export type KeptKeysStore = StoreApi<KeptKeysState & KeptKeysActions>;

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const itemName = 'callback-debugger.keys';

export const noKeys: KeptKeys = { key: '', 'own-key': '' };

/**
 * Fills the fields with the keys that were kept, and keeps what the user makes of them. Only what was read as a
 * key is stored. A field without one, or with a sample's, leaves the stored ones as they are.
 *
 * @param storage null where the browser forbids it
 * @param sampleKeyText the key of the samples as PEM: it is nobody's
 */
export function createKeptKeysStore(
  inputs: InputsStore,
  reports: ReportStore,
  storage: KeyStorage | null,
  sampleKeyText: string,
): KeptKeysStore {
  const store = createStore<KeptKeysState & KeptKeysActions>((set, get) => ({
    kept: null,
    shown: noKeys,
    refusal: null,
    keep: () => save(get().shown),
    forget() {
      try {
        storage?.removeItem(itemName);
        set({ kept: null, refusal: null });
      } catch {
        set({ refusal: 'forget' });
      }
    },
    bringBack() {
      const { key = '', 'own-key': ownKey = '' } = get().kept ?? noKeys;
      inputs.getState().replace({ ...(key && { key }), ...(ownKey && { 'own-key': ownKey }) });
    },
    reread: () => set({ kept: readStored(storage), refusal: null }),
  }));

  function save(kept: KeptKeys): void {
    try {
      if (storage === null) throw new Error('there is no storage');
      storage.setItem(itemName, JSON.stringify(kept));
      store.setState({ kept, refusal: null });
    } catch {
      store.setState({ refusal: 'keep' });
    }
  }

  const stored = readStored(storage);
  if (stored !== null) {
    inputs.getState().write('key', stored.key);
    inputs.getState().write('own-key', stored['own-key']);
    const { refused } = inputs.getState();
    // Somebody else wrote it: this page stores no private key.
    if (refused.key !== undefined || refused['own-key'] !== undefined) store.getState().forget();
    else store.setState({ kept: stored });
  }

  reports.subscribe(({ report, busy }, previous) => {
    if (busy || report === null || report === previous.report) return;
    const { kept, shown: before } = store.getState();
    const shown = printUserKeys(report, sampleKeyText);
    if (isSame(shown, before)) return;
    store.setState({ shown });
    if (kept === null) return;
    const next = { key: shown.key || kept.key, 'own-key': shown['own-key'] || kept['own-key'] };
    if (isSame(next, kept)) return;
    // Another tab of this page may have forgotten them meanwhile.
    if (readStored(storage) === null) store.setState({ kept: null });
    else save(next);
  });
  return store;
}

/** Whether the fields hold all that is kept. */
export function isShown(kept: KeptKeys, shown: KeptKeys): boolean {
  return isSame(kept, {
    key: kept.key && shown.key,
    'own-key': kept['own-key'] && shown['own-key'],
  });
}

export function isSame(one: KeptKeys, other: KeptKeys): boolean {
  return one.key === other.key && one['own-key'] === other['own-key'];
}

function printUserKeys({ keys, ownKeys }: CallbackReport, sampleKeyText: string): KeptKeys {
  const print = (all: readonly InspectedKey[]): string =>
    all.map(({ pem }) => (pem.endsWith(sampleKeyText) ? '' : pem)).join('');
  return { key: print(keys), 'own-key': print(ownKeys) };
}

function readStored(storage: KeyStorage | null): KeptKeys | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(itemName) ?? 'null');
    return isKeptKeys(stored) ? { key: stored.key, 'own-key': stored['own-key'] } : null;
  } catch {
    return null;
  }
}

function isKeptKeys(value: unknown): value is KeptKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { key, 'own-key': ownKey } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof ownKey === 'string';
}
