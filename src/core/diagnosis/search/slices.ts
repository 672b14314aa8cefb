/**
 * Long work in slices, so that a worker can listen between them: a search is a generator that yields
 * whenever about `sliceWork` units are done, and whoever drives it decides when it goes on.
 */

/** Yields between its slices; what it returns is its result. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Called between two slices. It may wait; to end the work, it throws or rejects. */
export type Pause = () => Promise<void> | void;

/** Units of work of one slice: some milliseconds. A single step of the work on a very large input may take longer. */
const sliceWork = 250_000;

/** Below this nothing more is worth trying. */
const leastWork = 1000;

/** Counts the work of one search against its limit. */
export class WorkMeter {
  private slice = sliceWork;
  private held = 0;
  /** How much was done. */
  spent = 0;
  /** Something was left out because it did not fit: the result is that of what was done. */
  isExceeded = false;

  constructor(private readonly limit: number) {}

  /**
   * Asked before the work is done.
   *
   * @returns false where it is more than is left: then it is to be left out
   */
  spend(work: number): boolean {
    if (!this.hasRoomFor(work)) {
      this.leaveOut();
      return false;
    }
    this.charge(work);
    return true;
  }

  /** Whether so much work can still be done; nothing is done by asking. */
  hasRoomFor(work: number): boolean {
    return this.spent + work <= this.limit - this.held;
  }

  /** Leaves that part of the limit to what comes later; 0: all may be used. */
  holdBack(part: number): void {
    this.held = part === 0 ? 0 : Math.min(this.limit * part, Number.MAX_VALUE);
  }

  /** Work that was done already. */
  charge(work: number): void {
    this.spent += work;
    this.slice -= work;
  }

  /** Something is not done for its size. */
  leaveOut(): void {
    this.isExceeded = true;
  }

  /** Nothing more can be done. */
  get isUsedUp(): boolean {
    return this.isExceeded && !this.hasRoomFor(leastWork);
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
