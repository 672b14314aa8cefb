/** A number as different programs write it (reading 1); `plain` is the contract's way. */
import type { JsonNumber } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import type { NumberStyle } from './canonical-rules';

export function printNumber(node: JsonNumber, style: NumberStyle): string {
  if (style === 'plain') return node.plain;
  if (style === 'source') return node.source;
  return printDouble(Number(node.source), style) ?? node.plain;
}

/** Null where a double cannot hold the value, so that nothing sensible would be printed. */
function printDouble(
  value: number,
  style: Exclude<NumberStyle, 'plain' | 'source'>,
): string | null {
  if (!Number.isFinite(value)) return null;
  switch (style) {
    case 'double':
      return toPlainDecimal(toJsonNumber(value), numberDigitLimit);
    case 'single': {
      const single = Math.fround(value);
      if (!Number.isFinite(single)) return null;
      return toPlainDecimal(toJsonNumber(single), numberDigitLimit);
    }
    case 'javascript':
      return String(value);
    case 'java':
      return printJava(value);
    case 'go':
      return printShortest(value, -4, 6);
    case 'python':
      return printPython(value);
    case 'c-general':
      return printGeneral(value);
    case 'c-exponent':
      return padExponent(value.toExponential(6));
    case 'fixed-2':
      return Math.abs(value) < 1e21 ? value.toFixed(2) : null;
    case 'fixed-6':
      return Math.abs(value) < 1e21 ? value.toFixed(6) : null;
    case 'grouped':
      return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
  }
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

/** C's `%g`: six significant digits, trailing zeros removed. */
function printGeneral(value: number): string {
  const rounded = value.toExponential(5);
  const exponent = Number(rounded.slice(rounded.indexOf('e') + 1));
  if (exponent < -4 || exponent >= 6) return padExponent(rounded.replace(/\.?0*e/, 'e'));
  return String(Number(value.toPrecision(6)));
}

function withPoint(text: string): string {
  return text.includes('.') ? text : `${text}.0`;
}

/** An exponent of at least two digits with its sign, as C and Go write it. */
function padExponent(text: string): string {
  return text.replace(/e([+-])(\d)$/, 'e$10$2');
}
