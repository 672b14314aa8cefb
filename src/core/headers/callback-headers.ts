import type { CallbackHeaderName } from '../contract';
import type { Span } from '../text/span';

export interface HeaderField {
  /** As written. */
  readonly name: string;
  readonly nameSpan: Span;
  /** White space around it removed (RFC 9110 §5.5). */
  readonly value: string;
  readonly valueSpan: Span;
}

/** One of the five on a line that could not be read as its `Name: value`. */
export interface UnreadHeader {
  readonly name: CallbackHeaderName;
  /** What seems to be its value; '' where there is none. Nothing is verified with it. */
  readonly value: string;
  /** Of the line. */
  readonly span: Span;
}

export interface CallbackHeaders {
  /** Those of the five that are there and not blank. */
  readonly fields: Partial<Record<CallbackHeaderName, HeaderField>>;
  /** Those of the five that are there with a blank value. */
  readonly blanks: Partial<Record<CallbackHeaderName, HeaderField>>;
  /** Those of the five that stand on such a line with another value, or with none, than `fields` has. */
  readonly unread: readonly UnreadHeader[];
  /** Every readable line, the callback's and others, in order. */
  readonly all: readonly HeaderField[];
}
