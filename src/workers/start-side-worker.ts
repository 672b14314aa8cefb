import type { CallbackInput } from '../core/callback-report';
import type { Diagnosis } from '../core/diagnosis/diagnosis';
import type { PasteReading } from '../core/intake/request/read-paste';
import type { JudgedAnswer } from '../core/receiver/judge-answer';
import workerUrl from './diagnosis.worker?worker&url';
import type { DiagnosisTask } from './diagnosis-messages';
import { startWorker } from './start-worker';
import { createWorkerSlot } from './worker-slot';

/** Does with texts that are too long for the page's own thread what the page does with others. */
export interface SideWorker {
  readonly judge: (given: string | Uint8Array) => Promise<JudgedAnswer>;
  readonly readPaste: (text: string) => Promise<PasteReading>;
  /** Without a search through whole ranges of values. */
  readonly diagnose: (input: CallbackInput) => Promise<Diagnosis>;
  /** Ends what is under way, if anything is. */
  readonly stop: () => void;
}

/** Each promise stays open forever when a newer call ends it, and rejects when the worker crashes. */
export function startSideWorker(name: string): SideWorker {
  const slot = createWorkerSlot(() => startWorker(workerUrl, name));
  const perform = (task: DiagnosisTask) => slot.perform(task, () => undefined);
  return {
    async judge(given) {
      const answer = await perform({ kind: 'judge', given });
      if (answer.kind !== 'judged') throw new Error(`not judged but ${answer.kind}`);
      return answer.judged;
    },
    async readPaste(text) {
      const answer = await perform({ kind: 'read', text });
      if (answer.kind !== 'read') throw new Error(`not read but ${answer.kind}`);
      return answer.reading;
    },
    async diagnose(input) {
      const answer = await perform({ kind: 'diagnose', input, seen: [] });
      if (answer.kind !== 'diagnosis') throw new Error(`not diagnosed but ${answer.kind}`);
      return answer.diagnosis;
    },
    stop: slot.stop,
  };
}
