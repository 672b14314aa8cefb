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

const control = /[\0-\x1f]$/;

function writeEscape(character: string): string {
  return JSON.stringify(character).slice(1, -1);
}

/** @param part a quote, and what else is looked at in strings */
function escapeInside(text: string, part: RegExp): DerivedText {
  let isInside = false;
  /** Where the JSON ends that the string holds. */
  let innerEnd = 0;
  let left = mostInner;
  return deriveReplaced(text, part, ({ 0: found, index }) => {
    if (found !== '"') {
      if (isInside && found.length === 1) return writeEscape(found);
      // The second half of an escaped backslash, and the letter behind it, were taken for an escape.
      return isInside && control.test(found) ? `\\${writeEscape(found.slice(1))}` : found;
    }
    if (!isInside && left > 0 && inner.test(text.slice(index + 1, index + 4))) {
      left--;
      innerEnd = findInnerEnd(text, index + 1);
    }
    end.lastIndex = index + 1;
    const isBare = isInside && (index < innerEnd || !end.test(text));
    if (!isBare) isInside = !isInside;
    return isBare ? '\\"' : found;
  });
}

const inner = /^(?:\{"|\["|\[\{)/;
/** Texts that may be JSON, and how many ends of each are tried: each is read as JSON. */
const mostInner = 20;
const mostEnds = 5;

/** Where the string ends that begins there, if what it holds is JSON; else its beginning. */
function findInnerEnd(text: string, start: number): number {
  const ends = /[}\]]"(?=\s*[,}\]])/g;
  ends.lastIndex = start;
  for (let tries = 0; tries < mostEnds; tries++) {
    const match = ends.exec(text);
    if (match === null) break;
    if (parseJson(text.slice(start, match.index + 1)).ok) return match.index + 1;
  }
  return start;
}
