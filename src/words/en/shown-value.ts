import { nameInvisible } from '../short-value';
import { type Mark, type Part, value } from '../text';

/** Of a longer value a sentence shows the beginning and the end. */
const shownLength = 1000;
const endLength = 200;

/** A value of an input as a sentence shows it. */
export function showValue(text: string): Part {
  return text === '' ? 'empty' : showAs(nameInvisible(shorten(text)), text);
}

/** Longer values, in UTF-16 code units, are shown from where they differ. */
const besideLength = 120;
const before = 20;
const behind = 60;

/** One of two values that differ, as a sentence shows them both: of a long one what stands around the first difference. */
export function showBeside(text: string, other: string): Part {
  if (text.length <= besideLength) return showValue(text);
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const [start, end] = [Math.max(0, same - before), same + behind];
  const cut = text.slice(start, end).toWellFormed();
  const shown = `${start > 0 ? '… ' : ''}${nameInvisible(cut)}${end < text.length ? ' …' : ''}`;
  return showAs(shown, text);
}

/** A value as it is, for a text that is copied: what cannot be seen stays as it is. */
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
