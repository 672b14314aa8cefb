/** A number beside the right one: in another format, with other digits, or by a factor. */
import { amountFields } from '../../../contract';
import { isRounded } from '../../is-rounded';
import { goVerb, readPlain } from './printed-values';
import type { ValueRelation } from './value-relation';

export function relateNumbers(key: string, text: string, expected: string): ValueRelation | null {
  if (isWithCurrency(text, expected)) return { kind: 'with-currency' };
  const own = text.replace(goVerb, '$1');
  // The number is the right one: what stands around it is told.
  if (own === expected) return null;
  if (isRounded(expected, own)) return { kind: 'double-rounded' };
  if (isOfDouble(own, expected)) return { kind: 'double-digits' };
  const digits = countRoundedDigits(own, expected);
  if (digits !== null) return { kind: 'fewer-digits', digits };
  const [one, other] = [
    readFraction(own) ?? readPlain(own) ?? readGrouped(own),
    readPlain(expected),
  ];
  if (other !== null && (one === other || readDecimalComma(own) === other))
    return { kind: 'same-number' };
  if (isDoubleInFull(own, expected))
    return { kind: expected.includes('.') ? 'double-digits' : 'double-rounded' };
  if (one === null || other === null) return null;
  // A class that was never filled has a zero, too; not with decimals.
  if ((one !== '0' || own.includes('.')) && hasFewerDecimals(own, expected))
    return { kind: 'fewer-decimals' };
  if (other === '0') return null;
  const isTimes = (by: number): boolean => readPlain(`${other}e${String(by).length - 1}`) === one;
  // So much is no chance.
  const fine = [1_000_000, 1_000_000_000].find(isTimes);
  if (fine !== undefined) return { kind: 'scaled', factor: fine };
  // Whole amounts in cents have two noughts more, as if something stood behind them.
  if (amountFields.includes(key) && /^[1-9]\d*$/.test(expected) && own === `${expected}00`)
    return { kind: 'scaled', factor: 100 };
  // Round amounts differ by a hundred by chance; in another format they do not.
  if (countDecimals(own) === countDecimals(expected)) return null;
  const factor = [100, 1000].find(isTimes);
  return factor === undefined ? null : { kind: 'scaled', factor };
}

/** The sign of a currency at a side of the number, in whatever format. */
function isWithCurrency(text: string, expected: string): boolean {
  const [, front, behind] = /^(?:\p{Sc}\s?(\S.*)|(.*\S)\s?\p{Sc})$/u.exec(text) ?? [];
  const own = front ?? behind;
  if (own === undefined || !decimalNumber.test(expected)) return false;
  const right = readPlain(expected);
  return [readPlain(own), readGrouped(own), readDecimalComma(own)].includes(right);
}

/** Fewer are no format of a double, but of an amount. */
const leastDigits = 6;
/** With more, every double can be told from the next one. */
const mostDigits = 16;

/** How many digits a number with an exponent has, where these are the right one's; null where they are not. */
function countRoundedDigits(own: string, expected: string): number | null {
  const [, integer, decimals = ''] = /^-?(\d)(?:\.(\d{1,15}))?e[+-]?\d{1,3}$/i.exec(own) ?? [];
  if (integer === undefined || !decimalNumber.test(expected)) return null;
  const digits = 1 + decimals.length;
  if (digits < leastDigits || digits > mostDigits) return null;
  const isRight = Number(expected).toPrecision(digits) === Number(own).toPrecision(digits);
  return isRight && readPlain(own) !== readPlain(expected) ? digits : null;
}

/** With the digits in front of it cut off, or rounded, whatever becomes of a half. */
function hasFewerDecimals(own: string, expected: string): boolean {
  if (!decimalNumber.test(own) || !decimalNumber.test(expected)) return false;
  const [places, rightPlaces] = [countDecimals(own), countDecimals(expected)];
  if (places >= rightPlaces) return false;
  const unit = 10n ** BigInt(rightPlaces - places);
  const [one, other] = [toInteger(own) * unit, toInteger(expected)];
  const lost = one < other ? other - one : one - other;
  const isCut = lost < unit && (one < 0n ? one > other : one < other);
  return isCut || lost * 2n <= unit;
}

/** Its digits, without the point. */
function toInteger(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

/** So many digits that count are written where a decimal number is printed as the double that is nearest. */
const doubleDigits = 16;
/** What a few calculations with doubles lose, of the whole. */
const doubleLoss = 1e-13;
/** Of larger ones a double has no place for two decimals. */
const largestInCents = 2 ** 53 / 1000;

function isOfDouble(own: string, expected: string): boolean {
  const [, integer, decimals = ''] = /^-?(\d{1,20})\.(\d{1,1080})$/.exec(own) ?? [];
  const digits = `${integer}${decimals}`.replace(/^0+/, '').length;
  if (integer === undefined || digits < doubleDigits || !decimalNumber.test(expected)) return false;
  const right = Number(expected);
  const [places, ownPlaces] = [countDecimals(expected), decimals.length];
  const isNear = Math.abs(Number(own) - right) <= Math.abs(right) * doubleLoss;
  return (
    isNear &&
    ownPlaces > places &&
    Math.abs(right) < largestInCents &&
    Number(own).toFixed(places) === right.toFixed(places) &&
    dropZeros(own) !== dropZeros(expected)
  );
}

/** With an exponent and as many digits as a double has, as PHP prints it with a precision of 17 or in full. */
function isDoubleInFull(own: string, expected: string): boolean {
  const isInFull = /^-?\d\.\d{14,16}e[+-]?\d{1,3}$/i.test(own);
  return isInFull && decimalNumber.test(expected) && Number(own) === Number(expected);
}

function dropZeros(number: string): string {
  return number.includes('.') ? number.replace(/\.?0{1,1100}$/, '') : number;
}

const decimalNumber = /^-?\d{1,20}(?:\.\d{1,40})?$/;

function countDecimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** With something between the thousands, or lakhs; one dot alone is a decimal point. */
function readGrouped(text: string): string | null {
  const [whole, sign, first, rest = '', decimals = ''] =
    /^(-?)(\d{1,3})((?:,\d{2,3})*,\d{3}|(?:[ '\u00a0\u202f]\d{3})+|(?:\.\d{3})+(?=,|\.\d{3}$))(?:[.,](\d{1,10}))?$/.exec(
      text,
    ) ?? [];
  if (whole === undefined) return null;
  const digits = `${first}${rest.replace(/\D/g, '')}`;
  return readPlain(`${sign}${digits}${decimals === '' ? '' : `.${decimals}`}`);
}

/** As a machine in Germany or Brazil prints it. */
function readDecimalComma(text: string): string | null {
  return /^-?\d+,\d+$/.test(text) ? readPlain(text.replace(',', '.')) : null;
}

/** Ruby's and Python's fractions, where they are whole. */
function readFraction(text: string): string | null {
  const [, above, below] = /^\(?(\d{1,15})\/(\d{1,6})\)?$/.exec(text) ?? [];
  if (above === undefined) return null;
  const value = Number(above) / Number(below);
  return Number.isFinite(value) ? readPlain(String(value)) : null;
}
