/** What crosses the line between the page and a diagnosis worker. */
import type { CallbackInput } from '../core/callback-report';
import type { Canonical } from '../core/canonical/canonical';
import type { Diagnosis, FoundValue, SeenHeaders, ValueRange } from '../core/diagnosis/diagnosis';

export type DiagnosisRequest =
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

export type DiagnosisResponse =
  | { readonly kind: 'diagnosis'; readonly diagnosis: Diagnosis }
  /** `tried` values since the last message of this search. */
  | { readonly kind: 'progress'; readonly tried: number }
  | { readonly kind: 'searched'; readonly found: FoundValue | null };
