/** What rooms whose words have not moved to `words` yet still print with. */
import { toShortValue } from '../../words/short-value';

/** A short text in quotes; characters that cannot be seen are named. */
export function quote(text: string): string {
  return `“${toShortValue(text)}”`;
}

export function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`;
}
