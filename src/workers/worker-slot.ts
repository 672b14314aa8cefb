/** One diagnosis worker: started when it is needed, told to stop rather than ended, replaced when it does not listen. */
import type {
  DiagnosisAnswer,
  DiagnosisPart,
  DiagnosisResponse,
  DiagnosisTask,
} from './diagnosis-messages';
import { packTexts, unpackTexts } from './handed-texts';

/** The part of a Worker that is used. */
export type DiagnosisWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface WorkerSlot {
  /** Whether a task would begin at once. */
  readonly isFree: () => boolean;
  /** Starts the worker before there is anything to do. */
  readonly warmUp: () => void;
  /**
   * Stops what it does and begins this. The promise stays open forever when the task is stopped, and rejects when
   * the worker crashes.
   */
  readonly perform: (
    task: DiagnosisTask,
    onPart: (part: DiagnosisPart) => void,
  ) => Promise<DiagnosisAnswer>;
  readonly stop: () => void;
}

/** A worker listens every few milliseconds; one that is silent for so long does not listen at all. */
const patienceMilliseconds = 1000;

interface Job {
  readonly id: number;
  readonly task: DiagnosisTask;
  readonly onPart: (part: DiagnosisPart) => void;
  readonly resolve: (answer: DiagnosisAnswer) => void;
  readonly reject: (cause: Error) => void;
}

export function createWorkerSlot(createWorker: () => DiagnosisWorker): WorkerSlot {
  let worker: DiagnosisWorker | null = null;
  let job: Job | null = null;
  let lastId = 0;
  /** The newest task that was stopped and has not been answered yet. */
  let stoppingId: number | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function start(): DiagnosisWorker {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<DiagnosisResponse>) => {
      if (started === worker) receive(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (started === worker) fail(event.message || 'a worker could not be started');
    });
    return started;
  }

  function receive(response: DiagnosisResponse): void {
    const { id } = response;
    if (response.kind === 'progress' || response.kind === 'piece') {
      if (id === job?.id) job.onPart(response);
    } else if (id === job?.id) {
      const { resolve } = job;
      job = null;
      resolve(unpackTexts(response));
    } else if (id === stoppingId) {
      stoppingId = null;
      clearTimeout(patience);
    }
  }

  function end(): void {
    clearTimeout(patience);
    stoppingId = null;
    worker?.terminate();
    worker = null;
  }

  function fail(message: string): void {
    end();
    const failed = job;
    job = null;
    failed?.reject(new Error(message));
  }

  function post(): void {
    worker ??= start();
    if (job === null) return;
    // Anew each time: what was handed over to a worker that is replaced is gone.
    const { packed, buffers } = packTexts(job.task);
    worker.postMessage({ kind: 'start', id: job.id, task: packed }, buffers);
  }

  function replace(): void {
    end();
    // Else a new worker waits until there is something to do.
    if (job !== null) post();
  }

  function stop(): void {
    if (job === null) return;
    if (stoppingId === null) patience = setTimeout(replace, patienceMilliseconds);
    stoppingId = job.id;
    job = null;
    worker?.postMessage({ kind: 'stop', id: stoppingId });
  }

  return {
    isFree: () => job === null && stoppingId === null,
    warmUp() {
      worker ??= start();
    },
    perform(task, onPart) {
      stop();
      return new Promise((resolve, reject) => {
        lastId += 1;
        job = { id: lastId, task, onPart, resolve, reject };
        post();
      });
    },
    stop,
  };
}
