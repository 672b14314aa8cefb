import { type CallbackHeaderName, readTimeUnit } from '../contract';
import type { HeaderField } from './callback-headers';

/**
 * The values of a header that came several times: programs join what it says by a comma (RFC 9110 §5.3).
 * @returns never none; one where the comma may be a part of the value
 */
export function splitJoined(field: HeaderField): readonly [HeaderField, ...HeaderField[]] {
  const { value, valueSpan } = field;
  const [first, ...others] = listParts(field);
  if (first === undefined || others.length === 0) return [field];
  const { start, end } = valueSpan;
  // What was unfolded, or had escapes, is shorter than what stands there: its parts have no place of their own.
  const isPlain = end - start === value.length;
  let from = 0;
  const place = (part: string): HeaderField => {
    const at = start + value.indexOf(part, from);
    from = at - start + part.length;
    const span = isPlain ? { start: at, end: at + part.length } : valueSpan;
    return { ...field, value: part, valueSpan: span };
  };
  return [place(first), ...others.map(place)];
}

/** A time and a signature have no comma of their own. */
const commaless: Partial<Record<CallbackHeaderName, (part: string) => boolean>> = {
  'X-Timestamp': (part) => part.length >= 10 && readTimeUnit(part) !== null,
  'X-Sign': (part) => /^[A-Za-z0-9+/_-]{100,}={0,2}$/.test(part),
};

/** In characters, some twenty signatures: more than these are no copy of a callback. */
const longestJoined = 10_000;

const names = Object.keys(commaless) as CallbackHeaderName[];

function listParts({ name, value }: HeaderField): readonly string[] {
  const own = names.find((one) => one.toLowerCase() === name.toLowerCase());
  const isValue = own && commaless[own];
  if (isValue !== undefined && value.length <= longestJoined) {
    const parts = value.split(/, ?/);
    if (parts.every(isValue)) return parts;
  }
  const half = findHalf(value);
  return half === null ? [value] : [half, half];
}

/** In characters: two equal halves of a shorter value, such as the nonce `a,a`, may be one. */
const shortestHalf = 6;

/** Either half where both are equal; another comma may be a part of one value. */
function findHalf(value: string): string | null {
  for (const separator of [',', ', ']) {
    const length = (value.length - separator.length) / 2;
    const half = value.slice(0, length);
    if (length >= shortestHalf && value === half + separator + half) return half;
  }
  return null;
}
