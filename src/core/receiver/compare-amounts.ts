import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';

/** `same-value`: written differently (`100` and `100.00`). By exact decimals, never through a float. */
export type AmountComparison = 'same' | 'same-value' | 'different';

export function compareAmounts(one: string, other: string): AmountComparison {
  if (one === other) return 'same';
  const value = toValue(one);
  return value !== null && value === toValue(other) ? 'same-value' : 'different';
}

/** Null for a text that is no decimal number. */
function toValue(text: string): string | null {
  const isDecimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
  return isDecimal ? toPlainDecimal(text, numberDigitLimit) : null;
}
