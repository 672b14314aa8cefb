/** JSON whose strings have quotes without a backslash: stripslashes, a shell's `read`, strings put together by hand. */
import { parseJson } from '../../json/parse-json';
import { deriveReplaced, moveNode } from '../derived-text';
import type { Literal } from '../literal/read-literal';

const end = /\s*(?:[,:}\]]|$)/y;

export function readUnescapedJson(text: string): Literal | null {
  if (!/^\s*\{\s*"/.test(text)) return null;
  let isInside = false;
  const escaped = deriveReplaced(text, /\\[\s\S]|"/g, ({ 0: found, index }) => {
    if (found !== '"') return found;
    end.lastIndex = index + 1;
    const isBare = isInside && !end.test(text);
    if (!isBare) isInside = !isInside;
    return isBare ? '\\"' : found;
  });
  if (escaped.text === text) return null;
  const json = parseJson(escaped.text);
  return json.ok ? { root: moveNode(json.value, escaped.toSource), losses: [] } : null;
}
