import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';

/** `same-value`: written differently (`100` and `100.00`). By exact decimals, never through a float. */
export type AmountComparison = 'same' | 'same-value' | 'different';

export function compareAmounts(one: string, other: string): AmountComparison {
  if (one === other) return 'same';
  const value = toValue(one);
  return value !== null && value === toValue(other) ? 'same-value' : 'different';
}

/** Whether the text is a decimal number and nothing else: `1,250.00` and `1250 INR` may be any. */
export function isAmount(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(trimAmount(text));
}

function toValue(text: string): string | null {
  return isAmount(text) ? toPlainDecimal(trimAmount(text), numberDigitLimit) : null;
}

/** Without what every reader of numbers leaves out. */
function trimAmount(text: string): string {
  return text.trim().replace(/^\+/, '');
}
