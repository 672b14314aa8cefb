/** Calls of JavaScript that send a request, as browsers copy them: `fetch(…)`; axios' take the same kinds of objects. */
import { moveNode } from '../derived-text';
import { javascript } from '../literal/javascript';
import type { LiteralDialect } from '../literal/literal-dialect';
import { readLiteral } from '../literal/read-literal';
import { findRequests, type ReadInner } from './find-requests';
import type { Effort, FoundRequest } from './found';

const calls = /\b(?:fetch|axios(?:\.\w+)?|request(?:\.\w+)?|got(?:\.\w+)?|\$\.ajax)\s*\(/g;
const dialect: LiteralDialect = {
  ...javascript,
  call: /((?:new )?[A-Za-z_$][\w.$]*)\s*(?=\()/y,
  // A variable in place of a value says nothing.
  plain: {
    pattern: /[A-Za-z_$][\w.$]*/y,
    toNode: (_, span) => ({ type: 'null', span }),
  },
};

export function readFetchCalls(
  text: string,
  effort: Effort,
  readInner: ReadInner,
): readonly FoundRequest[] {
  const found: FoundRequest[] = [];
  let done = 0;
  for (const { 0: call, index } of text.matchAll(calls)) {
    if (index < done || effort.scan <= 0) continue;
    const open = index + call.length - 1;
    const { end, looked } = measureCode(text, open);
    effort.scan -= looked - open + 1;
    const literal = end === 0 ? null : readLiteral(`call${text.slice(open, end)}`, dialect);
    if (literal === null) continue;
    done = end;
    const from = open - 'call'.length;
    const root = moveNode(literal.root, (span) => ({
      start: span.start + from,
      end: span.end + from,
    }));
    const { requests } = findRequests(text, root, effort, readInner);
    found.push(...requests.map((request) => ({ ...request, form: 'fetch' as const })));
  }
  return found;
}

/** Behind the bracket that closes the first one, strings skipped; 0: nowhere. */
function measureCode(
  text: string,
  open: number,
): { readonly end: number; readonly looked: number } {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"' || char === "'" || char === '`') {
      at = findQuote(text, at, char);
      if (at === -1) return { end: 0, looked: text.length };
    } else if (char === '(' || char === '{' || char === '[') depth++;
    else if (char === ')' || char === '}' || char === ']') {
      depth--;
      if (depth === 0) return { end: at + 1, looked: at };
    }
  }
  return { end: 0, looked: text.length };
}

function findQuote(text: string, open: number, quote: string): number {
  for (let at = open + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (char === quote) return at;
  }
  return -1;
}
