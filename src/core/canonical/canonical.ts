/** The string to be signed and where each of its parts comes from (contract, "Construction of the string to be signed"). */
import type { Span } from '../text/span';

export type EntrySource =
  | {
      readonly input: 'headers';
      readonly name: 'X-Timestamp' | 'X-Nonce' | 'X-Merchant-No';
      readonly keySpan: Span;
      readonly valueSpan: Span;
    }
  | { readonly input: 'body'; readonly keySpan: Span; readonly valueSpan: Span };

/** Why an entry is not signed: blank value, JSON null, key `sign`, or a body member that a header replaces. */
export type DropReason = 'blank' | 'null' | 'sign' | 'replaced';

export interface KeptEntry {
  readonly state: 'kept';
  readonly key: string;
  readonly value: string;
  readonly source: EntrySource;
  /** Where `key=value` stands in {@link Canonical.text}. */
  readonly span: Span;
}

export interface DroppedEntry {
  readonly state: 'dropped';
  readonly reason: DropReason;
  readonly key: string;
  readonly value: string;
  readonly source: EntrySource;
}

export interface Canonical {
  readonly text: string;
  /** In signing order. */
  readonly kept: readonly KeptEntry[];
  /** In received order. */
  readonly dropped: readonly DroppedEntry[];
}
