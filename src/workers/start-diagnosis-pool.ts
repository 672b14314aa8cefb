import workerUrl from './diagnosis.worker?worker&url';
import { createDiagnosisPool, type DiagnosisPool } from './diagnosis-pool';
import { startWorker } from './start-worker';

/** More cores than these hardly speed a search up. */
const mostWorkers = 8;

/** A pool with one worker a core. */
export function startDiagnosisPool(): DiagnosisPool {
  const size = Math.min(navigator.hardwareConcurrency || 2, mostWorkers);
  return createDiagnosisPool(() => startWorker(workerUrl, 'diagnosis'), size);
}
