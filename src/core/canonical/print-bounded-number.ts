/** Numbers as types print them that hold so many decimals, or so many bits. */

import { groupDigits } from './format-amount';

/**
 * An exact decimal with so many decimals; zero keeps its sign, as in Java's DecimalFormat.
 *
 * @param half where it goes: to the even digit or away from zero; `cut`: all that is behind is cut off
 */
export function roundDecimal(
  text: string,
  decimals: number,
  half: 'even' | 'up' | 'cut' = 'even',
): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const rest = fraction.slice(decimals);
  const isHalf = /^50*$/.test(rest);
  const isRounded = isHalf && half === 'even' ? kept % 2n === 1n : rest >= '5';
  const isUp = half !== 'cut' && isRounded;
  const digits = (kept + (isUp ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Without zeros at the end. */
export function trimDecimals(text: string): string {
  return text.replace(/\.0+$|(?<!0)0+$/, '');
}

export function groupThousands(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction] = text.slice(sign.length).split('.');
  const grouped = sign + groupDigits(whole, ',', false);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Java's `longValue` and `intValue`: of an integer the lower bits, of a double the nearest that there is. */
export function narrowJava(plain: string, isInteger: boolean, bits: 32 | 64): string | null {
  if (isInteger) return BigInt.asIntN(bits, BigInt(plain)).toString();
  const value = Number(plain);
  if (!Number.isFinite(value)) return null;
  const most = 2n ** BigInt(bits - 1);
  const cut = BigInt(Math.trunc(value));
  return (cut >= most ? most - 1n : cut < -most ? -most : cut).toString();
}

/** The nearest integer of 64 bits. */
export function clampLong(integer: string): string {
  const value = BigInt(integer);
  const most = 2n ** 63n;
  return (value >= most ? most - 1n : value < -most ? -most : value).toString();
}

/** Go's `int64(float64)` on amd64: what it has no room for is the least there is. */
export function narrowGo(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const cut = BigInt(Math.trunc(value));
  const most = 2n ** 63n;
  return (cut >= most || cut < -most ? -most : cut).toString();
}
