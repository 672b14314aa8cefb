/** Headers a line each, with something around or between them that HTTP has not. */
import { createText, type DumpMember } from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { isEnough, toCallbackName } from './pick-headers';

const token = `(?<name>:?[A-Za-z][!#$%&'*+.^_|~0-9A-Za-z-]*)`;
const word = '(?<name>[A-Za-z][A-Za-z0-9-]*)';

/** What a line with a header looks like; lines that do not are no headers. A blank is white space within a line. */
const layouts: readonly string[] = [
  // curl -v
  `> ?${token}: ?(?<value>.*)`,
  // Wireshark: line ends written out
  String.raw`_*${token}: ?(?<value>.*?)(?:\\r)?\\n_*`,
  String.raw`_*${token}: ?(?<value>.*?)_*<br_*\/?>`,
  // "name": "value" with commas, csv
  String.raw`_*[,;{]?_*(?<open>["'\`])${token}\k<open>_*(?::|=>?|,|\t)_*\[?(?<quote>["'\`])(?<value>.*)\k<quote>\]?_*[,;]?`,
  // tables and lists of Markdown
  String.raw`_*\|_*[*\`]*${word}[*\`]*_*\|_*\`?(?<value>.*?)\`?_*\|_*`,
  String.raw`_*[-*•]_+[*\`]*${word}:?[*\`]*:?_*[*\`]*_*(?<value>.*?)[*\`]*`,
  // Go's list of values
  String.raw`_*${token}:? \[(?<value>.*)\]`,
  // nginx
  `.*http header: "${token}: (?<value>.*)"`,
  String.raw`_*${token}_*(?:=>|->|=|-(?= ))_*(?<quote>["'\`]?)(?<value>.*)\k<quote>`,
  String.raw`_*${token}(?:\t| {2})_*(?<value>.*)`,
  String.raw`_*${token}:_*(?<quote>["'\`]?)(?<value>.*)\k<quote>[,;]?`,
].map((layout) => layout.replace(/_(?=[*+])/g, '[ \\t]'));
const patterns = layouts.map((layout) => new RegExp(`^${layout}$`, 'd'));

/** Behind other text in its line, such as a log's prefix, only the callback's own headers are told from it. */
const within = [
  /(?<=[ \t:\]|])(?<name>[A-Za-z_-]+): ?(?<value>\S+)$/d,
  /^(?<name>[A-Za-z_-]+) (?<value>\S+)$/d,
];

/** Longer lines are no headers. */
const lineLimit = 5000;
/** A table pads its columns to the longest signature; more blanks are no layout. */
const gap = /(?<![ \t])[ \t]{1000}/;
/** In characters: longer texts are no headers either. */
const textLimit = 500_000;

/** By the first layout that has the most of the callback's headers. */
export function readHeaderLines(text: string): Literal | null {
  if (text.length > textLimit) return null;
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(
    ([line]) => line.length <= lineLimit && !gap.test(line),
  );
  let best: readonly DumpMember[] = [];
  for (const pattern of [...patterns, ...within]) {
    const all = lines.flatMap((line, at) => {
      const member = toMember(line, pattern);
      return member === null ? [] : completeSign(member, lines, at);
    });
    const isOwn = ({ key }: DumpMember): boolean => toCallbackName(key.value) !== undefined;
    const found = within.includes(pattern) ? all.filter(isOwn) : all;
    if (countOwn(found) > countOwn(best)) best = found;
  }
  return toLiteral(text, best);
}

function countOwn(members: readonly DumpMember[]): number {
  const names = new Set(members.map(({ key }) => toCallbackName(key.value)));
  names.delete(undefined);
  return names.size;
}

function toMember({ 0: line, index }: RegExpExecArray, pattern: RegExp): DumpMember | null {
  const { groups, indices } = pattern.exec(line) ?? {};
  const [name, value] = [groups?.name, groups?.value];
  const [nameAt, valueAt] = [indices?.groups?.name, indices?.groups?.value];
  if (name === undefined || value === undefined || nameAt === undefined || valueAt === undefined) {
    return null;
  }
  return {
    key: createText(name, { start: index + nameAt[0], end: index + nameAt[1] }),
    value: createText(value, { start: index + valueAt[0], end: index + valueAt[1] }),
  };
}

/** In characters: what wraps a signature leaves no longer lines, and no shorter ones but the last. */
const wrapped = { least: 40, most: 200 };
const base64Rest = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** A signature that goes on below, behind the same marks as its name has. */
function completeSign(
  member: DumpMember,
  lines: readonly RegExpExecArray[],
  at: number,
): DumpMember {
  const { key, value } = member;
  if (value.type !== 'string' || toCallbackName(key.value) !== 'X-Sign') return member;
  const first = value.value.trimEnd();
  if (first.length < wrapped.least || first.length > wrapped.most || !/[\w+/-]$/.test(first))
    return member;
  const { 0: line = '', index = 0 } = lines[at] ?? {};
  const mark = line.slice(0, key.span.start - index).trimEnd();
  let sign = first;
  let { end } = value.span;
  for (const { 0: next, index: start } of lines.slice(at + 1, at + 1 + mostSignLines)) {
    const rest = next.startsWith(mark) ? next.slice(mark.length).trim() : '';
    if (sign.endsWith('=') || rest.length > wrapped.most || !base64Rest.test(rest)) break;
    sign += rest;
    end = start + next.trimEnd().length;
  }
  return { key, value: createText(sign, { start: value.span.start, end }) };
}

/** Of a key of 8192 bits, in lines of 40. */
const mostSignLines = 35;

function toLiteral(text: string, members: readonly DumpMember[]): Literal | null {
  const entries = members.flatMap(({ key, value }) =>
    value.type === 'string' ? [{ name: key, value }] : [],
  );
  if (!isEnough(entries)) return null;
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses: [] };
}

/** Browser tools: the name in one line, with or without a colon, and the value in the next. */
export function readHeaderLinePairs(text: string): Literal | null {
  if (text.length > textLimit) return null;
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '');
  for (const first of [0, 1]) {
    const members: DumpMember[] = [];
    for (let index = first; index + 1 < lines.length; index += 2) {
      const member = toPair(lines[index], lines[index + 1]);
      if (member !== null) members.push(member);
    }
    const found = toLiteral(text, members);
    if (found !== null) return found;
  }
  return null;
}

const headerLine = /^[A-Za-z][\w-]*: \S/;

function toPair(
  nameLine: RegExpMatchArray | undefined,
  valueLine: RegExpMatchArray | undefined,
): DumpMember | null {
  const name = /^\s*(:?[\w!#$%&'*+.^|~-]+):?\s*$/.exec(nameLine?.[0] ?? '')?.[1];
  const value = valueLine?.[0].trim();
  if (name === undefined || value === undefined) return null;
  // A name without a value, and the next name, or the next header.
  if (toCallbackName(value.replace(/:$/, '')) !== undefined || headerLine.test(value)) return null;
  const start = (nameLine?.index ?? 0) + (nameLine?.[0].indexOf(name) ?? 0);
  const valueStart = (valueLine?.index ?? 0) + (valueLine?.[0].indexOf(value) ?? 0);
  return {
    key: createText(name, { start, end: start + name.length }),
    value: createText(value, { start: valueStart, end: valueStart + value.length }),
  };
}
