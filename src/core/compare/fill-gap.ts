/** A string of which a program shows the beginning and the end alone: its middle, by the string to be signed. */

/** So many characters on either side tell a place. */
const context = 12;
/** Longer texts, in characters, are shown whole by nobody. */
const lengthLimit = 20_000;

/** As Python's reprlib and pytest, Go's testify and logs with a limit write it. */
const mark =
  /[ \t]?(?:\.{3,6}|\u2026)?[[<({]?(?:\.{3,6}|\u2026|(?:truncated|omitted|skipped|snip)\b[^\])}>&=]{0,30}|\d{1,7} (?:more )?(?:char|byte)[^\])}>&=]{0,20})[\])}>]?(?:\.{3,6}|\u2026)?[ \t]?/g;

/** Null where nothing is left out, or not from a place to a later one of the right string. */
export function fillGap(right: string, own: string): string | null {
  if (own.length > lengthLimit) return null;
  const [found, other] = [...own.matchAll(mark)].filter(({ 0: sign }) => !right.includes(sign));
  if (found === undefined || other !== undefined) return null;
  const before = own.slice(0, found.index);
  const after = own.slice(found.index + found[0].length);
  const start = findOnce(right, before.slice(-context));
  // The end of the string may be shorter.
  const isEnd = after.length >= leastEnd && right.endsWith(after);
  const end = isEnd ? right.length - after.length : findOnce(right, after.slice(0, context));
  if (start === null || end === null || start + context > end) return null;
  return before + right.slice(start + context, end) + after;
}

/** Fewer characters stand at the end of any string. */
const leastEnd = 4;

function findOnce(right: string, anchor: string): number | null {
  const at = right.indexOf(anchor);
  const isOnce = anchor.length === context && at !== -1 && right.indexOf(anchor, at + 1) === -1;
  return isOnce ? at : null;
}
