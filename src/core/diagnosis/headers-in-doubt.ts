/** Which headers keep a verdict open, and what is found of them. Light, as the page needs it. */
import { type EntryHeaderName, entryHeaderNames, headerKeys } from '../contract';
import type { CallbackHeaders, HeaderField } from '../headers/callback-headers';
import { isHeaderDoubt, type Problem } from '../problem';
import { isOneSlip } from '../text/is-one-slip';
import { hasUnseen } from '../text/unseen';

/** Where a value was found again. */
export type RecoverySource =
  /** In the value itself, without characters that are not seen. */
  | 'unseen'
  | 'unread-line'
  | 'second-line'
  /** Of a header that is called nearly so. */
  | 'other-name'
  | 'body'
  | 'own-string'
  /** In the own string, in place of headers that say something else. */
  | 'own-string-instead'
  | 'other-callback'
  | 'time';

export interface RecoveredHeader {
  readonly name: EntryHeaderName;
  readonly value: string;
  readonly from: RecoverySource;
}

/** Headers that are called nearly as this one, such as `Nonce`, `X-Time-Stamp` or `X-Nounce`. */
export function listOtherNames(
  { all }: Pick<CallbackHeaders, 'all'>,
  name: EntryHeaderName,
): readonly HeaderField[] {
  const key = headerKeys[name];
  return all.filter((one) => {
    const written = one.name.toLowerCase();
    if (written === name.toLowerCase() || written.length > longestName) return false;
    const letters = written.replace(/[^a-z]/g, '');
    return letters.endsWith(key) || isOneSlip(letters, key) || isOneSlip(letters, `x${key}`);
  });
}

/** In characters. */
const longestName = 100;

export interface Recovery {
  /** Never none; both where both were in doubt. */
  readonly headers: readonly RecoveredHeader[];
  /** The string to be signed with them. */
  readonly text: string;
}

/** Those of which a value has characters that are not seen, as a copy may bring them along. */
export function listHeadersWithUnseen(
  headers: Pick<CallbackHeaders, 'fields'>,
): readonly EntryHeaderName[] {
  return entryHeaderNames.filter((name) => hasUnseen(headers.fields[name]?.value ?? ''));
}

/** Missing, blank, on a line that could not be read, or there with two values. */
export function listHeadersInDoubt(problems: readonly Problem[]): readonly EntryHeaderName[] {
  const doubts = problems.filter(isHeaderDoubt);
  return entryHeaderNames.filter((name) =>
    doubts.some((one) => 'name' in one && one.name === name),
  );
}
