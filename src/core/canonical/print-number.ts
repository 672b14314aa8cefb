/** A number as different programs write it (reading 1); `plain` is the contract's way. */
import type { JsonNumber } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { printRubyDecimal } from './format-amount';
import {
  padExponent,
  printDotnet,
  printDotnetSingle,
  printExact,
  printFixed,
  printGeneral,
  printJava,
  printJq,
  printLua,
  printOlderJava,
  printPhp,
  printPhpDigits,
  printPhpJson,
  printPython,
  printRuby,
  printRyu,
  printShortest,
  roundExponential,
  toJsonNumber,
} from './language-doubles';
import { printBigDecimal, stripZeros } from './print-big-decimal';
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

/**
 * A numeric text as PHP's `$value + 0`, its JSON_NUMERIC_CHECK or Lua's `tonumber` reads it and their language prints it;
 * null where it is none.
 */
export function printNumericText(
  text: string,
  style: 'php-typed' | 'php-json' | 'lua-typed',
): string | null {
  const [, sign = '', digits] =
    /^\s*([+-]?)((?=\.?\d)\d*(?:\.\d*)?(?:[eE][+-]?\d{1,3})?)\s*$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const source = (sign === '-' ? sign : '') + digits.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  const plain = toPlainDecimal(source.replace(/\.(?=$|[eE])/, ''), numberDigitLimit);
  return plain === null ? null : printNumber({ source, plain }, style);
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
    case 'python-bytes':
      return `b'${printNumber({ source, plain }, 'ryu-typed')}'`;
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
      return plain === '0'
        ? plain
        : printBigDecimal(plain.includes('.') ? plain : stripZeros(plain));
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
  | 'python-bytes'
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

let groups: Intl.NumberFormat | null = null;

/** Made once and for the first number: that takes longer than a thousand numbers, and would hold up the page while it loads. */
function groupDigits(value: number): string {
  groups ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
  return groups.format(value);
}

function exchangeSeparators(text: string): string {
  return text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
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
