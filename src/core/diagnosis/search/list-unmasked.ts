/** Values that a mask of a few characters may hide, each of them behind its own mark. */
import { headerKeys } from '../../contract';

/** Marks of a mask, of which a value has none. */
const mark = /[*＊•●█]/g;

/** So many values are tried at most: four digits, or three of hexadecimal ones. */
const mostValues = 10_000;

const digits = '0123456789';
const hexadecimal = `${digits}abcdef`;

/** In characters: no longer value is hidden by a few marks. */
const longestMasked = 512;

/** Whether marks stand in the places of a text's characters, and nothing else is otherwise. One alone hides a digit of a time. */
export function hidesPart(masked: string, text: string): boolean {
  if (Math.max(masked.length, text.length) > longestMasked || masked === text) return false;
  if (!/([*＊•●█])\1|^[\d*]{10}$/.test(masked)) return false;
  const [signs, right] = [Array.from(masked), Array.from(text)];
  if (signs.length !== right.length) return false;
  return signs.every((one, at) => one === right[at] || one.replace(mark, '') === '');
}

/** None where other characters than those of the rest may stand there, or too many. */
export function listUnmasked(key: string, value: string): readonly string[] {
  const rest = value.replace(mark, '');
  const places = value.length - rest.length;
  const signs = pickSigns(key, value.length, rest);
  if (places === 0 || signs === null || signs.length ** places > mostValues) return [];
  let values: readonly string[] = [''];
  for (const character of value) {
    const here = character.replace(mark, '') === '' ? [...signs] : [character];
    values = values.flatMap((start) => here.map((one) => start + one));
  }
  return values;
}

function pickSigns(key: string, length: number, rest: string): string | null {
  if (key === headerKeys['X-Timestamp']) return length === 10 && /^\d+$/.test(rest) ? digits : null;
  if (rest.length < leastRest) return null;
  if (key !== headerKeys['X-Nonce']) return /\d/.test(rest) ? digits : null;
  if (/^[\da-f-]+$/.test(rest)) return hexadecimal;
  return /^[\dA-F-]+$/.test(rest) ? hexadecimal.toUpperCase() : null;
}

/** In characters: less tells nothing of the others. */
const leastRest = 4;
