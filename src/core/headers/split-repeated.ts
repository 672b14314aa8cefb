import type { Span } from '../text/span';
import type { HeaderField } from './callback-headers';

export interface SplitField {
  readonly field: HeaderField;
  /** Of the same value again; null where it stands once. */
  readonly repeat: Span | null;
}

/** Programs join what a header that came twice says by a comma (RFC 9110 §5.3): what they made of two equal lines. */
export function splitRepeated(field: HeaderField): SplitField {
  const { value, valueSpan } = field;
  const half = findHalf(value);
  if (half === null) return { field, repeat: null };
  const { start, end } = valueSpan;
  // What was unfolded, or had escapes, is shorter than what stands there: its parts have no place of their own.
  const isPlain = end - start === value.length;
  const first = isPlain ? { start, end: start + half } : valueSpan;
  const repeat = isPlain ? { start: end - half, end } : valueSpan;
  return { field: { ...field, value: value.slice(0, half), valueSpan: first }, repeat };
}

/** In characters: two equal halves of a shorter value, such as the nonce `a,a`, may be one. */
const shortestHalf = 6;

/** The length of either half where both are equal; another comma may be a part of one value. */
function findHalf(value: string): number | null {
  const separator = [',', ', '].find((one) => {
    const half = (value.length - one.length) / 2;
    const isThere = Number.isInteger(half) && half >= shortestHalf && value.startsWith(one, half);
    return isThere && value.startsWith(value.slice(0, half), half + one.length);
  });
  return separator === undefined ? null : (value.length - separator.length) / 2;
}
