/** A double as the runtimes of languages write it. */
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { trimDecimals } from './print-bounded-number';

/** As printf does, with all digits; JavaScript's toFixed ends at 1e21. */
export function printFixed(value: number, decimals: number): string {
  if (Math.abs(value) < 1e21) return value.toFixed(decimals);
  return `${BigInt(value)}.${'0'.repeat(decimals)}`;
}

/** Every digit of the double: it ends, because a double is a whole number of powers of two. */
export function printExact(value: number): string | null {
  const text = Math.abs(value) < 1e21 ? value.toFixed(0) : BigInt(value).toString();
  if (Number.isInteger(value)) return text;
  let scaled = value;
  let halvings = 0;
  while (!Number.isInteger(scaled) && halvings < 1074) {
    scaled *= 2;
    halvings++;
  }
  // value = scaled / 2^n = scaled * 5^n / 10^n
  const digits = (BigInt(scaled) * 5n ** BigInt(halvings)).toString();
  const mark = digits.startsWith('-') ? '-' : '';
  const padded = digits.slice(mark.length).padStart(halvings + 1, '0');
  return `${mark}${padded.slice(0, -halvings)}.${padded.slice(-halvings)}`;
}

/** `Double.toString`: an exponent from 10^7 and below 10^-3; at least two digits, the nearest ones (4.9E-324). */
export function printJava(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return withPoint(String(value));
  const shortest = value.toExponential();
  const text = shortest.includes('.') ? shortest : value.toExponential(1);
  const [mantissa = '', exponent = ''] = text.split('e');
  return `${mantissa}E${Number(exponent)}`;
}

/** Up to Java 18: of an integer with more bits than a double has, more digits than it takes, those alone dropped that say nothing. */
export function printOlderJava(value: number): string {
  const size = Math.abs(value);
  if (size < 2 ** 53 || size >= 2 ** 63) return printJava(value);
  const whole = BigInt(size);
  const bits = whole.toString(2).length;
  const dropped = Math.floor(Math.max(0, bits - 55) * Math.log10(2));
  const unit = 10n ** BigInt(dropped);
  const digits = ((whole + unit / 2n) / unit).toString();
  const exponent = digits.length - 1 + dropped;
  const mantissa = withPoint(trimDecimals(`${digits[0]}.${digits.slice(1)}`));
  return `${value < 0 ? '-' : ''}${mantissa}E${exponent}`;
}

/** Go's `%v` of a float64: the shortest digits, an exponent below 10^`from` and from 10^`to`. */
export function printShortest(value: number, from: number, to: number): string {
  const text = value.toExponential();
  const exponent = Number(text.slice(text.indexOf('e') + 1));
  if (value !== 0 && (exponent < from || exponent >= to)) return padExponent(text);
  return toPlainDecimal(toJsonNumber(value), numberDigitLimit) ?? text;
}

/** Python's `repr(float)`: an exponent from 10^16 and below 10^-4, else `.0` for integral values. */
export function printPython(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e16 || size < 1e-4)) return padExponent(value.toExponential());
  return withPoint(String(value));
}

/** As C rounds: of two that are equally near the even one, where JavaScript takes the larger. */
export function roundExponential(value: number, digits: number): string {
  // The shortest digits of a tie are all of it, and end with its 5; only then the exact value, which takes long, decides.
  if (!/5e/.test(value.toExponential())) return value.toExponential(digits);
  const exact = value.toExponential(100);
  const [, kept = '', last = '', exponent = ''] =
    new RegExp(`^(-?\\d\\.\\d{${digits - 1}}(\\d))50*(e.*)$`).exec(exact) ?? [];
  return '02468'.includes(last) && last !== '' ? kept + exponent : value.toExponential(digits);
}

/** C's `%g`: so many significant digits, trailing zeros removed. */
export function printGeneral(value: number, precision = 6): string {
  if (!Number.isFinite(value)) return String(value);
  const rounded = roundExponential(value, precision - 1);
  const exponent = Number(rounded.slice(rounded.indexOf('e') + 1));
  if (exponent < -4 || exponent >= precision)
    return padExponent(rounded.replace(/\.0*e|(?<!0)0+e/, 'e'));
  return toPlainDecimal(String(Number(rounded)), numberDigitLimit) ?? rounded;
}

/** .NET's `Double.ToString`: an exponent from 10^15 and below 10^-4. */
export function printDotnet(value: number): string | null {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return null;
  if (Object.is(value, -0)) return '-0';
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) {
    return padExponent(value.toExponential()).replace('e', 'E');
  }
  return toPlainDecimal(toJsonNumber(value), numberDigitLimit);
}

/** An exponent from 10^7: .NET Core 3 and later. */
export function printDotnetSingle(value: number): string | null {
  return Math.abs(value) >= 1e7
    ? padExponent(value.toExponential()).replace('e', 'E')
    : printDotnet(value);
}

/** PHP's `(string)` of a float: 14 digits, an exponent from 10^14 and below 10^-4. */
export function printPhp(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const rounded = Number(roundExponential(value, 13));
  const size = Math.abs(rounded);
  if (size < 1e14 && size >= 1e-4) return toPlainDecimal(String(rounded), numberDigitLimit);
  const [mantissa = '', exponent = ''] = rounded.toExponential().split('e');
  return `${withPoint(mantissa)}E${exponent}`;
}

/** PHP's `json_encode` of a float: the shortest digits, an exponent from 10^17 and below 10^-4. */
export function printPhpJson(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  if (Object.is(value, -0)) return '-0';
  const size = Math.abs(value);
  if (size === 0 || (size < 1e17 && size >= 1e-4)) return String(value);
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${withPoint(mantissa)}e${exponent}`;
}

/** The same with a `serialize_precision` of 17: an exponent from 10^17 and below 10^-4. */
export function printPhpDigits(value: number): string | null {
  if (!Number.isFinite(value) || value === 0) return printPhpJson(value);
  const [mantissa = '', power = ''] = value.toExponential(16).split('e');
  const digits = trimDecimals(mantissa);
  const exponent = Number(power);
  return exponent < -4 || exponent >= 17
    ? `${withPoint(digits)}e${exponent < 0 ? '' : '+'}${exponent}`
    : (toPlainDecimal(`${digits}e${exponent}`, 40) ?? null);
}

/** Ruby's `Float#to_s`: as Python, but from 10^15 with an exponent, and a point before each. */
export function printRuby(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = Math.abs(value) < 1e15 ? printPython(value) : padExponent(value.toExponential());
  return text.replace(/^(-?\d)e/, '$1.0e');
}

/** Rust's ryu, as serde_json and orjson have it: the shortest digits, an exponent from 10^16 and below 10^-5. */
export function printRyu(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const size = Math.abs(value);
  if (size >= 1e16 || (size !== 0 && size < 1e-5)) return value.toExponential().replace('+', '');
  return withPoint(Object.is(value, -0) ? '-0' : String(value));
}

/** Lua's `%.14g`. */
export function printLua(value: number): string {
  return printGeneral(value, 14);
}

/** jq 1.6: the shortest digits; an exponent where more than 15 zeros would follow them, and below 10^-4. */
export function printJq(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = value.toExponential();
  const [mantissa = '', exponent = ''] = text.split('e');
  const digits = mantissa.replace(/\D/g, '').length;
  const size = Number(exponent);
  if (value !== 0 && (size < -4 || size >= digits + 15)) return padExponent(text);
  return toPlainDecimal(String(value), numberDigitLimit);
}

export function toJsonNumber(value: number): string {
  return Object.is(value, -0) ? '0' : String(value);
}

function withPoint(text: string): string {
  return text.includes('.') ? text : `${text}.0`;
}

/** An exponent of at least two digits with its sign, as C and Go write it. */
export function padExponent(text: string): string {
  return text.replace(/e([+-])(\d)$/, 'e$10$2');
}
