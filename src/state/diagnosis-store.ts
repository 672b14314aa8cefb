/** Why the current callback does not verify: derived from the report, in workers, so only this file writes it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackReport } from '../core/callback-report';
import type { Diagnosis, SeenHeaders } from '../core/diagnosis/diagnosis';
import { isExplainable } from '../core/diagnosis/is-explainable';
import type { DiagnosisPool, SearchProgress } from '../workers/diagnosis-pool';
import type { ReportState, ReportStore } from './report-store';

export interface DiagnosisState {
  /** Of the current report; null while there is none, or nothing to explain. */
  readonly diagnosis: Diagnosis | null;
  /** The report that it explains. */
  readonly report: CallbackReport | null;
  readonly busy: boolean;
  /** While whole ranges of values are searched. */
  readonly progress: SearchProgress | null;
  /** What a bug in a worker threw; null when all went well. */
  readonly crash: string | null;
}

export interface DiagnosisActions {
  /** Ends a search of values that runs. */
  readonly skipSearch: () => void;
  /** Gets everything ready, so that the first failure is explained sooner. */
  readonly warmUp: () => Promise<void>;
}

export type DiagnosisStore = Pick<
  StoreApi<DiagnosisState & DiagnosisActions>,
  'getState' | 'getInitialState' | 'subscribe'
>;

const noDiagnosis: DiagnosisState = {
  diagnosis: null,
  report: null,
  busy: false,
  progress: null,
  crash: null,
};

/** For a pool that could not be loaded: whoever asked for the diagnosis reports that. */
const ignore = (): undefined => undefined;

/** More callbacks than anyone looks at in one sitting. */
const seenLimit = 1000;

/** While somebody types, the search waits for a pause of this length: it would slow the verdict down, and be in vain. */
const pauseMilliseconds = 300;

/** So long after an edit the next one may come: until then a search leaves a core to the page, whose verdict goes first. */
const spareMilliseconds = 1500;

/**
 * Diagnoses each settled report that does not verify: at once, or in the next pause of the typing. A newer
 * report ends the work on an older one.
 *
 * @param loadPool called once, when the first diagnosis is needed or expected
 * @param isMasked whether stand-ins are in the place of its values, which say nothing of a cause
 */
export function createDiagnosisStore(
  reports: ReportStore,
  loadPool: () => Promise<DiagnosisPool>,
  isMasked: (report: CallbackReport) => boolean = () => false,
): DiagnosisStore {
  let pool: Promise<DiagnosisPool> | null = null;
  let newest = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const seen = new Map<string, SeenHeaders>();
  const store = createStore<DiagnosisState & DiagnosisActions>(() => ({
    ...noDiagnosis,
    skipSearch: () => void pool?.then((loaded) => loaded.skipSearch(), ignore),
    warmUp: () => load().then((loaded) => loaded.warmUp(), ignore),
  }));

  function load(): Promise<DiagnosisPool> {
    pool ??= loadPool().catch((cause: unknown) => {
      // It may load when it is needed again.
      pool = null;
      throw cause;
    });
    return pool;
  }

  async function diagnose(report: CallbackReport, isEdit: boolean, turn: number): Promise<void> {
    try {
      const loaded = await load();
      if (turn !== newest) return;
      const onProgress = (partial: Diagnosis, progress: SearchProgress): void => {
        if (turn === newest) store.setState({ diagnosis: partial, progress });
      };
      const spared = isEdit ? spareMilliseconds : 0;
      const diagnosis = await loaded.diagnose(report, [...seen.values()], onProgress, spared);
      if (turn === newest) store.setState({ diagnosis, busy: false, progress: null });
    } catch (cause) {
      if (turn === newest) store.setState({ ...noDiagnosis, report, crash: String(cause) });
    }
  }

  function stop(): void {
    newest += 1;
    clearTimeout(waiting);
    if (store.getState().busy) void pool?.then((loaded) => loaded.stop(), ignore);
  }

  function start(report: CallbackReport, { isEdit, isTyping }: ReportState): void {
    store.setState({ ...noDiagnosis, report, busy: true });
    const turn = newest;
    if (!isTyping) void diagnose(report, isEdit, turn);
    else waiting = setTimeout(() => void diagnose(report, isEdit, turn), pauseMilliseconds);
  }

  reports.subscribe((state, previous) => {
    const { report, busy } = state;
    if (busy && !previous.busy) stop();
    if (busy || !previous.busy) return;
    const explained = store.getState();
    // What was changed back before it showed is explained already, unless that was broken off.
    if (report !== null && report === explained.report && !explained.busy) return;
    if (report === null || !isExplainable(report) || isMasked(report)) store.setState(noDiagnosis);
    else start(report, state);
    if (report !== null && !isMasked(report)) remember(report);
  });

  function remember({ headers }: CallbackReport): void {
    const timestamp = headers?.fields['X-Timestamp']?.value;
    const nonce = headers?.fields['X-Nonce']?.value;
    if (timestamp === undefined || nonce === undefined || seen.size >= seenLimit) return;
    seen.set(`${timestamp} ${nonce}`, { timestamp, nonce });
  }
  return store;
}
