/** The receiver's side of the page: its settings as typed, and which nonces were seen. In memory only. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackReport } from '../core/callback-report';
import { defaultToleranceSeconds } from '../core/contract';
import { pickExperiment } from '../core/experiment';
import {
  type NonceSighting,
  pickEarlierCallback,
  type RememberedNonce,
  rememberNonce,
  toNonceLifetime,
} from '../core/receiver/nonce-memory';
import { parseTolerance } from '../core/receiver/parse-tolerance';
import type { Refusal } from './find-refusal';
import type { ReportState, ReportStore } from './report-store';

export type ReceiverField = 'merchantNo' | 'receivedAt' | 'tolerance' | 'localOrder';

export type ReceiverTexts = Readonly<Record<ReceiverField, string>>;

/** When a known callback came in, at whom, and what was known there. */
export type Receipt = Partial<ReceiverTexts>;

export interface ReceiverState {
  /** What the fields hold before anyone writes into them. */
  readonly defaults: ReceiverTexts;
  /** As typed; `tolerance` in seconds, `receivedAt` empty where it is not known. */
  readonly texts: ReceiverTexts;
  /** What belongs to the callback that is shown: it stands before what was written, until somebody writes there. */
  readonly receipt: Receipt;
  /** What somebody wrote, also where that is what the field held before. */
  readonly written: Partial<ReceiverTexts>;
  /** Fields that did not take the last text; forgotten at the field's next edit. */
  readonly refused: Readonly<Partial<Record<ReceiverField, Refusal>>>;
  /** What `undoClear` brings back after `clear` and `replaceAll`; null when there is nothing to bring back. */
  readonly cleared: Partial<ReceiverTexts> | null;
  /** Oldest first. */
  readonly nonces: readonly RememberedNonce[];
  /** The callback that used the current one's nonce before it. */
  readonly earlier: RememberedNonce | null;
  /** The headers of the callback that is judged as if it came in now; null for none. */
  readonly headersAsNow: string | null;
  /** Whether the checks are shown in full. */
  readonly isOpen: boolean;
}

export interface ReceiverActions {
  /** Fields that nobody has written into follow. */
  readonly changeDefaults: (texts: Partial<ReceiverTexts>) => void;
  readonly write: (field: ReceiverField, text: string) => void;
  /** Replaces the receipt of the callback before; nobody's edit. */
  readonly showReceipt: (receipt: Receipt) => void;
  readonly clear: () => void;
  /** Writes some fields and resets the others, as one step; refuses each as `write` does. */
  readonly replaceAll: (texts: Partial<ReceiverTexts>) => void;
  readonly undoClear: () => void;
  readonly forgetNonces: () => void;
  /** Judges the callback with these headers as if it came in now; null: none. */
  readonly judgeAsNow: (headersText: string | null) => void;
  readonly setOpen: (isOpen: boolean) => void;
  /** Looks through what was written before private keys could be told. */
  readonly recheck: () => void;
}

export type ReceiverStore = StoreApi<ReceiverState & ReceiverActions>;

const emptyTexts: ReceiverTexts = {
  merchantNo: '',
  receivedAt: '',
  tolerance: String(defaultToleranceSeconds),
  localOrder: '',
};

/**
 * @param readClock Unix seconds
 * @param findRefusal refuses nothing until it was fetched; `recheck` then catches up
 */
export function createReceiverStore(
  reports: ReportStore,
  readClock: () => number,
  findRefusal: (text: string) => Refusal | null,
): ReceiverStore {
  const store = createStore<ReceiverState & ReceiverActions>((set, get) => ({
    defaults: emptyTexts,
    texts: emptyTexts,
    receipt: {},
    written: {},
    refused: {},
    cleared: null,
    nonces: [],
    earlier: null,
    headersAsNow: null,
    isOpen: false,
    changeDefaults(changed) {
      const defaults = { ...get().defaults, ...changed };
      set({ defaults, texts: { ...defaults, ...get().written, ...get().receipt } });
    },
    write(field, text) {
      const { [field]: _, ...refused } = get().refused;
      const refusal = findRefusal(text);
      if (refusal === 'too-long') {
        set({ refused: { ...refused, [field]: refusal } });
        return;
      }
      const written = { ...get().written, [field]: refusal === null ? text : '' };
      const receipt = leaveOut(field, get().receipt);
      set({
        written,
        receipt,
        texts: { ...get().defaults, ...written, ...receipt },
        refused: refusal === null ? refused : { ...refused, [field]: refusal },
        cleared: null,
      });
    },
    showReceipt(receipt) {
      const { defaults, written } = get();
      set({ receipt, texts: { ...defaults, ...written, ...receipt }, refused: {} });
    },
    clear() {
      const { written, defaults } = get();
      const cleared = isReset(get()) ? null : written;
      set({ texts: defaults, receipt: {}, written: {}, refused: {}, cleared, headersAsNow: null });
    },
    replaceAll(texts) {
      const { written: before, receipt, defaults } = get();
      const written: Partial<Record<ReceiverField, string>> = {};
      const refused: Partial<Record<ReceiverField, Refusal>> = {};
      for (const [field, text] of listFields(texts)) {
        const refusal = findRefusal(text);
        if (refusal === null) written[field] = text;
        else refused[field] = refusal;
      }
      // A receipt that is still shown belongs to headers that may stay: it would not come back by itself.
      const cleared = isReset(get()) ? null : { ...before, ...receipt };
      const shown = { ...defaults, ...written };
      set({ texts: shown, written, receipt: {}, refused, cleared, headersAsNow: null });
    },
    undoClear() {
      const { cleared, defaults, receipt } = get();
      if (cleared === null) return;
      const texts = { ...defaults, ...cleared, ...receipt };
      set({ texts, written: cleared, refused: {}, cleared: null });
    },
    forgetNonces: () => set({ nonces: [], earlier: null }),
    judgeAsNow: (headersAsNow) => set({ headersAsNow }),
    setOpen: (isOpen) => set({ isOpen }),
    recheck() {
      for (const [field, text] of listFields(get().written)) {
        if (findRefusal(text) !== null) get().write(field, text);
      }
    },
  }));

  reports.subscribe((state, previous) => {
    if (state.report === previous.report || state.busy) return;
    const sighting = toSighting(state, readClock());
    if (sighting === null) return store.setState({ earlier: null });
    const { nonces, texts } = store.getState();
    const lifetime = toNonceLifetime(parseTolerance(texts.tolerance) ?? defaultToleranceSeconds);
    store.setState({
      earlier: pickEarlierCallback(nonces, sighting, lifetime),
      nonces: rememberNonce(nonces, sighting, lifetime),
    });
  });
  return store;
}

/** Whether there is nothing to clear. */
export function isReset({ texts, defaults }: ReceiverState): boolean {
  return Object.entries(defaults).every(([field, text]) => texts[field as ReceiverField] === text);
}

function listFields(texts: Partial<ReceiverTexts>): readonly (readonly [ReceiverField, string])[] {
  return Object.entries(texts) as [ReceiverField, string][];
}

/** The same where it holds nothing of that field. */
function leaveOut(field: ReceiverField, receipt: Receipt): Receipt {
  if (!(field in receipt)) return receipt;
  const { [field]: _, ...rest } = receipt;
  return rest;
}

/** Null while there is no callback, or none with one certain nonce. */
function toSighting(
  { report, canonicalSha256 }: ReportState,
  atSeconds: number,
): NonceSighting | null {
  if (report === null || report.canonical === null) return null;
  // Nobody sent it: the callback that comes with these values is none that came twice.
  if (pickExperiment(report.problems) !== null) return null;
  const nonce = report.headers?.fields['X-Nonce']?.value;
  if (nonce === undefined || hasTwoNonces(report)) return null;
  return {
    nonce,
    atSeconds,
    sign: report.headers?.fields['X-Sign']?.value ?? null,
    timestamp: report.headers?.fields['X-Timestamp']?.value ?? null,
    // Bodies may be large, and many forms of one callback are kept.
    text: canonicalSha256 ?? report.canonical.text,
    isVerified: report.verdict.kind === 'valid',
  };
}

function hasTwoNonces({ problems }: CallbackReport): boolean {
  return problems.some(
    (one) => one.code === 'headers.duplicate' && one.name === 'X-Nonce' && !one.same,
  );
}
