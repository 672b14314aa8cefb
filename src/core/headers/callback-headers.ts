import type { Span } from '../span';

/** The headers a callback carries (contract, "Callback request headers"). */
export const callbackHeaderNames = [
  'Content-Type',
  'X-Merchant-No',
  'X-Timestamp',
  'X-Nonce',
  'X-Sign',
] as const;

export type CallbackHeaderName = (typeof callbackHeaderNames)[number];

export interface HeaderField {
  /** As written. */
  readonly name: string;
  readonly nameSpan: Span;
  /** White space around it removed (RFC 9110 §5.5). */
  readonly value: string;
  readonly valueSpan: Span;
}

export interface CallbackHeaders {
  /** Those of the five that are there and not blank. */
  readonly fields: Partial<Record<CallbackHeaderName, HeaderField>>;
  /** Those of the five that are there with a blank value. */
  readonly blanks: Partial<Record<CallbackHeaderName, HeaderField>>;
  /** Every readable line, the callback's and others, in order. */
  readonly all: readonly HeaderField[];
}
