import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';

/** Whether the digits are those that a double is printed with, or all of its own, of an integer that has others. */
export function isRounded(integer: string, digits: string): boolean {
  if (![integer, digits].every((text) => longInteger.test(text))) return false;
  const number = Number(digits);
  const printed = [BigInt(number).toString(), toPlainDecimal(String(number), numberDigitLimit)];
  return Number(integer) === number && printed.includes(digits) && !printed.includes(integer);
}

/** A double holds every shorter one. */
const longInteger = /^-?\d{16,40}$/;
