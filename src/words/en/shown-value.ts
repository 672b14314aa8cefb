import { nameInvisible } from '../short-value';
import { type Part, value } from '../text';

/** Of a longer value a sentence shows the beginning and the end. */
const shownLength = 1000;
const endLength = 200;

/** A value of an input as a sentence shows it. */
export function showValue(text: string): Part {
  return text === '' ? 'empty' : value(nameInvisible(shortenValue(text)));
}

export function shortenValue(text: string): string {
  if (text.length <= shownLength) return text;
  return `${text.slice(0, shownLength - endLength)} … ${text.slice(-endLength)}`;
}
