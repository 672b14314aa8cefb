/** Which headers keep a verdict open, and what is found of them. Light, as the page needs it. */
import { type EntryHeaderName, entryHeaderNames } from '../contract';
import { isHeaderDoubt, type Problem } from '../problem';

/** Where a value was found again. */
export type RecoverySource = 'unread-line' | 'second-line' | 'body' | 'other-callback' | 'time';

export interface RecoveredHeader {
  readonly name: EntryHeaderName;
  readonly value: string;
  readonly from: RecoverySource;
}

export interface Recovery {
  /** Never none; both where both were in doubt. */
  readonly headers: readonly RecoveredHeader[];
  /** The string to be signed with them. */
  readonly text: string;
}

/** Missing, blank, on a line that could not be read, or there with two values. */
export function listHeadersInDoubt(problems: readonly Problem[]): readonly EntryHeaderName[] {
  const doubts = problems.filter(isHeaderDoubt);
  return entryHeaderNames.filter((name) =>
    doubts.some((one) => 'name' in one && one.name === name),
  );
}
