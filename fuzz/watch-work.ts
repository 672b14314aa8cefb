/**
 * Ends a run that hangs on one paste. What counts is the processor's time, not the clock's: other programs on a busy
 * machine make no difference, and a paste needs a thousandth of what it may have.
 */
import { Worker } from 'node:worker_threads';

const secondsAllowed = 60;

export interface WorkWatch {
  /** The next paste begins. */
  readonly count: () => void;
  readonly stop: () => Promise<number>;
}

/** @param repeat what to run to see the paste again, up to its number */
export function watchWork(repeat: string): WorkWatch {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  // A thread of its own: the one that hangs can end nothing.
  const worker = new Worker(watch, { eval: true, workerData: { begun, repeat, secondsAllowed } });
  return {
    count() {
      Atomics.add(begun, 0, 1);
    },
    stop: () => worker.terminate(),
  };
}

const watch = `
const { workerData: { begun, repeat, secondsAllowed } } = require('node:worker_threads');
const readSeconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
let paste = 0;
let since = 0;
setInterval(() => {
  const now = Atomics.load(begun, 0);
  if (now !== paste) [paste, since] = [now, readSeconds()];
  else if (now > 0 && readSeconds() - since > secondsAllowed) {
    require('node:fs').writeSync(2, 'One paste takes over ' + secondsAllowed + ' seconds: ' + repeat + (now - 1) + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
}, 1000);
`;
