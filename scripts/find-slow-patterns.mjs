/**
 * Finds regular expressions whose time may grow faster than the text does: what is pasted may be long, and hostile.
 * Repetitions that exchange characters are found; what is only optional inside of one (`(?:> ?.*\n)+`) is not.
 */
import { analyse } from 'scslre';
import { parseSync } from 'vite';

/** @typedef {{ line: number, pattern: string, attack: string }} SlowPattern `attack`: what repeats in a text that takes long */

/**
 * @param {string} file its name tells how the code is read
 * @param {string} code
 * @returns {readonly SlowPattern[]}
 */
export function findSlowPatterns(file, code) {
  return listPatterns(parseSync(file, code).program).flatMap(({ start, regex }) => {
    const { reports } = analyse({ source: regex.pattern, flags: regex.flags.replace('v', 'u') });
    const [first] = reports;
    if (first === undefined) return [];
    const line = code.slice(0, start).split('\n').length;
    const pattern = `/${regex.pattern}/${regex.flags}`;
    return [{ line, pattern, attack: `${first.character.literal.source}` }];
  });
}

/**
 * @param {unknown} node
 * @returns {{ start: number, regex: { pattern: string, flags: string } }[]}
 */
function listPatterns(node) {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node) return [/** @type {any} */ (node)];
  return Object.values(node).flatMap(listPatterns);
}
