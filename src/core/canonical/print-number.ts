/** A number as different programs write it (reading 1); `plain` is the contract's way. */
import type { JsonNumber } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { printRubyDecimal } from './format-amount';
import {
  clampLong,
  groupThousands,
  narrowGo,
  narrowJava,
  roundDecimal,
  trimDecimals,
} from './print-bounded-number';
import type { NumberStyle } from './rule-values';

export function printNumber(
  node: Pick<JsonNumber, 'source' | 'plain'>,
  style: NumberStyle,
): string {
  if (style === 'plain') return node.plain;
  if (style === 'source') return node.source;
  return printTyped(node, style) ?? node.plain;
}

/** Null where nothing sensible would be printed. */
function printTyped(
  { source, plain }: Pick<JsonNumber, 'source' | 'plain'>,
  style: Exclude<NumberStyle, 'plain' | 'source'>,
): string | null {
  const isInteger = !/[.eE]/.test(source);
  switch (style) {
    case 'java-typed':
      return isInteger ? plain : printDouble(Number(source), 'java');
    case 'java-long-typed':
      return isInteger && isLong(plain) ? plain : printDouble(Number(source), 'java');
    case 'javascript-typed':
      return isInteger ? plain : printDouble(Number(source), 'javascript');
    case 'python-typed':
      return isInteger ? plain : printDouble(Number(source), 'python');
    case 'fixed-2-typed':
      return isInteger ? plain : printDouble(Number(source), 'fixed-2');
    case 'fixed-2-even-typed':
      return isInteger ? plain : printRounded(printExactly(Number(source)), 'fixed-2-exact');
    case 'fixed-2-fraction': {
      const number = Number(source);
      return printDouble(number, Number.isInteger(number) ? 'javascript' : 'fixed-2');
    }
    case 'grouped-2-typed':
      return isInteger ? plain : printDouble(Number(source), 'grouped-2');
    case 'dotnet-typed':
      return isInteger ? plain : printDotnet(Number(source));
    case 'dotnet-comma':
      return (isInteger ? plain : printDotnet(Number(source)))?.replace('.', ',') ?? null;
    case 'source-comma':
      // A decimal type keeps the noughts, and no exponent.
      return (/e/i.test(source) ? plain : source).replace('.', ',');
    case 'dotnet-json':
      return isInteger ? plain : withJsonPoint(printDotnet(Number(source)));
    case 'php-json':
      return isInteger && isLong(plain) ? plain : printPhpJson(Number(source));
    case 'php-17-json':
      return isInteger && isLong(plain) ? plain : printPhpDigits(Number(source));
    case 'php-fraction-json':
      return isInteger && isLong(plain) ? plain : withJsonPoint(printPhpJson(Number(source)));
    case 'ruby-typed':
      return isInteger ? plain : withZeroSign(Number(source), printRuby);
    case 'ryu-typed':
      return isInteger && isSerdeInteger(plain) ? plain : printRyu(Number(source));
    case 'perl-typed':
      return isInteger ? plain : printGeneral(Number(source), 15);
    case 'go-verb': {
      const number = printDouble(Number(source), 'go');
      return number === null ? null : `%!s(float64=${number})`;
    }
    case 'go-verb-integer': {
      const number = printDouble(Number(source), 'go');
      return number === null ? null : `%!d(float64=${number})`;
    }
    case 'lua':
      return withLuaPoint(withZeroSign(Number(source), printLua));
    case 'luajit':
      return withZeroSign(Number(source), printLua);
    case 'jq':
      return withZeroSign(Number(source), printJq);
    case 'php-typed':
      return isInteger && isLong(plain) ? plain : printPhp(Number(source));
    case 'integer':
      return isInteger ? plain : printInteger(Number(source), printHalfEven);
    case 'integer-cut':
      return isInteger ? plain : printInteger(Number(source), (value) => String(Math.trunc(value)));
    case 'integer-up':
      return isInteger ? plain : printInteger(Number(source), (value) => value.toFixed(0));
    case 'integer-double':
      return printWhole(Number(source));
    case 'fixed-2-exact':
    case 'trimmed-2':
    case 'grouped-exact':
    case 'grouped-exact-dots':
      return printRounded(isInteger ? plain : printExactly(Number(source)), style);
    case 'trimmed-2-up':
      return isInteger ? plain : trimDecimals(printFixed(Number(source), 2));
    case 'ruby-decimal':
      return isInteger ? plain : printRubyDecimal(plain);
    case 'lua-typed':
      return isInteger && isLong(plain)
        ? plain
        : withLuaPoint(withZeroSign(Number(source), printLua));
    case 'long-wrapped':
      return isInteger ? narrowJava(plain, true, 64) : plain;
    case 'long-clamped':
      return isInteger ? clampLong(plain) : plain;
    case 'java-long':
    case 'java-int':
      return narrowJava(plain, isInteger, style === 'java-long' ? 64 : 32);
    case 'go-int64':
      return narrowGo(Number(source));
    case 'big-decimal':
    case 'big-decimal-plain':
      return isInteger ? plain : printBigDecimal(source, style === 'big-decimal-plain');
    case 'big-decimal-typed':
      if (isInteger) return plain;
      return printTyped({ source, plain }, 'big-decimal-stripped');
    case 'big-decimal-stripped':
      return plain === '0' ? plain : printBigDecimal(plain.includes('.') ? plain : strip(plain));
    default:
      return printDouble(Number(source), style);
  }
}

type DoubleStyle = Exclude<
  NumberStyle,
  | 'plain'
  | 'source'
  | `${string}-typed`
  | `${string}-json`
  | `${string}-comma`
  | `go-verb${string}`
  | 'jq'
  | `lua${string}`
  | `integer${string}`
  | `big-decimal${string}`
  | 'fixed-2-exact'
  | 'fixed-2-fraction'
  | `trimmed-2${string}`
  | `grouped-exact${string}`
  | 'ruby-decimal'
  | 'java-long'
  | `long-${string}`
  | 'java-int'
  | 'go-int64'
>;

/** What is printed of a decimal that is known by all its digits. */
function printRounded(
  exact: string | null,
  style: 'fixed-2-exact' | 'trimmed-2' | 'grouped-exact' | 'grouped-exact-dots',
): string | null {
  if (exact === null) return null;
  if (style.startsWith('grouped')) {
    const grouped = groupThousands(trimDecimals(roundDecimal(exact, 3)));
    return style === 'grouped-exact' ? grouped : exchangeSeparators(grouped);
  }
  const fixed = roundDecimal(exact, 2);
  return style === 'trimmed-2' ? trimDecimals(fixed) : fixed;
}

function printExactly(value: number): string | null {
  return Number.isFinite(value) ? printExact(value) : null;
}

/** Every digit of the integer that a double is rounded to. */
function printWhole(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  return Math.abs(value) < 1e21 ? printHalfEven(value) : BigInt(value).toString();
}

/** Null where a double cannot hold the value, so that nothing sensible would be printed. */
function printDouble(value: number, style: DoubleStyle): string | null {
  if (!Number.isFinite(value)) return null;
  if (Object.is(value, -0) && /^(?:java|go|python|c-.*)$/.test(style)) {
    return `-${printDouble(0, style)}`;
  }
  switch (style) {
    case 'double':
      return toPlainDecimal(toJsonNumber(value), numberDigitLimit);
    case 'single': {
      const single = Math.fround(value);
      if (!Number.isFinite(single)) return null;
      return toPlainDecimal(toJsonNumber(single), numberDigitLimit);
    }
    case 'single-shortest':
      return printSingle(value, (digits) => printDouble(digits, 'double'));
    case 'double-exact':
      return printExact(value);
    case 'java-single':
      return printSingle(value, (digits) => printJava(digits));
    case 'go-single':
      return printSingle(value, (digits) => printShortest(digits, -4, 6));
    case 'dotnet-single':
      return printSingle(value, printDotnetSingle);
    case 'javascript':
      return String(value);
    case 'java':
      return printJava(value);
    case 'java-older':
      return printOlderJava(value);
    case 'go':
      return printShortest(value, -4, 6);
    case 'python':
      return printPython(value);
    case 'c-general':
      return printGeneral(value);
    case 'c-exponent':
      return padExponent(roundExponential(value, 6));
    case 'fixed-2':
      return printFixed(value, 2);
    case 'fixed-6':
      return printFixed(value, 6);
    case 'grouped':
      return groupDigits(value);
    case 'grouped-dots':
      return exchangeSeparators(groupDigits(value));
    case 'grouped-2':
      return groupThousands(printFixed(value, 2));
    case 'javascript-exponential':
      return value.toExponential();
    case 'javascript-precision':
      return value.toPrecision(6);
    case 'dotnet-framework':
      return printGeneral(value, 15).replace('e', 'E');
  }
}

/** As printf does, with all digits; JavaScript's toFixed ends at 1e21. */
function printFixed(value: number, decimals: number): string {
  if (Math.abs(value) < 1e21) return value.toFixed(decimals);
  return `${BigInt(value)}.${'0'.repeat(decimals)}`;
}

/** Null where its digits are not all known. */
function printInteger(value: number, print: (value: number) => string): string | null {
  return Math.abs(value) < 1e21 ? print(value) : null;
}

/** printf's %.0f: halves to the even one, zero with its sign. */
function printHalfEven(value: number): string {
  const isHalf = Math.abs(value % 1) === 0.5;
  const whole = isHalf ? 2 * Math.round(value / 2) : value;
  return whole.toFixed(0);
}

/** Every digit of the double: it ends, because a double is a whole number of powers of two. */
function printExact(value: number): string | null {
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

/** @param print prints a double: the one with the fewest digits that is this float */
function printSingle(value: number, print: (value: number) => string | null): string | null {
  const single = Math.fround(value);
  if (!Number.isFinite(single)) return null;
  for (let digits = 1; digits < 10; digits++) {
    const shortest = Number(single.toPrecision(digits));
    if (Math.fround(shortest) === single) return print(shortest);
  }
  return print(single);
}

/** An exponent from 10^7: .NET Core 3 and later. */
function printDotnetSingle(value: number): string | null {
  return Math.abs(value) >= 1e7
    ? padExponent(value.toExponential()).replace('e', 'E')
    : printDotnet(value);
}

let groups: Intl.NumberFormat | null = null;

/** Made once and for the first number: that takes longer than a thousand numbers, and would hold up the page while it loads. */
function groupDigits(value: number): string {
  groups ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
  return groups.format(value);
}

function exchangeSeparators(text: string): string {
  return text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}

function toJsonNumber(value: number): string {
  return Object.is(value, -0) ? '0' : String(value);
}

/** `Double.toString`: an exponent from 10^7 and below 10^-3; at least two digits, the nearest ones (4.9E-324). */
function printJava(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return withPoint(String(value));
  const shortest = value.toExponential();
  const text = shortest.includes('.') ? shortest : value.toExponential(1);
  const [mantissa = '', exponent = ''] = text.split('e');
  return `${mantissa}E${Number(exponent)}`;
}

/** Up to Java 18: of an integer with more bits than a double has, more digits than it takes, those alone dropped that say nothing. */
function printOlderJava(value: number): string {
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
function printShortest(value: number, from: number, to: number): string {
  const text = value.toExponential();
  const exponent = Number(text.slice(text.indexOf('e') + 1));
  if (value !== 0 && (exponent < from || exponent >= to)) return padExponent(text);
  return toPlainDecimal(toJsonNumber(value), numberDigitLimit) ?? text;
}

/** Python's `repr(float)`: an exponent from 10^16 and below 10^-4, else `.0` for integral values. */
function printPython(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e16 || size < 1e-4)) return padExponent(value.toExponential());
  return withPoint(String(value));
}

/** As C rounds: of two that are equally near the even one, where JavaScript takes the larger. */
function roundExponential(value: number, digits: number): string {
  // The shortest digits of a tie are all of it, and end with its 5; only then the exact value, which takes long, decides.
  if (!/5e/.test(value.toExponential())) return value.toExponential(digits);
  const exact = value.toExponential(100);
  const [, kept = '', last = '', exponent = ''] =
    new RegExp(`^(-?\\d\\.\\d{${digits - 1}}(\\d))50*(e.*)$`).exec(exact) ?? [];
  return '02468'.includes(last) && last !== '' ? kept + exponent : value.toExponential(digits);
}

/** C's `%g`: so many significant digits, trailing zeros removed. */
function printGeneral(value: number, precision = 6): string {
  if (!Number.isFinite(value)) return String(value);
  const rounded = roundExponential(value, precision - 1);
  const exponent = Number(rounded.slice(rounded.indexOf('e') + 1));
  if (exponent < -4 || exponent >= precision)
    return padExponent(rounded.replace(/\.0*e|(?<!0)0+e/, 'e'));
  return toPlainDecimal(String(Number(rounded)), numberDigitLimit) ?? rounded;
}

function withPoint(text: string): string {
  return text.includes('.') ? text : `${text}.0`;
}

/** An exponent of at least two digits with its sign, as C and Go write it. */
function padExponent(text: string): string {
  return text.replace(/e([+-])(\d)$/, 'e$10$2');
}

/** .NET's `Double.ToString`: an exponent from 10^15 and below 10^-4. */
function printDotnet(value: number): string | null {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return null;
  if (Object.is(value, -0)) return '-0';
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) {
    return padExponent(value.toExponential()).replace('e', 'E');
  }
  return toPlainDecimal(toJsonNumber(value), numberDigitLimit);
}

/** Of serde_json and orjson; larger ones are floats. */
function isSerdeInteger(plain: string): boolean {
  const value = BigInt(plain);
  return value >= -(2n ** 63n) && value < 2n ** 64n;
}

function isLong(plain: string): boolean {
  const value = BigInt(plain);
  return value >= -(2n ** 63n) && value < 2n ** 63n;
}

/** PHP's `(string)` of a float: 14 digits, an exponent from 10^14 and below 10^-4. */
function printPhp(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const rounded = Number(roundExponential(value, 13));
  const size = Math.abs(rounded);
  if (size < 1e14 && size >= 1e-4) return toPlainDecimal(String(rounded), numberDigitLimit);
  const [mantissa = '', exponent = ''] = rounded.toExponential().split('e');
  return `${withPoint(mantissa)}E${exponent}`;
}

/** PHP's `json_encode` of a float: the shortest digits, an exponent from 10^17 and below 10^-4. */
function printPhpJson(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  if (Object.is(value, -0)) return '-0';
  const size = Math.abs(value);
  if (size === 0 || (size < 1e17 && size >= 1e-4)) return String(value);
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${withPoint(mantissa)}e${exponent}`;
}

/** The same with a `serialize_precision` of 17: an exponent from 10^17 and below 10^-4. */
function printPhpDigits(value: number): string | null {
  if (!Number.isFinite(value) || value === 0) return printPhpJson(value);
  const [mantissa = '', power = ''] = value.toExponential(16).split('e');
  const digits = trimDecimals(mantissa);
  const exponent = Number(power);
  return exponent < -4 || exponent >= 17
    ? `${withPoint(digits)}e${exponent < 0 ? '' : '+'}${exponent}`
    : (toPlainDecimal(`${digits}e${exponent}`, 40) ?? null);
}

/** Ruby's `Float#to_s`: as Python, but from 10^15 with an exponent, and a point before each. */
function printRuby(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = Math.abs(value) < 1e15 ? printPython(value) : padExponent(value.toExponential());
  return text.replace(/^(-?\d)e/, '$1.0e');
}

/** Rust's ryu, as serde_json and orjson have it: the shortest digits, an exponent from 10^16 and below 10^-5. */
function printRyu(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const size = Math.abs(value);
  if (size >= 1e16 || (size !== 0 && size < 1e-5)) return value.toExponential().replace('+', '');
  return withPoint(Object.is(value, -0) ? '-0' : String(value));
}

/** Lua's `%.14g`. */
function printLua(value: number): string {
  return printGeneral(value, 14);
}

/** jq 1.6: the shortest digits; an exponent where more than 15 zeros would follow them, and below 10^-4. */
function printJq(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = value.toExponential();
  const [mantissa = '', exponent = ''] = text.split('e');
  const digits = mantissa.replace(/\D/g, '').length;
  const size = Number(exponent);
  if (value !== 0 && (size < -4 || size >= digits + 15)) return padExponent(text);
  return toPlainDecimal(String(value), numberDigitLimit);
}

/** What a program prints that keeps the sign of a zero, where JavaScript does not. */
function withZeroSign<T>(value: number, print: (value: number) => T): T | string {
  return Object.is(value, -0) ? `-${print(0)}` : print(value);
}

/** Lua 5.3 marks a float that looks like an integer. */
function withLuaPoint(text: string): string {
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

/** Json.NET does so too. */
function withJsonPoint(text: string | null): string | null {
  return text === null || /[.Ee]/.test(text) ? text : `${text}.0`;
}

/** `BigDecimal.toString`: the digits as written; an exponent where the scale is negative or below 10^-6. */
function printBigDecimal(source: string, isPlain = false): string | null {
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
function strip(integer: string): string {
  const digits = integer.replace(/(?<!0)0+$/, '');
  return `${digits}e${integer.length - digits.length}`;
}
