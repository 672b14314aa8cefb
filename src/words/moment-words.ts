import type { MomentFault } from '../core/receiver/parse-moment';

/** What a language says of a time. */
export interface MomentWords {
  /**
   * A moment in UTC, with the reader's own time of day beside it where that is another.
   *
   * @param zoneMinutes ahead of UTC; those of this machine where none are given
   */
  readonly print: (seconds: number, zoneMinutes?: number) => string;
  /** The local time of day beside one in UTC that stands there already; empty where they are the same. */
  readonly printBeside: (seconds: number, zoneMinutes?: number) => string;
  /** What is wrong with one that cannot be read. */
  readonly faults: Readonly<Record<MomentFault, string>>;
}
