/** The platform public key as people paste it. Where the meaning is certain it is mended, and each repair is said. */
import { createError, createWarning, isError, type PemRepair, type Problem } from '../problem';
import type { Result } from '../result';
import { findTextStart } from '../text/byte-order-mark';
import type { Span } from '../text/span';
import { detectPrivateKey } from './detect-private-key';
import { isSameKey } from './is-same-key';
import { parseUnmarkedKey } from './parse-unmarked-key';
import { pickKeyName } from './pick-key-name';
import { type PemPart, pickPemBlocks } from './pick-pem-blocks';
import type { PlatformKey } from './platform-key';
import { readKeyOwner } from './read-key-owner';
import { type KeyReading, readPemBlock } from './read-pem-block';

/**
 * Reads SubjectPublicKeyInfo, PKCS#1 and certificates, in PEM or bare Base64 (RFC 7468), and where neither can be read,
 * in source code, in hex, as a JWK (RFC 7517) and in what tools print. Several blocks are several keys: the first is
 * the current one. It alone decides whether there is a result; what is wrong with a later one is a warning.
 * Asynchronous only because certificates and the rarer forms are loaded when they are met.
 */
export async function parsePlatformKeys(text: string): Promise<Result<readonly PlatformKey[]>> {
  const whole = { start: findTextStart(text), end: text.length };
  if (text.trim() === '') return { ok: false, problems: [createError('pem.empty', null, {})] };
  const form = detectPrivateKey(text);
  if (form !== null) {
    return { ok: false, problems: [createError('pem.private-key', null, { form })] };
  }
  const members = pickMemberValues(text);
  const result = await parsePlainKeys(text, whole, members);
  if (result.ok) return result;
  return (await parseWrittenKeys(text, whole, members.length > 0, result)) ?? result;
}

/** PEM blocks, or bare Base64 alone. */
async function parsePlainKeys(
  text: string,
  whole: Span,
  members: readonly Span[],
): Promise<Result<readonly PlatformKey[]>> {
  const { parts, firstUnread, unread } = pickParts(text, members.length > 0 ? members : [whole]);
  const around: readonly PemRepair[] = whole.start > 0 ? ['byte-order-mark'] : [];
  if (parts.length === 0) {
    const [region = whole] = members;
    const reading = await parseUnmarkedKey(text, region);
    return toResult([reading], [...around, ...(members.length > 0 ? ['json' as const] : [])]);
  }
  const all: KeyReading[] = [];
  for (const part of parts) all.push(await readPart(text, part));
  const read = firstUnread === null ? whole : { ...whole, end: findStart(text, firstUnread) };
  const surroundings: PemRepair | null =
    members.length > 0 ? 'json' : nameSurroundings(text, read, parts);
  const isJson = surroundings === 'json' || surroundings === 'other-json';
  const readings = isJson ? all.filter(isFirstOfItsKey) : all;
  const [first] = parts;
  // It decides: that a name speaks against it goes before how it was read.
  const isOther = first !== undefined && readKeyOwner(text, first.span.start) === 'merchant';
  const repairs: PemRepair[] = isOther ? ['other-name', ...around] : [...around];
  if (surroundings !== null) repairs.push(surroundings);
  const result = toResult(readings, repairs);
  if (firstUnread === null) return result;
  const tooMany = createWarning('pem.too-many', firstUnread, { read: parts.length, unread });
  return { ...result, problems: [...result.problems, tooMany] };
}

/** Null: what was said of the plain ones stands. */
async function parseWrittenKeys(
  text: string,
  whole: Span,
  isNamed: boolean,
  { problems: [problem] }: Result<readonly PlatformKey[]>,
): Promise<Result<readonly PlatformKey[]> | null> {
  // The strings that a program joins end a member's value before the key does.
  const isOpen = problem?.code === 'pem.truncated' && isNamed;
  const isUnmarked = problem?.code === 'pem.no-markers';
  // Numbers before its lines are digits of Base64, too.
  const isMangled = problem?.code === 'pem.not-base64' || problem?.code === 'pem.der';
  if (!isOpen && !isUnmarked && !isMangled) return null;
  const { readWrittenKeys } = await import('./written/read-written-keys');
  const readings = await readWrittenKeys(text, whole);
  if (readings === 'several') {
    if (!isUnmarked) return null;
    const several = createError('pem.no-markers', problem.span, { content: 'several' });
    return { ok: false, problems: [several] };
  }
  const isRead = readings.some(({ key }) => key !== null);
  return isRead || (isUnmarked && readings.length > 0) ? toResult(readings, []) : null;
}

/** Nobody has so many keys; each costs a page that shows what is known of it. */
const mostBlocks = 100;

interface PickedParts {
  readonly parts: readonly PemPart[];
  /** The first that is not read; null where all are. */
  readonly firstUnread: Span | null;
  readonly unread: number;
}

/** The first of them; the rest is counted. */
function pickParts(text: string, regions: readonly Span[]): PickedParts {
  const parts: PemPart[] = [];
  let firstUnread: Span | null = null;
  let unread = 0;
  for (const region of regions) {
    for (const part of pickPemBlocks(text, region)) {
      if (parts.length < mostBlocks) parts.push(part);
      else {
        firstUnread ??= part.span;
        unread += 1;
      }
    }
  }
  return { parts, firstUnread, unread };
}

/**
 * The profile answer's member, also escaped inside another JSON text, or pasted in part. A PEM holds no
 * quotes, so the next one ends the value. In a line that names a key (`# …`) it is part of the name.
 */
const member =
  /(platform[._-]?public[._-]?key(?<!^[ \t]{0,9}#[^\r\n]{0,200})\\*["']?\s*(?:=>|:=|[:=])\s*\\*(?:"{3}|'{3}|["'`])?)([^"'`]*)/gim;

/** No answer has more of them. */
const mostMembers = 1000;

/** Where the values of `platformPublicKey` stand. */
function pickMemberValues(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const { index, 1: name = '', 2: value = '' } of text.matchAll(member)) {
    const start = index + name.length;
    let end = start + findNextName(value, /[\r\n]/.test(name.slice(name.trimEnd().length)));
    while (end > start && text.charAt(end - 1) === '\\') end -= 1;
    spans.push({ start, end });
    if (spans.length === mostMembers) break;
  }
  return spans;
}

/** Without quotes a value ends before the next line that gives a name, outside of a block: where it stands. */
function findNextName(value: string, isBelowName: boolean): number {
  let isInside = false;
  for (const { 0: line, index } of value.matchAll(/[^\r\n]{1,2000}/g)) {
    if ((index > 0 || isBelowName) && !isInside && namedLine.test(line)) return index;
    if (/BEGIN[ _]/i.test(line)) isInside = true;
    if (/END[ _]/i.test(line)) isInside = false;
  }
  return value.length;
}

/** Base64 may end with such signs, and with nothing behind them. */
const namedLine = /^[ \t]{0,99}[A-Za-z_][\w.-]{0,60}[ \t]{0,9}[:=](?!=?$)/;

/** Nobody meant the same key twice who pasted JSON that has it twice, or a program. */
function isFirstOfItsKey({ key }: KeyReading, index: number, all: readonly KeyReading[]): boolean {
  if (key === null) return true;
  return all.findIndex((one) => one.key !== null && isSameKey(one.key, key)) === index;
}

async function readPart(text: string, part: PemPart): Promise<KeyReading> {
  if (part.label.startsWith('SSH')) {
    return { key: null, problems: [createError('pem.ssh', part.span, {})], repairs: [] };
  }
  if (part.kind !== 'block') {
    const problem = createError('pem.truncated', part.span, { reason: part.kind });
    return { key: null, problems: [problem], repairs: [] };
  }
  const reading = await readPemBlock(text, part);
  return part.isExact ? reading : { ...reading, repairs: [...reading.repairs, 'markers'] };
}

/** What stands before, between and after the blocks that are read; lines that are there to name a key left out. */
function nameSurroundings(
  text: string,
  read: Span,
  parts: readonly PemPart[],
): 'other-json' | 'quotes' | 'text-around' | null {
  let outside = '';
  let from = read.start;
  for (const { span } of parts) {
    outside += text.slice(from, findStart(text, span));
    from = span.end;
  }
  const rest = (outside + text.slice(from, read.end)).replaceAll(
    /[\s\u200b-\u200d\u2060]|\\{1,8}[nrt]/g,
    '',
  );
  if (rest === '') return null;
  if (/^[{[]/.test(rest)) return 'other-json';
  return /^\\*["'`]*[,;]?$/.test(rest) ? 'quotes' : 'text-around';
}

/** Of a block, the line that names it included. */
function findStart(text: string, { start }: Span): number {
  const named = pickKeyName(text, start);
  return named?.isComment ? named.line.start : start;
}

function toResult(
  readings: readonly KeyReading[],
  around: readonly PemRepair[],
): Result<readonly PlatformKey[]> {
  const [first, ...others] = readings;
  const later = others.flatMap(({ problems }) => problems.map(toWarning));
  const problems = joinWeakKeys([...(first?.problems ?? []), ...later]);
  if (!first?.key) return { ok: false, problems };
  const keys = readings.flatMap(({ key }) => key ?? []);
  const all = new Set([...around, ...readings.flatMap(({ repairs }) => repairs)]);
  // A JSON text writes its line ends so; there is nothing to mend in it but the JSON itself.
  if (all.has('json') || all.has('other-json')) all.delete('escaped-newlines');
  if (all.size === 0) return { ok: true, value: keys, problems };
  const repaired = createWarning('pem.repaired', first.key.span, { repairs: [...all] });
  return { ok: true, value: keys, problems: [repaired, ...problems] };
}

/** Of keys that are weak alike the first says how many more there are. */
function joinWeakKeys(problems: readonly Problem[]): readonly Problem[] {
  return problems.flatMap((problem) => {
    if (problem.code !== 'pem.weak-key') return problem;
    const { code, bits } = problem;
    const alike = problems.filter((one) => one.code === code && one.bits === bits);
    if (alike[0] !== problem) return [];
    return alike.length === 1 ? problem : { ...problem, more: alike.length - 1 };
  });
}

function toWarning(problem: Problem): Problem {
  return isError(problem) ? { ...problem, severity: 'warning' } : problem;
}
