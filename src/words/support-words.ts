import type { Text } from './text';

/** What a language writes to whoever signs, for the reader to send. */
export interface SupportWords {
  /** The headers by which a callback is found again. */
  readonly fails: (
    identity: readonly { readonly name: string; readonly value: string }[],
    keyFingerprint: string | null,
  ) => Text;
  /** @param sha256 of the right string, in hex */
  readonly received: (sha256: string) => Text;
  readonly correct: (fixes: readonly Text[]) => Text;
  /** What the signer did only if nothing on the way did it. */
  readonly correctToo: (fixes: readonly Text[]) => Text;
  readonly compare: Text;
}
