/** Recognises a callback's header on a line that is not `Name: value`, to name it and never to use it. */

import { callbackHeaderNames } from '../contract';
import type { Span } from '../text/span';
import { dropUnseen } from '../text/unseen';
import type { UnreadHeader } from './callback-headers';

/** Of a longer line this much is looked at, and of one text so many lines: no request has as many. */
const lengthLimit = 4096;
const lineLimit = 1000;

/** Anything short or nothing for each hyphen, perhaps behind CGI's `HTTP_`; `X-Nonce-Id` is another header. */
const names = new RegExp(
  `(?<![a-z0-9])(?:http[-_ ])?(?:${callbackHeaderNames
    .map((name) => `(${name.replaceAll('-', '[^a-z0-9]{0,3}')})`)
    .join('|')})(?![a-z0-9]|[-_][a-z0-9])`,
  'gi',
);
const separator = /^(?:\\?["'`\])}])*\s*(?:=>|->|[:=|\t])/;
/** Quotes may be escaped, where the line stood in a text of JSON. */
const lead = /^(?:\\?["'`]|[\])}\s])*(?:=>|->|:=|[:=|;,]|-{1,2}(?=\s))?(?:\\?["'`]|[\s[({])*/;
/** What stands behind more marks is a value, too; a separator alone is none. */
const token = /\\?[^\s"'`,;|<>()[\]{}\\:=][^\s"'`,;|<>()[\]{}\\]*/;

/** Finds what one line names, in its order. */
export type UnreadFinder = (line: string, span: Span) => readonly UnreadHeader[];

/** For one text; behind its first thousand lines it finds nothing. */
export function createUnreadFinder(): UnreadFinder {
  let lines = 0;
  return (line, span) => {
    lines += 1;
    return lines > lineLimit ? [] : findUnreadHeaders(line, span);
  };
}

function findUnreadHeaders(line: string, span: Span): readonly UnreadHeader[] {
  const text = fold(line.slice(0, lengthLimit));
  const matches = [...text.matchAll(names)];
  return matches.flatMap((match, index): UnreadHeader[] => {
    const name = callbackHeaderNames.find((_, group) => match[group + 1] !== undefined);
    const rest = text.slice(match.index + match[0].length, matches[index + 1]?.index);
    const value = token.exec(rest.replace(lead, ''))?.[0] ?? '';
    // A header that is merely spoken of stands within the line, and nothing follows that looks like its value.
    const isFirst = !/[a-z0-9]/i.test(text.slice(0, match.index));
    const isThere = isFirst || (value !== '' && separator.test(rest));
    return name !== undefined && isThere ? [{ name, value, span }] : [];
  });
}

/** As ASCII as it can be: full-width forms, long dashes and other colons are what input methods and editors make of it. */
function fold(line: string): string {
  if (!/[^\t -~]/.test(line)) return line;
  return dropUnseen(line.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u02d0\u2236\ua789]/g, ':')
    .replace(/\p{Z}/gu, ' ');
}
