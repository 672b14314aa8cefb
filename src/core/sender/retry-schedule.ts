/** When the platform tries again (contract, "Retry schedule"; readings 17 and 18). Every interval is "about". */

import { attemptLimit, retryPhases } from '../contract';

/** Until the next attempt; null when none is made before the first, or after the last. */
export function toRetryInterval(attemptsMade: number): number | null {
  const phase = retryPhases.find(({ from, to }) => from <= attemptsMade && attemptsMade <= to);
  return phase?.intervalSeconds ?? null;
}

/** Seconds from the first attempt to each of the 200, as an attempt takes no time. */
export const attemptOffsets: readonly number[] = listAttemptOffsets();

function listAttemptOffsets(): readonly number[] {
  const offsets = [0];
  for (let made = 1; made < attemptLimit; made++) {
    offsets.push((offsets.at(-1) ?? 0) + (toRetryInterval(made) ?? 0));
  }
  return offsets;
}

export interface RetryOutlook {
  /** Null when no attempt follows. */
  readonly next: { readonly intervalSeconds: number; readonly atSeconds: number } | null;
  readonly attemptsLeft: number;
  /** Of the last attempt that is made at all. */
  readonly lastAtSeconds: number;
}

/**
 * @param attemptsMade at least 1
 * @param atSeconds of the newest of them, Unix seconds
 */
export function buildRetryOutlook(attemptsMade: number, atSeconds: number): RetryOutlook {
  const intervalSeconds = toRetryInterval(attemptsMade);
  if (intervalSeconds === null) return { next: null, attemptsLeft: 0, lastAtSeconds: atSeconds };
  const made = attemptOffsets[attemptsMade - 1] ?? 0;
  const last = attemptOffsets[attemptLimit - 1] ?? 0;
  return {
    next: { intervalSeconds, atSeconds: atSeconds + intervalSeconds },
    attemptsLeft: attemptLimit - attemptsMade,
    lastAtSeconds: atSeconds + last - made,
  };
}
