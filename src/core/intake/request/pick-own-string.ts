/** The string to be signed as the reader's own program printed it, where a log has it beside the request. */
import { contractFieldNames, headerKeys } from '../../contract';
import { listLines } from '../../text/lines';
import type { Span } from '../../text/span';
import { dumpLimit } from './found';

/** So many of the contract's entries tell it from any other text with `=` and `&`. */
const leastKnown = 4;
const knownNames: ReadonlySet<string> = new Set([
  ...contractFieldNames,
  ...Object.values(headerKeys),
]);

/**
 * @param taken where headers and body stand: what is inside of them is none
 * @returns null where none is there, or several are, or where it is not plain where it ends
 */
export function pickOwnString(text: string, taken: readonly Span[]): string | null {
  if (text.length > dumpLimit) return null;
  const found = new Set<string>();
  for (const { line, start } of listLines(text)) {
    const isTaken = (at: number): boolean =>
      taken.some((span) => span.start <= start + at && start + at < span.end);
    const own = readLine(line.trimEnd(), isTaken);
    if (own !== null) found.add(own);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function readLine(line: string, isTaken: (at: number) => boolean): string | null {
  if (!isString(line)) return null;
  const first = line.indexOf('&');
  const at = findKey(line, line.lastIndexOf('=', first));
  const before = line[at - 1] ?? ' ';
  if (at < 0 || isTaken(at) || !/[\s"'`:：=([{]/.test(before) || line[at - 2] === '\\') return null;
  return /["'`]/.test(before) ? readQuoted(line.slice(at - 1)) : readBare(line.slice(at));
}

/** Where the name before `=` begins. */
function findKey(line: string, equals: number): number {
  let at = equals;
  while (at > 0 && /\w/.test(line[at - 1] as string)) at--;
  return at === equals ? -1 : at;
}

function isString(text: string): boolean {
  const names = text.split('&').map((pair) => /(\w{1,40})=/.exec(pair.slice(-2000))?.[1] ?? '');
  return new Set(names.filter((name) => knownNames.has(name))).size >= leastKnown;
}

/** With its quotes where it has escapes: what these mean is found out where it is compared. */
function readQuoted(text: string): string | null {
  const quote = text.charAt(0);
  let end = 1;
  while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
  const inner = text.slice(1, end);
  if (end >= text.length || !isString(inner)) return null;
  return inner.includes('\\') ? text.slice(0, end + 1) : inner;
}

/** To the line's end, unless something of the log may stand behind it. */
function readBare(text: string): string | null {
  const last = text.slice(text.lastIndexOf('&') + 1);
  return isString(text) && /^\w+=[^\s,;"'`)\]}]*$/.test(last) ? text : null;
}
