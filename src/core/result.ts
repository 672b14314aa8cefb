import type { Problem } from './problem';

/** What a parser returns: a value (perhaps with warnings), or at least one error. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };
