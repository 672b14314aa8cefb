import type { JudgedAnswer } from '../core/receiver/judge-answer';
import workerUrl from './diagnosis.worker?worker&url';
import { startWorker } from './start-worker';
import { createWorkerSlot } from './worker-slot';

/**
 * Judges answers that are too long for the page's own thread. The promise stays open forever when a newer call ends
 * it, and rejects when the worker crashes.
 */
export function startAnswerJudge(): (given: string | Uint8Array) => Promise<JudgedAnswer> {
  const slot = createWorkerSlot(() => startWorker(workerUrl, 'answer'));
  return async (given) => {
    const answer = await slot.perform({ kind: 'judge', given }, () => undefined);
    if (answer.kind !== 'judged') throw new Error('a worker answered another question');
    return answer.judged;
  };
}
