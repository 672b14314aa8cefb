/** A dump inside of other text, such as a log line: the places where one may begin, with where it may end. */

import type { Span } from '../../text/span';
import { type DerivedText, deriveSlice } from '../derived-text';

/** How many places are looked at, in a text of usual length and in a longer one. */
const startLimit = { usual: 40, long: 4 };
const longText = 100_000;
const openings =
  /(?:Array\s{0,9}\(|array(?:\(\d+\) \{| ?\(|:\d+ \[)|\(object\)|OrderedDict\(|map\[|\$VAR1 = |(?:(?<![\w.$])[A-Z][\w.$]{0,100}(?:@[0-9a-f]{1,16})? ?)?[[{(]|(?<!\w)b?["'`])/g;
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Parts of the text from the front to the back; never the whole. */
export function* listEmbedded(
  text: string,
): Generator<{ readonly span: Span; readonly part: DerivedText }> {
  let left = text.length > longText ? startLimit.long : startLimit.usual;
  for (const match of text.matchAll(openings)) {
    if (left-- <= 0) return;
    for (const span of listParts(text, match)) {
      const { start, end } = span;
      if (end - start < text.length) yield { span, part: deriveSlice(text, start, end) };
    }
  }
}

function listParts(text: string, { index, 0: opening }: RegExpExecArray): readonly Span[] {
  const last = opening.at(-1) ?? '';
  const close = closers[last] ?? last;
  const bracket = index + opening.length - 1;
  const spans: Span[] = [];
  const add = (end: number): void => {
    if (end > bracket + 20 && spans.every((span) => span.end !== end))
      spans.push({ start: index, end });
  };
  const isQuote = closers[last] === undefined;
  add(isQuote ? findQuoteEnd(text, bracket) : findBracketEnd(text, bracket));
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
