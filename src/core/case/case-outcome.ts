import type { PrivateKeyForm } from '../problem';
import type { CaseReceiverField } from './case-content';
import type { CaseRefusal } from './parse-case-file';

/** A part that the page did not take: a private key stood in it, or more characters than its field takes. */
export interface LeftOut {
  readonly part: CaseReceiverField | 'reference';
  readonly why: PrivateKeyForm | { readonly limit: number };
}

/** What became of a case that was to be opened. */
export type CaseOutcome =
  | { readonly kind: 'opened'; readonly isMasked: boolean; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: 'refused'; readonly refusal: CaseRefusal; readonly from: 'file' | 'link' };
