/** What one of the three amounts is by the other two. */
import { amountFields } from '../contract';

/** More decimals no currency has. */
const mostDecimals = 4;
const leastDecimals = 2;

/**
 * "Callback body": what is credited is the amount without the fee, what is debited the amount and the fee.
 *
 * @param name of the amount that is looked for
 * @param read gives the text of an amount; null where there is none
 * @returns texts with as many decimals as the others have, the likelier first; none where one of them is no plain number
 */
export function sumAmounts(name: string, read: (name: string) => string | null): readonly string[] {
  const others = amountFields.filter((field) => field !== name).map(read);
  const [one, other] = others.map((text) =>
    text !== null && /^\d{1,12}(?:\.\d{1,9})?$/.test(text) ? text : null,
  );
  if (one == null || other == null) return [];
  const places = [one, other].map((text) => (text.split('.')[1] ?? '').length);
  const decimals = Math.max(leastDecimals, ...places);
  if (decimals > mostDecimals) return [];
  const unit = 10 ** decimals;
  const [first = 0, second = 0] = [one, other].map((text) => Math.round(Number(text) * unit));
  const print = (units: number): string => (units / unit).toFixed(decimals);
  const [difference, sum] = [print(Math.abs(first - second)), print(first + second)];
  switch (name) {
    case 'amount':
      return [sum, difference];
    case 'feeAmount':
      return [difference];
    default:
      return [difference, sum];
  }
}
