/** Owns the diagnosis workers: starts them when needed, shares a value search among them, and stops them at once. */
import type { CallbackReport } from '../core/callback-report';
import { concludeDiagnosis } from '../core/diagnosis/conclude-diagnosis';
import type { Diagnosis, FoundValue, SeenHeaders, ValueSearch } from '../core/diagnosis/diagnosis';
import { countValues, splitRanges } from '../core/diagnosis/split-ranges';
import type { DiagnosisRequest, DiagnosisResponse } from './diagnosis-messages';

/** How far a value search is, in values. */
export interface SearchProgress {
  readonly tried: number;
  readonly total: number;
}

export interface DiagnosisPool {
  /**
   * Stops what runs and diagnoses this report. The promise stays open forever when a newer call or
   * `stop` ends it, and rejects when a worker crashes.
   */
  readonly diagnose: (
    report: CallbackReport,
    seen: readonly SeenHeaders[],
    onProgress: (partial: Diagnosis, progress: SearchProgress) => void,
  ) => Promise<Diagnosis>;
  readonly stop: () => void;
  /** Ends only a value search that runs: its diagnosis settles with what is known. */
  readonly skipSearch: () => void;
}

/** The part of a Worker that the pool uses. */
export type DiagnosisWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** @param size how many workers share a value search: one a core */
export function createDiagnosisPool(
  createWorker: () => DiagnosisWorker,
  size: number,
): DiagnosisPool {
  const idle: DiagnosisWorker[] = [];
  let running: DiagnosisWorker[] = [];
  let skip: (() => void) | null = null;

  function stop(): void {
    for (const worker of running) worker.terminate();
    running = [];
    skip = null;
  }

  /** One request to one worker; it is idle again once it has answered. */
  function ask(
    request: DiagnosisRequest,
    onProgress: (tried: number) => void,
  ): Promise<Exclude<DiagnosisResponse, { kind: 'progress' }>> {
    const worker = idle.pop() ?? createWorker();
    running.push(worker);
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<DiagnosisResponse>) => {
          if (data.kind === 'progress') {
            onProgress(data.tried);
            return;
          }
          listening.abort();
          if (running.includes(worker)) idle.push(worker);
          running = running.filter((one) => one !== worker);
          resolve(data);
        },
        { signal },
      );
      worker.addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          listening.abort();
          worker.terminate();
          running = running.filter((one) => one !== worker);
          reject(new Error(event.message || 'a worker could not be started'));
        },
        { signal },
      );
      worker.postMessage(request);
    });
  }

  /** Shares the ranges; the first find ends the others' work. */
  function search(
    { canonical, digest, ranges }: ValueSearch,
    onTried: (tried: number) => void,
  ): Promise<FoundValue | null> {
    return new Promise((resolve, reject) => {
      skip = () => {
        stop();
        resolve(null);
      };
      const parts = splitRanges(ranges, size).map(async (part) => {
        const response = await ask({ kind: 'search', canonical, digest, ranges: part }, onTried);
        if (response.kind !== 'searched' || response.found === null) return;
        stop();
        resolve(response.found);
      });
      Promise.all(parts).then(() => resolve(null), reject);
    });
  }

  return {
    stop,
    skipSearch: () => skip?.(),
    async diagnose(report, seen, onProgress) {
      stop();
      const response = await ask({ kind: 'diagnose', input: report.input, seen }, () => undefined);
      if (response.kind !== 'diagnosis') throw new Error('a worker answered another question');
      const { diagnosis } = response;
      const { valueSearch } = diagnosis;
      if (valueSearch === null) return diagnosis;
      const total = valueSearch.ranges.reduce((sum, range) => sum + countValues(range), 0);
      let tried = 0;
      onProgress(diagnosis, { tried, total });
      const found = await search(valueSearch, (more) => {
        tried += more;
        onProgress(diagnosis, { tried, total });
      });
      return concludeDiagnosis(report, diagnosis, found, tried);
    },
  };
}
