/**
 * The callback's own headers wherever they stand in a text: access logs, code, tags. What is between a name and its value says
 * nothing, so a value has to look like one: nothing else is taken for a header.
 */
import { createText, type DumpMember } from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { isEnough } from './pick-headers';

const ownName =
  /(?:(?<![A-Za-z0-9]|<\/)|(?<=\\[nrt]))x[-_]?(?:(sign)|(timestamp)|nonce|merchant[-_]?no)(?![A-Za-z0-9])/gi;
/** Marks, tags, and the word for a value; a slash or a plus begins one. */
const joint =
  /(?:<\/?[A-Za-z][^<>\r\n]{0,60}>|(?<![A-Za-z])(?:header[ _-]?)?values?(?![A-Za-z])|\[\]string(?=\{)|(?<!\w)b(?=["'])|[^A-Za-z0-9+/<]){1,40}/iy;
/** In one line or behind more than white space: else any word would be a value. */
const firmJoint = /[:=\uff1a>|\u2502\u2503]|^[^\r\n\w]*,/;

/** RSA signatures have 128 bytes or more. */
const sign = /(?:[\w+-]|\\?\/){100,}(?:=|\\u003[dD]){0,2}(?![%\w+/=])/y;
/** Several where the header came several times. */
const seconds = /\d{10}(?!\w)(?:, ?\d{10}(?!\w))*/y;
const word = /[^\s"'`<>|\u2502\u2503,;&\\(){}[\]]{1,200}/y;

/** In characters: nobody's log of one request is longer. */
const textLimit = 500_000;

export function readScatteredHeaders(text: string): Literal | null {
  if (text.length > textLimit) return null;
  const members: DumpMember[] = [];
  for (const match of text.matchAll(ownName)) {
    const start = match.index;
    const end = start + match[0].length;
    const value = findValue(text, end, match);
    if (value === null) continue;
    members.push({ key: createText(match[0], { start, end }), value });
  }
  const entries = members.flatMap(({ key, value }) =>
    value.type === 'string' ? [{ name: key, value }] : [],
  );
  if (!isEnough(entries)) return null;
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses: [] };
}

function findValue(
  text: string,
  from: number,
  [, isSign, isTime]: RegExpMatchArray,
): DumpMember['value'] | null {
  joint.lastIndex = from;
  const between = joint.exec(text)?.[0];
  if (between === undefined) return null;
  const start = from + between.length;
  const pattern = isSign !== undefined ? sign : isTime !== undefined ? seconds : word;
  if (pattern === word && !firmJoint.test(between)) return null;
  pattern.lastIndex = start;
  const written = pattern.exec(text)?.[0].replace(/\.$/, '');
  if (written === undefined || /x[-_]?(?:sign|timestamp|nonce|merchant)/i.test(written))
    return null;
  const value = written.replaceAll('\\/', '/').replace(/\\u003d/gi, '=');
  return createText(value, { start, end: start + written.length });
}
