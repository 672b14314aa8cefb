/**
 * JSON whose escapes were taken for those of a text around it: quotes, line ends and tabs stand in its strings as they are. So
 * does stripslashes, a shell's `read` or `echo`, a literal in source code, SQL put together by hand.
 */
import { parseJson } from '../../json/parse-json';
import { type DerivedText, deriveReplaced, moveNode } from '../derived-text';
import { createDoubt, type DumpNode } from '../dump-node';
import type { Literal } from '../literal/read-literal';

const end = /\s*(?:[,:}\]]|$)/y;

/** A backslash that is left may begin an escape, or be the one that was escaped. */
export function readUnescapedJson(text: string): Literal | null {
  if (!/^\s*\{\s*"/.test(text)) return null;
  const options = [escapeInside(text, /\\[\s\S]|["\0-\x1f]/g), escapeInside(text, /["\\\0-\x1f]/g)]
    .filter((escaped, at, all) => escaped.text !== text && escaped.text !== all[at - 1]?.text)
    .flatMap((escaped): DumpNode[] => {
      const json = parseJson(escaped.text);
      return json.ok ? [moveNode(json.value, escaped.toSource)] : [];
    });
  const [first] = options;
  return first === undefined
    ? null
    : { root: createDoubt('whole', first.span, options), losses: [] };
}

/** @param part a quote, and what else is looked at in strings */
function escapeInside(text: string, part: RegExp): DerivedText {
  let isInside = false;
  return deriveReplaced(text, part, ({ 0: found, index }) => {
    if (found !== '"')
      return isInside && found.length === 1 ? JSON.stringify(found).slice(1, -1) : found;
    end.lastIndex = index + 1;
    const isBare = isInside && !end.test(text);
    if (!isBare) isInside = !isInside;
    return isBare ? '\\"' : found;
  });
}
