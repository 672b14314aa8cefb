/** Java's `BigDecimal`, which keeps its digits and its scale. */
import { numberDigitLimit } from '../json/parse-json';

/** `BigDecimal.toString`: the digits as written; an exponent where the scale is negative or below 10^-6. */
export function printBigDecimal(source: string, isPlain = false): string | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source);
  const [, sign = '', integer = '', fraction = '', exponent = '0'] = parts ?? [];
  const digits = (integer + fraction).replace(/^0+(?=\d)/, '');
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > numberDigitLimit) return null;
  const mark = digits === '0'.repeat(digits.length) ? '' : sign;
  const adjusted = digits.length - 1 - scale;
  if (scale === 0) return mark + digits;
  if (scale > 0 && (isPlain || adjusted >= -6)) {
    const padded = digits.padStart(scale + 1, '0');
    return `${mark}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
  }
  if (isPlain) return mark + (digits === '0' ? digits : digits + '0'.repeat(-scale));
  const mantissa = digits.length === 1 ? digits : `${digits.charAt(0)}.${digits.slice(1)}`;
  return `${mark}${mantissa}E${adjusted > 0 ? '+' : ''}${adjusted}`;
}

/** An integer with its trailing zeros as an exponent. */
export function stripZeros(integer: string): string {
  const digits = integer.replace(/(?<!0)0+$/, '');
  return `${digits}e${integer.length - digits.length}`;
}
