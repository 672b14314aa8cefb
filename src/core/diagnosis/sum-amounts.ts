/** What one of the three amounts is by the other two. */
import { amountFields } from '../contract';

/** What most amounts have; more than four no currency has. */
const usualDecimals = 2;
const mostDecimals = 4;

/**
 * "Callback body": what is credited is the amount without the fee, what is debited the amount and the fee.
 *
 * @param name of the amount that is looked for
 * @param read gives the text of an amount; null where there is none
 * @returns texts with as many decimals as the others have, then with two; the likelier sum first. None where one of them is no plain number
 */
export function sumAmounts(name: string, read: (name: string) => string | null): readonly string[] {
  const others = amountFields.filter((field) => field !== name).map(read);
  const [one, other] = others.map((text) =>
    text !== null && /^\d{1,15}(?:\.\d{1,4})?$/.test(text) ? text : null,
  );
  if (one == null || other == null) return [];
  const own = Math.max(countDecimals(one), countDecimals(other));
  const [first, second] = [one, other].map((text) => toUnits(text)) as [bigint, bigint];
  const difference = first < second ? second - first : first - second;
  const sum = first + second;
  const sums = { amount: [sum, difference], feeAmount: [difference] }[name] ?? [difference, sum];
  const places = [...new Set([own, Math.max(own, usualDecimals)])];
  return sums.flatMap((units) => places.map((decimals) => print(units, decimals)));
}

function countDecimals(text: string): number {
  return (text.split('.')[1] ?? '').length;
}

/** Ten thousandths. */
function toUnits(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(mostDecimals, '0'));
}

function print(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(mostDecimals + 1, '0');
  const whole = digits.slice(0, -mostDecimals);
  const fraction = digits.slice(-mostDecimals).slice(0, decimals);
  return decimals === 0 ? whole : `${whole}.${fraction}`;
}
