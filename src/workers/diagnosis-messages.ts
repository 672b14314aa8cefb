/** What crosses the line between the page and a diagnosis worker. */
import type { CallbackInput } from '../core/callback-report';
import type { Canonical } from '../core/canonical/canonical';
import type { Diagnosis, FoundValue, SeenHeaders, ValueRange } from '../core/diagnosis/diagnosis';

export type DiagnosisTask =
  | {
      readonly kind: 'diagnose';
      readonly input: CallbackInput;
      readonly seen: readonly SeenHeaders[];
    }
  | {
      readonly kind: 'search';
      readonly canonical: Canonical;
      readonly digest: Uint8Array<ArrayBuffer>;
      readonly ranges: readonly ValueRange[];
    };

/** A worker does one task after another, each by its id, and in the order in which they came, and gives each exactly one answer. */
export type DiagnosisRequest =
  | { readonly kind: 'start'; readonly id: number; readonly task: DiagnosisTask }
  /** Ends this task, and every one before it, at its next pause or before it has begun. */
  | { readonly kind: 'stop'; readonly id: number };

export type DiagnosisAnswer =
  | { readonly kind: 'diagnosis'; readonly diagnosis: Diagnosis }
  | { readonly kind: 'searched'; readonly found: FoundValue | null }
  | { readonly kind: 'stopped' };

export type DiagnosisResponse = { readonly id: number } & (
  | DiagnosisAnswer
  /** `tried` values since the last message of this search. */
  | { readonly kind: 'progress'; readonly tried: number }
);
