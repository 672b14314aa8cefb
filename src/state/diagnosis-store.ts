/** Why the current callback does not verify: derived from the report, in workers, so only this file writes it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallbackReport } from '../core/callback-report';
import type { Diagnosis, SeenHeaders } from '../core/diagnosis/diagnosis';
import { isExplainable } from '../core/diagnosis/is-explainable';
import type { DiagnosisPool, SearchProgress } from '../workers/diagnosis-pool';
import type { ReportStore } from './report-store';

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
}

export type DiagnosisStore = Pick<
  StoreApi<DiagnosisState & DiagnosisActions>,
  'getState' | 'getInitialState' | 'subscribe'
>;

const nothing: DiagnosisState = {
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

/**
 * Diagnoses each settled report that does not verify. A newer report ends the work on an older one.
 *
 * @param loadPool called once, when the first diagnosis is needed
 */
export function createDiagnosisStore(
  reports: ReportStore,
  loadPool: () => Promise<DiagnosisPool>,
): DiagnosisStore {
  let pool: Promise<DiagnosisPool> | null = null;
  let newest = 0;
  const seen = new Map<string, SeenHeaders>();
  const store = createStore<DiagnosisState & DiagnosisActions>(() => ({
    ...nothing,
    skipSearch: () => void pool?.then((loaded) => loaded.skipSearch(), ignore),
  }));

  async function diagnose(report: CallbackReport, turn: number): Promise<void> {
    try {
      pool ??= loadPool();
      const loaded = await pool.catch((cause: unknown) => {
        // It may load when it is needed again.
        pool = null;
        throw cause;
      });
      if (turn !== newest) return;
      const diagnosis = await loaded.diagnose(report, [...seen.values()], (partial, progress) => {
        if (turn === newest) store.setState({ diagnosis: partial, progress });
      });
      if (turn === newest) store.setState({ diagnosis, busy: false, progress: null });
    } catch (cause) {
      if (turn === newest) store.setState({ ...nothing, report, crash: String(cause) });
    }
  }

  function stop(): void {
    newest += 1;
    if (store.getState().busy) void pool?.then((loaded) => loaded.stop(), ignore);
  }

  reports.subscribe(({ report, busy }, previous) => {
    if (busy && !previous.busy) stop();
    if (report === previous.report || busy) return;
    stop();
    if (report === null || !isExplainable(report)) {
      store.setState(nothing);
    } else {
      store.setState({ ...nothing, report, busy: true });
      void diagnose(report, newest);
    }
    if (report !== null) remember(report);
  });

  function remember({ headers }: CallbackReport): void {
    const timestamp = headers?.fields['X-Timestamp']?.value;
    const nonce = headers?.fields['X-Nonce']?.value;
    if (timestamp === undefined || nonce === undefined || seen.size >= seenLimit) return;
    seen.set(`${timestamp} ${nonce}`, { timestamp, nonce });
  }
  return store;
}
