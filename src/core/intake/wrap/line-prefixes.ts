/** What loggers and runtimes put in front of each line of a text: a service's name, a time, a host and a program. */
import { type Line, listLines } from '../../text/lines';
import { type DerivedText, TextBuilder } from '../derived-text';

/** One kind in a text; a line without it stays as it is. */
const known: readonly RegExp[] = [
  // docker compose
  /^[\w.-]{1,80} {1,40}\| ?/,
  // Kubernetes' files
  /^\S{10,40} (?:stdout|stderr) [FP] /,
  // syslog and journald
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S{1,100} \S{1,100}?(?:\[\d+\])?: ?/,
  // a time, as `kubectl logs --timestamps` and many loggers have it
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?\]? ?/,
];

/** The text without what stands in front of its lines. */
export function unwrapKnownPrefix(text: string): readonly DerivedText[] {
  const prefix = known.find((one) => isMarked(text, one));
  return prefix === undefined ? [] : [dropPrefix(text, prefix)];
}

/** The same, or without what all lines begin with, but for its numbers: `web-1 INFO  {`, `app:callback {`. */
export function unwrapPrefix(text: string): readonly DerivedText[] {
  if (!text.includes('\n')) return [];
  const common = findCommonPrefix(text);
  return [...unwrapKnownPrefix(text), ...(common === null ? [] : [dropPrefix(text, common)])];
}

function isMarked(text: string, prefix: RegExp): boolean {
  let lines = 0;
  let marked = 0;
  for (const { line } of listLines(text)) {
    lines += 1;
    if (prefix.test(line)) marked += 1;
  }
  return marked > Math.max(1, lines * 0.7);
}

/** So many lines begin alike by accident, and so long is what no logger puts before a line. */
const leastLines = 3;
const mostWidth = 120;

/** The longest one that ends with a blank and in which nothing of a value can stand. */
function findCommonPrefix(text: string): RegExp | null {
  const lines = Array.from(listLines(text), ({ line }: Line) => line.trimEnd()).filter(
    (line) => line !== '',
  );
  const [first = ''] = lines;
  const [head = ''] = /^[^{"'=]{0,120}/.exec(first) ?? [];
  if (lines.length < leastLines) return null;
  for (let end = Math.min(head.lastIndexOf(' ') + 1, mostWidth); end > 0; ) {
    const prefix = first.slice(0, end);
    // Options of a command are no names of a logger.
    if (!/^[^-]*[A-Za-z]/.test(prefix)) return null;
    const pattern = toPattern(prefix);
    // A name and its joint are no logger's.
    if (/^[=:-]/.test(first.slice(end))) return null;
    if (lines.every((line) => pattern.test(line))) return pattern;
    end = prefix.lastIndexOf(' ', end - 2) + 1;
  }
  return null;
}

/** Blanks before the first line and behind an empty one may not have been copied. */
function toPattern(prefix: string): RegExp {
  const escaped = prefix
    .trim()
    .replace(/[$()*+.?[\\\]^|{}]/g, '\\$&')
    .replace(/\d+/g, '\\d+');
  const blanks = prefix.length - prefix.trimEnd().length;
  return new RegExp(`^ *${escaped}(?: {${blanks}}|$)`);
}

function dropPrefix(text: string, prefix: RegExp): DerivedText {
  const builder = new TextBuilder(text);
  for (const { line, start } of listLines(text)) {
    const from = start + (prefix.exec(line)?.[0].length ?? 0);
    builder.copy(from, Math.min(start + line.length + 1, text.length));
  }
  return builder.build(text.length);
}
