/**
 * Long work in slices, so that a worker can listen between them: a search is a generator that yields
 * whenever about `sliceWork` units are done, and whoever drives it decides when it goes on.
 */

/** Yields between its slices; what it returns is its result. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Called between two slices. It may wait; to end the work, it throws or rejects. */
export type Pause = () => Promise<void> | void;

/** Units of work of one slice: one to two milliseconds. */
const sliceWork = 250_000;

/** Counts the work of one search against its limit. */
export class WorkMeter {
  private slice = sliceWork;
  /** How much was done. */
  spent = 0;

  constructor(private readonly limit: number) {}

  spend(work: number): void {
    this.spent += work;
    this.slice -= work;
  }

  /** Nothing more should be done: the result is then that of what was done. */
  get isUsedUp(): boolean {
    return this.spent >= this.limit;
  }

  /** Asked before going on; when true, the caller yields, and the next slice begins. */
  endsSlice(): boolean {
    if (this.slice > 0) return false;
    this.slice = sliceWork;
    return true;
  }
}

/** Drives the work to its end without a pause. */
export function runAtOnce<T>(work: Sliced<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Drives the work to its end with a pause after every slice; rejects with what the pause rejects with. */
export async function runInSlices<T>(work: Sliced<T>, pause: Pause): Promise<T> {
  let step = work.next();
  while (!step.done) {
    await pause();
    step = work.next();
  }
  return step.value;
}
