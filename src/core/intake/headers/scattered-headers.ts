/**
 * The callback's own headers wherever they stand in a text: access logs, code, tags. What is between a name and its value says
 * nothing, so a value has to look like one: nothing else is taken for a header.
 */
import { createText, type DumpMember } from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { isEnough, toCallbackName } from './pick-headers';

const ownName =
  /(?:(?<![A-Za-z0-9]|<\/)|(?<=\\[nrt]))x[-_]?(?:(sign)|(timestamp)|nonce|merchant[-_]?no)(?![A-Za-z0-9])/gi;
/** As code calls them that has taken them out of the request. */
const shortName = /(?<![\w.<>/-])(?:(sign(?:ature)?)|(timestamp)|nonce|merchant[-_]?no)(?![\w-])/gi;
const typeName = /(?<![A-Za-z0-9]|<\/)content[-_]type(?![A-Za-z0-9])/gi;
const mediaType = /[\w+-]{1,40}\\?\/[\w.+-]{1,60}(?:; ?charset=[\w-]{1,20})?/y;
/** Marks, tags, types, and the word for a value; a slash or a plus begins one. */
const joint =
  /(?:<\/?[A-Za-z][^<>\r\n]{0,60}>|(?<![A-Za-z])(?:(?:header[ _-]?)?values?(?![A-Za-z])|v(?=:))|\[\]string(?=\{)|(?<![A-Za-z])string(?: ?\(\d{1,4}\)|(?=\)))|(?<!\w)0(?= ?=>)|\[1\](?= ")|&(?:gt|quot);|(?<!\w)b(?=["'])|<<(?=")|[ \t]{1,1000}|[^A-Za-z0-9+/<]){1,40}/iy;
/** In one line or behind more than white space: else any word would be a value. */
const firmJoint = /[:=\uff1a>|\u2502\u2503]|^[^\r\n\w]*,/;

/** RSA signatures have 128 bytes or more. */
const leastSign = 172;
const sign = /(?:[\w+-]|\\?\/|%2[BFbf])+(?:\\?=|\\u003[dD]|%3[Dd]){0,2}(?![%\w+/=])/y;
/** The same, in the next line of a cell, a terminal that broke it at its width, or a language that joins such texts. */
const goesOn = /["']?[ \t]{0,1000}[|\u2502\u2503]?[ \t]{0,1000}\r?\n[ \t|\u2502\u2503"']{0,1000}/y;
/** Several where the header came several times. */
const seconds = /\d{10}(?!\w)(?:, ?\d{10}(?!\w))*/y;
const word = /[^\s"'`<>|\u2502\u2503,;&\\(){}[\]]{1,200}/y;

/** In characters: nobody's log of one request is longer. */
const textLimit = 500_000;

interface Found {
  readonly member: DumpMember;
  /** The same for all that one program printed. */
  readonly joint: string;
}

export function readScatteredHeaders(text: string): Literal | null {
  if (text.length > textLimit) return null;
  const named = listFound(text, ownName);
  const isNamed = isEnough(named.map(toEntry));
  const own = (isNamed ? named : listShort(text)).map(({ member }) => member);
  if (own.length === 0) return null;
  const members = [...own, ...listTypes(text, own)].sort(
    (one, other) => one.key.span.start - other.key.span.start,
  );
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses: [] };
}

/** The content type has everybody's name: the callback's stands in a line with its other headers. */
function listTypes(text: string, own: readonly DumpMember[]): readonly DumpMember[] {
  const starts = own.map(({ key }) => key.span.start);
  let after = 0;
  return [...text.matchAll(typeName)].flatMap((match): DumpMember[] => {
    const [name] = match;
    const { index: start } = match;
    const end = start + name.length;
    if (start < after) return [];
    joint.lastIndex = end;
    const between = joint.exec(text)?.[0] ?? '';
    const value = readWord(text, end + between.length, mediaType);
    if (value === undefined || !firmJoint.test(between)) return [];
    const feed = text.indexOf('\n', end);
    const [from, to] = [text.lastIndexOf('\n', start), feed === -1 ? text.length : feed];
    if (!starts.some((at) => at > from && at < to)) return [];
    after = to;
    const valueStart = end + between.length;
    return [
      {
        key: createText(name, { start, end }),
        value: createText(value, { start: valueStart, end: valueStart + value.length }),
      },
    ];
  });
}

/** Short names are anybody's words: none may be missing, or have two values. */
function listShort(text: string): readonly Found[] {
  const found = listFound(text, shortName).map((one): Found => {
    const { key, value } = one.member;
    const name = key.value.replace(/ature$/i, '');
    return { ...one, member: { key: { ...key, value: `X-${name}` }, value } };
  });
  const values = new Map<string | undefined, Set<string>>();
  for (const { name, value } of found.map(toEntry)) {
    const own = toCallbackName(name.value);
    values.set(own, (values.get(own) ?? new Set()).add(value.value));
  }
  const isAll = ['X-Sign', 'X-Timestamp', 'X-Nonce'].every((name) => values.has(name));
  return isAll && [...values.values()].every(({ size }) => size === 1) ? found : [];
}

function toEntry({ member }: Found) {
  const { key, value } = member;
  return { name: key, value: value as DumpMember['key'] };
}

function listFound(text: string, names: RegExp): readonly Found[] {
  const matches = [...text.matchAll(names)];
  const joints = matches.flatMap((match) =>
    match[1] === undefined ? [] : (findValue(text, match, [])?.joint ?? []),
  );
  return matches.flatMap((match) => findValue(text, match, joints) ?? []);
}

/** @param joints between the signature's name and the signature */
function findValue(text: string, match: RegExpExecArray, joints: readonly string[]): Found | null {
  const [name, isSign, isTime] = match;
  const end = match.index + name.length;
  joint.lastIndex = end;
  const between = joint.exec(text)?.[0];
  if (between === undefined) return null;
  const common = between.replace(/\s+/g, ' ');
  const value = isSign !== undefined ? readSign(text, end + between.length) : null;
  const written =
    isSign !== undefined
      ? value?.written
      : isTime !== undefined
        ? readWord(text, end + between.length, seconds)
        : readWord(text, end + between.length, word);
  if (written === undefined || /x[-_]?(?:sign|timestamp|nonce|merchant)/i.test(written))
    return null;
  const isWord = isSign === undefined && isTime === undefined;
  const isFirm = firmJoint.test(between) || (joints.includes(common) && /\d/.test(written));
  if (isWord && !isFirm) return null;
  const start = end + between.length;
  return {
    member: {
      key: createText(name, { start: match.index, end }),
      value: createText(value?.read ?? written, { start, end: start + written.length }),
    },
    joint: common,
  };
}

function readWord(text: string, start: number, pattern: RegExp): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0].replace(/\.$/, '');
}

/** A part that may be all of it is not looked past. */
function readSign(text: string, start: number): { written: string; read: string } | null {
  const parts: string[] = [];
  let end = start;
  for (let at = start; ; ) {
    sign.lastIndex = at;
    const part = sign.exec(text)?.[0];
    if (part === undefined) break;
    const [first = part, second] = parts;
    const last = parts.at(-1);
    // All lines but the last are as long as there is room.
    if (part.length > (second ?? first).length + 2 || (last ?? first).length < first.length) break;
    if (parts.length > 0 && text.charAt(at + part.length) === ':') break;
    parts.push(part);
    end = at + part.length;
    if (part.length >= leastSign || part.length < 40 || part.endsWith('=')) break;
    goesOn.lastIndex = end;
    const gap = goesOn.exec(text)?.[0];
    if (gap === undefined) break;
    at = end + gap.length;
  }
  const read = parts
    .join('')
    .replaceAll('\\', '')
    .replace(/u003d/gi, '=')
    .replace(/%2b/gi, '+')
    .replace(/%2f/gi, '/')
    .replace(/%3d/gi, '=');
  const isRight = parts.length > 1 ? read.length % 4 === 0 && read.length >= leastSign : true;
  return read.length >= 100 && isRight ? { written: text.slice(start, end), read } : null;
}
