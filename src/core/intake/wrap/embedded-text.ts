/** A dump inside of other text, such as a log line: the places where one may begin, with where it may end. */

import type { Span } from '../../text/span';
import { type DerivedText, deriveSlice } from '../derived-text';

/** How many places are looked at, in a text of usual length and in a longer one. */
const startLimit = { usual: 40, long: 4 };
const longText = 100_000;
const openings =
  /(?:Array\s{0,9}\(|array(?:\(\d+\) \{| ?\(|:\d+ \[)|\(object\)|OrderedDict\(|map\[string\](?:interface \{\}|any|string)\{|map\[|\$VAR1 = |(?:(?<![\w.$])[A-Z][\w.$]{0,100}(?:@[0-9a-f]{1,16})? ?)?[[{(]|%\{|(?<!\w)b?["'`])/g;
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Parts of the text from the front to the back; never the whole.
 *
 * @param hint what a part shows that may be what is wanted
 */
export function* listEmbedded(
  text: string,
  hint = /(?:)/,
): Generator<{ readonly span: Span; readonly part: DerivedText }> {
  let left = text.length > longText ? startLimit.long : startLimit.usual;
  let passed = 0;
  for (const match of text.matchAll(openings)) {
    // What parentheses hold alone, as JSONP's do, begins behind them.
    if (match.index < passed || /^\(\s{0,9}[{[]/.test(text.slice(match.index, match.index + 11)))
      continue;
    if (left-- <= 0) return;
    const bracket = match.index + match[0].length - 1;
    const closed = text.charAt(bracket) in closers ? findBracketEnd(text, bracket) : 0;
    if (match[0] === '(' && isOfStatement(text, match.index, closed)) continue;
    if (closed > 0 && !hint.test(text.slice(bracket, closed))) {
      // A map that is closed and shows nothing, such as a log's other one, has nothing inside of it either.
      passed = closed;
      continue;
    }
    for (const span of listParts(text, match, closed)) {
      const { start, end } = span;
      const part = deriveSlice(text, start, end);
      if (end - start < text.length && hint.test(part.text)) yield { span, part };
    }
  }
}

/** A list of pairs, as Python and PHP print one: no statement has such a row. */
export const pairsOpening = /^\(\s{0,9}\(\s{0,9}(?:'\w{1,60}'|"\w{1,60}")\s{0,9},/;
const statementHead = /\b(?:insert|replace)\b[\w ]{0,40}\binto\b/i;
/** A statement's columns are that much at most. */
const headLength = 20_000;

/** A row of a statement, or its columns: no language's tuple. */
function isOfStatement(text: string, start: number, end: number): boolean {
  if (pairsOpening.test(text.slice(start, start + 100))) return false;
  const before = text.slice(Math.max(0, start - 100), start);
  if (/\binto [\w."`[\]]{1,80} ?$/i.test(before) || text.charAt(end) === ';') return true;
  if (!/\bvalues\s{0,9}$/i.test(before)) return false;
  const head = text.slice(Math.max(0, start - headLength), start);
  return statementHead.test(head.slice(head.lastIndexOf(';') + 1));
}

function listParts(
  text: string,
  { index, 0: opening }: RegExpExecArray,
  closed: number,
): readonly Span[] {
  const last = opening.at(-1) ?? '';
  const close = closers[last] ?? last;
  const bracket = index + opening.length - 1;
  // No language prints a class's name before that: it is JSON, and a word of a log before it.
  const isJson = /^\{\s{0,9}"/.test(text.slice(bracket, bracket + 11));
  const start = isJson && !/^(?:%|map)/.test(opening) ? bracket : index;
  const spans: Span[] = [];
  const add = (end: number): void => {
    if (end > bracket + 20 && spans.every((span) => span.end !== end)) spans.push({ start, end });
  };
  const isQuote = closers[last] === undefined;
  add(isQuote ? findQuoteEnd(text, bracket) : closed);
  if (last === "'") add(findDoubledEnd(text, bracket));
  // Where quotes or brackets in values mislead: the last one of the line, the last one of all.
  const lineEnd = text.indexOf('\n', bracket);
  if (lineEnd !== -1) add(text.lastIndexOf(close, lineEnd) + 1);
  add(text.lastIndexOf(close) + 1);
  return spans;
}

/** Behind the quote that ends the string; 0: nowhere. */
function findQuoteEnd(text: string, open: number): number {
  const quote = text.charAt(open);
  for (let at = open + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (char === quote) return at + 1;
  }
  return 0;
}

/** The same in SQL, where two quotes in a string stand for one. */
function findDoubledEnd(text: string, open: number): number {
  for (let at = text.indexOf("'", open + 1); at !== -1; at = text.indexOf("'", at + 2)) {
    if (text.charAt(at + 1) !== "'") return at + 1;
  }
  return 0;
}

/** Behind the bracket that closes the first one, strings in double quotes skipped; 0: nowhere. */
function findBracketEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') {
      const end = findQuoteEnd(text, at);
      if (end === 0) return 0;
      at = end - 1;
    } else if (char in closers) depth++;
    else if (char === '}' || char === ']' || char === ')') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return 0;
}
