/** Owns the diagnosis workers, which live as long as the page: gives them their tasks, shares a value search among them, and stops them. */
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import { concludeDiagnosis } from '../core/diagnosis/conclude-diagnosis';
import type { Diagnosis, FoundValue, SeenHeaders, ValueSearch } from '../core/diagnosis/diagnosis';
import { countValues, splitRanges } from '../core/diagnosis/search/split-ranges';
import type { RefusedTexts } from './diagnosis-messages';
import { attachEntries } from './handed-entries';
import { attachPiece, type ListPiece } from './long-lists';
import { attachLongValues } from './long-values';
import { createWorkerSlot, type DiagnosisWorker, type WorkerSlot } from './worker-slot';

/** A report, with the SHA-256 of its string to be signed where that is known; or which texts hold a private key. */
export type Inspection =
  | (CallbackReport & { readonly canonicalSha256?: string | null })
  | { readonly refused: RefusedTexts };

/** How far a value search is, in values. */
export interface SearchProgress {
  readonly tried: number;
  readonly total: number;
}

export interface DiagnosisPool {
  /**
   * Stops what runs and inspects texts that are too long for the page's own thread. The promise stays open forever
   * when a newer call or `stop` ends it, and rejects when a worker crashes.
   */
  readonly inspect: (input: CallbackInput) => Promise<Inspection>;
  /**
   * Stops what runs and diagnoses this report. The promise stays open forever when a newer call or
   * `stop` ends it, and rejects when a worker crashes.
   *
   * @param spared for so many milliseconds a value search leaves a core to the page: one of the workers begins later
   */
  readonly diagnose: (
    report: CallbackReport,
    seen: readonly SeenHeaders[],
    onProgress: (partial: Diagnosis, progress: SearchProgress) => void,
    spared?: number,
  ) => Promise<Diagnosis>;
  readonly stop: () => void;
  /** Ends only a value search that runs: its diagnosis settles with what is known. */
  readonly skipSearch: () => void;
  /** Starts the workers before they are needed; the one that is asked first rehearses. */
  readonly warmUp: () => void;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const otherQuestion = 'a worker answered another question';

/** @param size how many workers share a value search: one a core */
export function createDiagnosisPool(
  createWorker: () => DiagnosisWorker,
  size: number,
): DiagnosisPool {
  const slots = Array.from({ length: size }, () => createWorkerSlot(createWorker));
  let skip: (() => void) | null = null;
  /** Its workers have something to do, or had. */
  let isAsked = false;
  /** What a worker inspected last, and may still have. */
  let inspected: { readonly input: CallbackInput; readonly slot: WorkerSlot } | null = null;

  function stop(): void {
    isAsked = true;
    for (const slot of slots) slot.stop();
    skip = null;
  }

  /** Shares the ranges; the first find ends the others' work. */
  function search(
    { canonical, digest, ranges }: ValueSearch,
    onTried: (tried: number) => void,
    spared: number,
  ): Promise<FoundValue | null> {
    return new Promise((resolve, reject) => {
      const skipThis = (): void => end(() => resolve(null));
      /** Only once, and not when something newer has begun. */
      function end(settle: () => void): void {
        if (skip !== skipThis) return;
        stop();
        settle();
      }
      skip = skipThis;
      const parts = splitRanges(ranges, size).map(async (part, index) => {
        if (spared > 0 && index > 0 && index === size - 1) await wait(spared);
        if (skip !== skipThis) return;
        const task = { kind: 'search', canonical, digest, ranges: part } as const;
        const answer = await slots[index]?.perform(task, (progress) => {
          if (progress.kind === 'progress') onTried(progress.tried);
        });
        const found = answer?.kind === 'searched' ? answer.found : null;
        if (found !== null) end(() => resolve(found));
      });
      Promise.all(parts).then(skipThis, (cause) => end(() => reject(cause)));
    });
  }

  function pickSlot(): WorkerSlot | undefined {
    return slots.find(({ isFree }) => isFree()) ?? slots[0];
  }

  async function askForDiagnosis(
    { input }: CallbackReport,
    seen: readonly SeenHeaders[],
  ): Promise<Diagnosis> {
    const task = { kind: 'diagnose', input, seen } as const;
    if (inspected?.input === input) {
      const { slot } = inspected;
      inspected = null;
      const answer = await slot.perform({ ...task, input: null }, () => undefined);
      if (answer.kind === 'diagnosis') return answer.diagnosis;
      // Something newer may have begun since.
      if (!slot.isFree()) return new Promise(() => undefined);
    }
    const answer = await pickSlot()?.perform(task, () => undefined);
    if (answer?.kind !== 'diagnosis') throw new Error(otherQuestion);
    return answer.diagnosis;
  }

  return {
    stop,
    async inspect(input) {
      stop();
      const pieces: ListPiece[] = [];
      const slot = pickSlot();
      inspected = null;
      const answer = await slot?.perform({ kind: 'inspect', input }, (part) => {
        if (part.kind === 'piece') pieces.push(part.piece);
      });
      if (answer?.kind === 'refused') return { refused: answer.refused };
      if (answer?.kind !== 'inspected') throw new Error(otherQuestion);
      for (const piece of pieces) attachPiece(answer.report, piece);
      if (slot !== undefined) inspected = { input, slot };
      const rest = attachLongValues(answer.report, input.headersText);
      const report = attachEntries(rest, answer.entries);
      return { ...report, canonicalSha256: answer.canonicalSha256, input };
    },
    skipSearch: () => skip?.(),
    warmUp() {
      for (const slot of slots) slot.warmUp();
      // A machine of one core has none to spare.
      if (isAsked || size < 2) return;
      isAsked = true;
      // The first free one is asked first. What the page asks meanwhile stops it.
      slots[0]?.perform({ kind: 'rehearse' }, () => undefined).catch(() => undefined);
    },
    async diagnose(report, seen, onProgress, spared = 0) {
      stop();
      const diagnosis = await askForDiagnosis(report, seen);
      const { valueSearch } = diagnosis;
      if (valueSearch === null) return diagnosis;
      const total = valueSearch.ranges.reduce((sum, range) => sum + countValues(range), 0);
      // A string of megabytes would be sent to every worker for nothing.
      if (total === 0) return concludeDiagnosis(report, diagnosis, null, 0);
      let tried = 0;
      onProgress(diagnosis, { tried, total });
      const onTried = (more: number): void => {
        tried += more;
        onProgress(diagnosis, { tried, total });
      };
      const found = await search(valueSearch, onTried, spared);
      return concludeDiagnosis(report, diagnosis, found, tried);
    },
  };
}
