import type { CaseRefusal } from './parse-case-file';

/** What became of a case that was to be opened. */
export type CaseOutcome =
  | { readonly kind: 'opened'; readonly isMasked: boolean }
  | { readonly kind: 'refused'; readonly refusal: CaseRefusal; readonly from: 'file' | 'link' };
