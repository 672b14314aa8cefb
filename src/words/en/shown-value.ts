import { nameInvisible } from '../short-value';
import { type Mark, type Part, value } from '../text';

/** Of a longer value a sentence shows the beginning and the end. */
const shownLength = 1000;
const endLength = 200;

/** A value of an input as a sentence shows it. */
export function showValue(text: string): Part {
  return text === '' ? 'empty' : showAs(nameInvisible(shorten(text)), text);
}

/** The same for a text that is copied: what cannot be seen stays as it is. */
export function showToCopy(text: string): Mark {
  return showAs(shorten(text), text);
}

function showAs(shown: string, whole: string): Mark {
  return shown === whole ? value(whole) : { ...value(shown), whole };
}

function shorten(text: string): string {
  if (text.length <= shownLength) return text;
  return `${text.slice(0, shownLength - endLength)} … ${text.slice(-endLength)}`;
}
