/** The keys that stay in this browser, only while the user asks for it: the one pasted thing that is ever persisted. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InputsStore, InputTexts } from './inputs-store';

/** The texts of the two fields that hold public keys. */
export type KeptKeys = Pick<InputTexts, 'key' | 'own-key'>;

export interface KeptKeysState {
  /** What is stored now; null: nothing. */
  readonly kept: KeptKeys | null;
  /** What the browser refused last, its storage being full or forbidden: what was stored before still is. */
  readonly refusal: 'keep' | 'forget' | null;
}

export interface KeptKeysActions {
  /** Stores what the two fields hold, and follows them from then on. */
  readonly keep: () => void;
  /** Removes what is stored, at once. The fields stay. */
  readonly forget: () => void;
  /** Puts what is stored back into the fields; undoable. */
  readonly bringBack: () => void;
}

export type KeptKeysStore = StoreApi<KeptKeysState & KeptKeysActions>;

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const itemName = 'callback-debugger.keys';

/**
 * Fills the fields with the keys that were kept, and keeps what the user makes of them. An emptied field
 * and the key of a sample are not stored: the kept ones come back with the next visit.
 *
 * @param storage null where the browser forbids it
 */
export function createKeptKeysStore(
  inputs: InputsStore,
  storage: KeyStorage | null,
): KeptKeysStore {
  const store = createStore<KeptKeysState & KeptKeysActions>((set, get) => ({
    kept: null,
    refusal: null,
    keep() {
      save(pickKeys(inputs.getState().texts));
    },
    forget() {
      try {
        storage?.removeItem(itemName);
        set({ kept: null, refusal: null });
      } catch {
        set({ refusal: 'forget' });
      }
    },
    bringBack() {
      const { kept } = get();
      if (kept !== null) inputs.getState().replace(kept);
    },
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

  inputs.subscribe(({ texts, hasSampleKey }, { texts: previous }) => {
    const { kept } = store.getState();
    if (kept === null || isSame(texts, previous)) return;
    const key = hasSampleKey ? '' : texts.key;
    const next = { key: key || kept.key, 'own-key': texts['own-key'] || kept['own-key'] };
    if (isSame(next, kept)) return;
    // Another tab of this page may have forgotten them meanwhile.
    if (readStored(storage) === null) store.setState({ kept: null });
    else save(next);
  });
  return store;
}

export function isSame(one: KeptKeys, other: KeptKeys): boolean {
  return one.key === other.key && one['own-key'] === other['own-key'];
}

function pickKeys({ key, 'own-key': ownKey }: KeptKeys): KeptKeys {
  return { key, 'own-key': ownKey };
}

function readStored(storage: KeyStorage | null): KeptKeys | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(itemName) ?? 'null');
    return isKeptKeys(stored) ? pickKeys(stored) : null;
  } catch {
    return null;
  }
}

function isKeptKeys(value: unknown): value is KeptKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { key, 'own-key': ownKey } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof ownKey === 'string';
}
