/**
 * Headers and a body that stand in a text by themselves: a ticket, a mail, what a program printed in two statements. Of the
 * headers only the callback's own are taken, as any line with a colon looks like one.
 */
import type { HeaderField, UnreadHeader } from '../../headers/callback-headers';
import { parseHeaders } from '../../headers/parse-headers';
import type { Span } from '../../text/span';
import { dropUnseen } from '../../text/unseen';
import { toCallbackName } from '../headers/pick-headers';
import { readBodyDump } from '../read-body-dump';
import { readHeaderDump } from '../read-header-dump';
import { isCallbackBody, readBodyText } from './body-text';
import { type EmbeddedJson, listEmbeddedJson } from './embedded-json';
import { findRequests, type ReadInner } from './find-requests';
import type { Effort, FoundBody, FoundHeaders } from './found';
import { printFields } from './header-text';
import { bodyHint, headerHint } from './holds-request';
import { listJsonBodies } from './json-bodies';
import { type Pairing, pairParts } from './pair-parts';
import type { Parts } from './parts';

export function readLooseText(
  text: string,
  effort: Effort,
  readInner: ReadInner,
  pair: Pairing,
): Parts {
  const json = listEmbeddedJson(text, effort);
  const bodies = listBodies(text, json, effort);
  const others = json.filter(({ root }) => !isCallbackBody(root));
  const dumped = others.flatMap(({ root }) => findRequests(text, root, effort, readInner).headers);
  const headers = dumped.some(({ hasSign }) => hasSign)
    ? dumped
    : headerHint.test(text)
      ? listHeaders(blank(text, bodies), bodies, effort)
      : [];
  return pairParts({ requests: [], headers, bodies }, () => 'text', true, pair);
}

function listBodies(
  text: string,
  json: readonly EmbeddedJson[],
  effort: Effort,
): readonly FoundBody[] {
  if (!bodyHint.test(text) && !byteHint.test(text)) return [];
  const plain = json.flatMap((one) => listJsonBodies(text, one));
  if (plain.length > 0) return plain;
  const quoted = listQuotedBodies(text);
  if (quoted.length > 0) return quoted;
  if (!effort.takeDump(text)) return [];
  const dump = readBodyDump(text);
  if (dump === null || dump.root === null) return [];
  const { span } = dump.root;
  return [{ text: text.slice(span.start, span.end), span, notes: [], rank: 6 }];
}

function listQuotedBodies(text: string): readonly FoundBody[] {
  return [...text.matchAll(quotedObject)].flatMap(({ 0: written, index }): FoundBody[] => {
    const body = readBodyText(written);
    const span = { start: index, end: index + written.length };
    return body.kind === 'callback' ? [{ ...body, span, rank: 1 }] : [];
  });
}

/** As JSON, and as strings of it: each line of a log may have another's way. */
export function listWrittenBodies(text: string, effort: Effort): readonly FoundBody[] {
  const plain = listEmbeddedJson(text, effort).flatMap((one) => listJsonBodies(text, one));
  return [...plain, ...listQuotedBodies(blank(text, plain))];
}

/** `{"` in bytes. */
const byteHint = /\[123[, ]\s?34[, ]/;
/** A body as a string of JSON or of source code, or as a list of its bytes. */
const quotedObject =
  /b?"\s*\{(?:\\[^\n]|[^"\\\n])*\}\s*"|b?'\s*\{(?:\\[^\n]|[^'\\\n])*\}\s*'|\{\\+"(?:\\[^\n]|[^"\\\n])*\}|\[123[, ][\d\s,-]{60,}\]/g;

/** Without the bodies, every place where it was. */
function blank(text: string, bodies: readonly FoundBody[]): string {
  let rest = '';
  let at = 0;
  for (const { span } of bodies) {
    if (span.start < at) continue;
    rest += text.slice(at, span.start) + ' '.repeat(span.end - span.start);
    at = span.end;
  }
  return rest + text.slice(at);
}

/** One for each callback; where a name comes again, another one begins. */
function listHeaders(
  text: string,
  bodies: readonly FoundBody[],
  effort: Effort,
): readonly FoundHeaders[] {
  // What reaches over a body is none of their values.
  const isThere = ({ valueSpan }: HeaderField): boolean =>
    bodies.every(({ span }) => valueSpan.end <= span.start || valueSpan.start >= span.end);
  const { all, unread } = parseHeaders(text).headers;
  const groups = group(all.filter(isThere), bodies, effort);
  const spans = bodies.map(({ span }) => span);
  const plain = groups.flatMap((fields, index) => {
    const beside = [groups[index - 1], groups[index + 1]];
    const others = [...spans, ...beside.flatMap((one) => (one === undefined ? [] : spanOf(one)))];
    return print(text, fields, listStrays(text, fields, unread, others)) ?? [];
  });
  if (plain.some(isWhole)) return plain;
  if (!effort.takeDump(text)) return plain;
  const dump = readHeaderDump(text);
  if (dump === null) return plain;
  // A few of them are read, and bodies count as well.
  if (dump.others.length > 0) effort.hasSkippedDump = true;
  const dumped = [dump.fields, ...dump.others].flatMap((fields) =>
    dropMixed(group(fields.filter(isThere), bodies, effort)).flatMap(
      (one) => print(text, one, []) ?? [],
    ),
  );
  return dumped.length > 0 ? dumped : plain;
}

const signedNames = ['X-Timestamp', 'X-Nonce', 'X-Sign'] as const;

/** Where a part of a callback's headers stands beside others', what looks whole may be of two. */
function dropMixed(
  groups: readonly (readonly HeaderField[])[],
): readonly (readonly HeaderField[])[] {
  if (groups.length === 1) return groups;
  const isPart = (fields: readonly HeaderField[] = []): boolean => {
    const names = fields.map(({ name }) => toCallbackName(name));
    const isOwn = names.some((name) => name !== 'Content-Type');
    return isOwn && !signedNames.every((name) => names.includes(name));
  };
  return groups.filter((one, index) => ![one, groups[index - 1], groups[index + 1]].some(isPart));
}

/** With values on the lines of their names, of which characters that are not seen make no other text. */
function isWhole({ text }: FoundHeaders): boolean {
  const seen = dropUnseen(text);
  return /^x-sign: *\S/im.test(seen) && /^x-timestamp: *\d{9}/im.test(seen);
}

/** How far apart lines of one block of headers may stand, in characters. */
const blockLimit = 5000;

/**
 * Lines of the fields' own block that name a header which is not among them: nothing else says what became of it.
 *
 * @param others bodies, and other callbacks' fields: what is behind one of them is no line of this block
 */
function listStrays(
  text: string,
  fields: readonly HeaderField[],
  unread: readonly UnreadHeader[],
  others: readonly Span[],
): readonly Span[] {
  const names = new Set(fields.map(({ name }) => toCallbackName(name)));
  const { start, end } = spanOf(fields);
  const near = others.filter(
    (other) => other.end >= start - blockLimit && other.start <= end + blockLimit,
  );
  const isNear = ({ span }: UnreadHeader): boolean => {
    const from = Math.min(end, span.end);
    const to = Math.max(start, span.start);
    if (to - from > blockLimit || /\n[ \t\r]*\n/.test(text.slice(from, to))) return false;
    return near.every((other) => other.end <= from || other.start >= to);
  };
  const strays = unread.filter((one) => !names.has(one.name) && isNear(one));
  const lines = new Map(strays.map(({ span }) => [span.start, span]));
  return [...lines.values()];
}

/** More callbacks than anybody chooses from. */
const mostGroups = 200;

/** By names that come again; where there are several, what stands behind a body is no part of what stands before it. */
function group(
  fields: readonly HeaderField[],
  bodies: readonly FoundBody[],
  effort: Effort,
): readonly (readonly HeaderField[])[] {
  const own = fields.filter(({ name }) => toCallbackName(name) !== undefined);
  const one = groupUntil(own, [], effort);
  return one.length > 1 && bodies.length > 0 ? groupUntil(own, bodies, effort) : one;
}

function groupUntil(
  fields: readonly HeaderField[],
  bodies: readonly FoundBody[],
  effort: Effort,
): readonly (readonly HeaderField[])[] {
  const groups: HeaderField[][] = [];
  let names = new Set<string>();
  let next = 0;
  for (const field of fields) {
    const name = field.name.toLowerCase();
    const { start } = field.nameSpan;
    const before = next;
    while (next < bodies.length && (bodies[next] as FoundBody).span.start < start) next++;
    if (groups.length === 0 || names.has(name) || next > before) {
      if (groups.length >= mostGroups) {
        effort.stop(start);
        break;
      }
      groups.push([]);
      names = new Set();
    }
    names.add(name);
    groups.at(-1)?.push(field);
  }
  return groups;
}

/** In the text's order. */
function print(
  text: string,
  fields: readonly HeaderField[],
  strays: readonly Span[],
): FoundHeaders | null {
  const lines = strays.map((span) => ({ line: text.slice(span.start, span.end), at: span.start }));
  const named = fields.map((field) => ({ ...field, at: field.nameSpan.start }));
  const all = [...named, ...lines].sort((one, other) => one.at - other.at);
  return printFields(all, spanOf(fields));
}

function spanOf(fields: readonly HeaderField[]): Span {
  const starts = fields.map(({ nameSpan }) => nameSpan.start);
  const ends = fields.map(({ valueSpan }) => valueSpan.end);
  return { start: Math.min(...starts), end: Math.max(...ends) };
}
