/** What a search looks for: the string of which it knows the hash, or the text. */
import type { Digest } from '../../signature/digest';
import { isEqualBytes } from '../../text/equal-bytes';
import { freeBytes } from '../../text/free-bytes';
import type { Candidate } from './search-result';
import { contractDigest, toSignedBytes } from './signed-bytes';

/** A candidate as its target sees it, during the call. */
export interface Attempt extends Pick<Candidate, 'text' | 'rules'> {
  /** What would be signed, hashed with SHA-256: eight words. Where it is missing, it is not known yet. */
  readonly sha256?: Int32Array;
}

/** Decides whether a candidate is the string in question. */
export interface Target {
  (attempt: Attempt): boolean;
  /** SHA-256 of all that it can be; left out where that is not known. */
  readonly sha256s?: readonly Uint8Array[];
}

/** The target "its hash is this digest"; all bytes are compared. */
export function createDigestTarget(digest: Uint8Array, hash: Digest): Target {
  const isOver = ({ text, rules }: Attempt): boolean => {
    const signed = toSignedBytes(text, rules, hash);
    const bytes = hash(signed);
    freeBytes(signed);
    return isEqualBytes(bytes, digest);
  };
  if (hash !== contractDigest || digest.length !== 32) return isOver;
  const words = readWords(digest);
  const hasWords = (attempt: Attempt): boolean =>
    attempt.sha256?.every((word, index) => word === words[index]) ?? isOver(attempt);
  return Object.assign(hasWords, { sha256s: [digest] });
}

/**
 * The target "it is one of these".
 *
 * @param tell gets which of them it is
 */
export function joinTargets(targets: readonly Target[], tell: (index: number) => void): Target {
  const isAny: Target = (attempt) => {
    const at = targets.findIndex((isOne) => isOne(attempt));
    if (at >= 0) tell(at);
    return at >= 0;
  };
  if (targets.some(({ sha256s }) => sha256s === undefined)) return isAny;
  return Object.assign(isAny, { sha256s: targets.flatMap(({ sha256s = [] }) => sha256s) });
}

export function readWords(sha256: Uint8Array): Int32Array {
  const view = new DataView(sha256.buffer, sha256.byteOffset);
  return Int32Array.from({ length: 8 }, (_, index) => view.getInt32(index * 4));
}
