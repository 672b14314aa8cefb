import type { MomentFault } from '../core/receiver/parse-moment';

/** What a language says of a time that is entered. */
export interface MomentWords {
  /** What is wrong with one that cannot be read. */
  readonly faults: Readonly<Record<MomentFault, string>>;
}
