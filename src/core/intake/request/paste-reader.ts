/**
 * A whole request in any form that people paste. The forms are tried in one order: what is told by its own marks (HTTP
 * messages, commands, calls), then values (JSON, dumps), then what stands in a text by itself. The first that gives headers
 * and a body is taken; nothing is made up that is not there.
 */
import type { Span } from '../../text/span';
import { characterWrappings, type FormUnwrap, wrappings } from '../forms';
import { readEntryPairs } from './add-line-pairs';
import { isCallbackBody } from './body-text';
import { readCommands } from './commands';
import { readCsv } from './csv';
import { readDumpedRequests } from './dumped-requests';
import { listEmbeddedJson } from './embedded-json';
import { EntryShapes, isAllFound, nameShape } from './entry-shapes';
import { readFetchCalls } from './fetch-call';
import { findRequests, type ReadInner } from './find-requests';
import { dumpLimit, Effort, type EntryBudget, type FoundHeaders, type FoundRequest } from './found';
import { headerHint, holdsHalf } from './holds-request';
import { readHttpMessages } from './http-message';
import { listJsonBodies } from './json-bodies';
import { blankRequests, KnownSignatures, pickSignature } from './left-text';
import { isLog, listLogEntries } from './log-entries';
import { type LoggedHalf, listHalves, pairHalves } from './logged-halves';
import { readLooseText } from './loose-text';
import { nameForm } from './name-form';
import { createRequest, joinHalves, type Pair, type Pairing, pairParts } from './pair-parts';
import { pairPlaces } from './pair-places';
import {
  isComplete,
  isEmpty,
  joinParts,
  moveParts,
  nameRequests,
  nothing,
  type Parts,
  shiftParts,
  sortPlaces,
  toParts,
} from './parts';
import { readPowershell } from './powershell';
import { listPrints } from './repeated-prints';
import { unwrapLines, unwrapLogged } from './unwrap-lines';

/** How many texts inside each other are read. */
const depthLimit = 3;
/** So many callbacks' headers are a log's, and no form of one request. */
const longLog = 100;

interface ReadEntries {
  readonly requests: readonly FoundRequest[];
  /** Of entries that have not both. */
  readonly halves: readonly LoggedHalf[];
  /** How many others have something of a callback. */
  readonly unclear: number;
  /** Those behind were not read: they need more dumps than are tried. */
  readonly isCut: boolean;
}

interface ReadEntry {
  readonly parts: Parts;
  /** It needs a dump, and none is left for any entry. */
  readonly isCut: boolean;
  readonly isUnread: boolean;
}

type ReadForm = (text: string, depth: number) => Parts;

export class PasteReader {
  /** Headers that an entry of a log has by themselves, by their signature, and the bodies that are theirs. */
  private readonly logged = new Map<string, Set<string>>();
  private readonly shapes = new EntryShapes();
  /** A long log whose entries were read one by one: no other form reads them all once more. */
  private settled: string | null = null;

  /**
   * @param isOfLog other callbacks' lines may stand beside each, also where their times were taken off
   * @param isEntry it is one of a log's
   */
  constructor(
    private readonly effort: Effort,
    private readonly isOfLog: boolean,
    private readonly isEntry = false,
  ) {}

  /** @param fruitless the forms that give nothing; those that did not are added to it */
  read(text: string, depth: number, fruitless = new Set<number>()): Parts {
    if (text.trim() === '') return nothing;
    const partial: Parts[] = [];
    let doubtful: Parts | null = null;
    for (const [index, read] of this.forms.entries()) {
      if (fruitless.has(index)) continue;
      const parts = this.leaveApart(read(text, depth));
      if (text === this.settled) return parts;
      if (isEmpty(parts)) fruitless.add(index);
      const complete = parts.requests.filter(isComplete);
      const found = { ...nothing, requests: complete };
      if (complete.length > 0 && areSound(complete, text))
        return this.readLeft(text, depth, found, index + 1);
      if (complete.length > 0) doubtful ??= found;
      else if (parts !== nothing) partial.push(parts);
    }
    return doubtful ?? this.leaveApart(joinHalves(joinParts(partial), this.pairIn(text)));
  }

  /** A form gives its own callbacks alone: while another signature stands in what is left, that is read by those behind it. */
  private readLeft(text: string, depth: number, first: Parts, next: number): Parts {
    let { requests } = first;
    const known = new KnownSignatures();
    known.add(requests);
    if (known.findOther(text) === null) return first;
    let rest = blankRequests(text, requests);
    for (const read of this.forms.slice(next)) {
      if (known.findOther(rest) === null) break;
      const more = this.leaveApart(read(rest, depth)).requests.filter(
        (one) => isComplete(one) && !known.has(one) && areSound([one], rest),
      );
      if (more.length === 0) continue;
      known.add(more);
      requests = [...requests, ...more];
      rest = blankRequests(rest, more);
    }
    if (requests === first.requests) return first;
    return { ...first, requests: sortPlaces(requests) };
  }

  /** What the entries of a log say is known: a form that takes their times and threads off cannot tell any more. */
  private leaveApart(parts: Parts): Parts {
    const isApart = ({ headers, body }: FoundRequest): boolean =>
      headers !== null &&
      body !== null &&
      this.logged.get(pickSignature(headers))?.has(body.text) === false;
    if (this.logged.size === 0 || !parts.requests.some(isApart)) return parts;
    const requests = parts.requests.map((one) => (isApart(one) ? { ...one, body: null } : one));
    return { ...parts, requests };
  }

  private readonly forms: readonly ReadForm[] = [
    (text) => toParts(readHttpMessages(text)),
    (text) => toParts(readCommands(text, this.effort)),
    (text) => toParts(readPowershell(text)),
    (text, depth) => toParts(readFetchCalls(text, this.effort, this.createInner(depth))),
    (text, depth) => this.readUnwrapped(text, depth, unwrapLogged(text)),
    (text, depth) => this.readTable(text, depth),
    (text, depth) => this.readLog(text, depth),
    (text, depth) => this.readJson(text, depth),
    (text, depth) => this.readUnwrapped(text, depth, unwrapLines(text)),
    (text, depth) => this.readUnwrapped(text, depth, unwrap(text)),
    (text, depth) => this.readPrints(text, depth),
    (text) => toParts(this.isEntry ? readEntryPairs(text) : []),
    (text, depth) => readDumpedRequests(text, this.effort, this.createInner(depth)),
    (text, depth) => this.readLoose(text, depth),
  ];

  private readLoose(text: string, depth: number): Parts {
    // Of the paste itself headers and a body are looked for, whatever its parts have cost.
    if (depth === 0) this.effort.dumps = Math.max(this.effort.dumps, 2);
    return readLooseText(text, this.effort, this.createInner(depth), this.pairIn(text));
  }

  private pairIn(text: string): Pairing {
    return (headers, bodies) => pairPlaces(text, this.isOfLog || isLog(text), headers, bodies);
  }

  private readJson(source: string, depth: number): Parts {
    const json = listEmbeddedJson(source, this.effort);
    const readInner = this.createInner(depth);
    const parts = json.map(({ root, span }) => {
      const found = findRequests(source, root, this.effort, readInner);
      // A body, whatever is said in it: headers that its own texts name are none of a request's.
      if (found.requests.length > 0 || !isCallbackBody(root)) return found;
      return { ...nothing, bodies: listJsonBodies(source, { root, span }) };
    });
    const joined = joinParts(parts);
    if (joined === nothing) return nothing;
    const form = isWholePaste(source, json) ? 'headers-and-body' : 'log';
    return nameRequests(
      json.length > 1
        ? pairParts(joined, () => form, true, this.pairIn(source))
        : pairParts(joined, () => form, false),
      form,
    );
  }

  /** Each entry by itself, so that none is given what stands in another; those that were logged apart with their neighbours. */
  private readLog(text: string, depth: number): Parts {
    const entries = depth < depthLimit && headerHint.test(text) ? listLogEntries(text) : null;
    if (entries === null) return nothing;
    const { requests, halves: read, unclear, isCut } = this.readEntries(text, depth, entries);
    const halves = isCut ? this.endAsLog(text, entries, read) : read;
    const pairs = pairHalves(halves, entries.length === halves.length);
    // Without a body in an entry of its own, the lines of one may have been given a time each.
    if (requests.length > 0 || halves.some(({ of }) => 'body' in of))
      this.keepPairs(read, pairs, requests);
    const paired = pairs.map(([one, body]) => createRequest('text', one, body));
    const found = [...requests, ...paired];
    const headers = listHeaders(read);
    // A body that was given a time in each of its lines would leave more lines unclear than there are callbacks.
    if (found.length === 0 && headers.length >= longLog && unclear <= headers.length) {
      this.settled = text;
      return { ...nothing, headers };
    }
    return nameRequests(toParts(sortPlaces(found)), 'log');
  }

  /**
   * Which of headers and body a log has first shows at its ends alone, where one of the two stands without the other: what was
   * read ends with the same as the whole.
   */
  private endAsLog(
    text: string,
    entries: readonly Span[],
    halves: readonly LoggedHalf[],
  ): readonly LoggedHalf[] {
    const last = entries.findLast(({ start, end }) => holdsHalf(text.slice(start, end)));
    const areHeaders = last !== undefined && headerHint.test(text.slice(last.start, last.end));
    const at = halves.findLastIndex(({ of }) => 'headers' in of === areHeaders);
    const left = halves[at + 1];
    if (left !== undefined) this.effort.stop((entries[left.first] as Span).start);
    return halves.slice(0, at + 1);
  }

  /** Each by itself, as the limits are those of one. Bodies that were printed apart are paired by the forms behind. */
  private readPrints(text: string, depth: number): Parts {
    const prints = depth < depthLimit && headerHint.test(text) ? listPrints(text) : null;
    if (prints === null) return nothing;
    const { requests, halves, unclear } = this.readEntries(text, depth, prints);
    if (halves.some(({ of }) => 'body' in of)) return nothing;
    if (requests.length > 0) return toParts(requests);
    if (unclear === 0) this.settled = text;
    return { ...nothing, headers: listHeaders(halves) };
  }

  private readEntries(text: string, depth: number, entries: readonly Span[]): ReadEntries {
    const requests: FoundRequest[] = [];
    const halves: LoggedHalf[] = [];
    let unclear = 0;
    let isCut = false;
    for (const [index, span] of entries.entries()) {
      const entry = text.slice(span.start, span.end);
      if (!holdsHalf(entry)) continue;
      const read = this.readEntry(entry, depth + 1);
      const parts = shiftParts(read.parts, span.start);
      isCut = read.isCut;
      if (read.isUnread) this.effort.stop(span.start);
      if (isCut) break;
      const complete = parts.requests.filter(isComplete);
      requests.push(...complete);
      if (complete.length > 0) continue;
      const own = listHalves(parts, entry, index);
      halves.push(...own);
      if (own.length === 0) unclear += 1;
    }
    return { requests, halves, unclear, isCut };
  }

  /** By the forms that have read one that looks alike, where there was one and they read this as well. */
  private readEntry(entry: string, depth: number): ReadEntry {
    const shape = nameShape(entry);
    const known = this.shapes.find(shape);
    if (known !== null) {
      const read = this.tryEntry(entry, depth, this.effort.alike, new Set(known));
      if (this.shapes.isAsGood(shape, read.parts)) return read;
    }
    const fruitless = new Set<number>();
    const read = this.tryEntry(entry, depth, this.effort.dumped, fruitless);
    if (isAllFound(entry, read.parts) && !read.isUnread)
      this.shapes.keep(shape, fruitless, read.parts);
    return read;
  }

  private tryEntry(
    entry: string,
    depth: number,
    budget: EntryBudget,
    fruitless: Set<number>,
  ): ReadEntry {
    const isLast = budget.entries <= 0;
    const effort = new Effort(entry.length);
    // What needs no dump is read all the same.
    if (isLast || budget.characters <= 0) effort.dumps = 0;
    const { dumps } = effort;
    const parts = new PasteReader(effort, false, true).read(entry, depth, fruitless);
    const isShort = effort.dumps < 0;
    if (effort.dumps < dumps) budget.entries -= 1;
    budget.characters -= (dumps - Math.max(effort.dumps, 0)) * entry.length;
    return {
      parts,
      isCut: isLast && isShort,
      isUnread: (isShort && dumps === 0) || effort.stoppedAt !== null,
    };
  }

  /** @param whole entries that have both: a filter such as Spring's logs the headers once more, before it has the body */
  private keepPairs(
    halves: readonly LoggedHalf[],
    pairs: readonly Pair[],
    whole: readonly FoundRequest[],
  ): void {
    for (const { of } of halves)
      if ('headers' in of) this.logged.set(pickSignature(of.headers), new Set());
    const all = [...pairs, ...whole.map(({ headers, body }) => [headers, body] as const)];
    for (const [headers, body] of all)
      if (headers && body) this.logged.get(pickSignature(headers))?.add(body.text);
  }

  private readTable(text: string, depth: number): Parts {
    const table = headerHint.test(text) ? readCsv(text, this.effort) : null;
    if (table === null) return nothing;
    return nameRequests(findRequests(text, table, this.effort, this.createInner(depth)), 'csv');
  }

  private readUnwrapped(text: string, depth: number, inner: readonly string[]): Parts {
    if (depth >= depthLimit) return nothing;
    for (const one of inner) {
      if (one === text) continue;
      const parts = this.effort.within(0, () => this.read(one, depth + 1));
      if (!parts.requests.some(isComplete)) continue;
      // Of a text that was made of this one no place is known.
      return moveParts(parts, { start: 0, end: text.length }, 'headers-and-body');
    }
    return nothing;
  }

  private createInner(depth: number): ReadInner {
    return (text, span, keys) => {
      if (depth >= depthLimit || !this.effort.hasLeft('inner', span.start)) return nothing;
      this.effort.inner -= 1;
      const parts = this.effort.within(span.start, () => this.read(text, depth + 1));
      return parts === nothing ? nothing : moveParts(parts, span, nameForm(keys));
    };
  }
}

function listHeaders(halves: readonly LoggedHalf[]): readonly FoundHeaders[] {
  return halves.flatMap(({ of }) => ('headers' in of ? of.headers : []));
}

function unwrap(text: string): readonly string[] {
  if (text.length > dumpLimit || !headerHint.test(text)) return [];
  const tryOne = ([, one]: FormUnwrap): readonly string[] =>
    one(text.trim()).map((derived) => derived.text);
  return [...characterWrappings, ...wrappings].flatMap(tryOne);
}

function isWholePaste(text: string, json: readonly { readonly span: Span }[]): boolean {
  const [only] = json;
  if (only === undefined || json.length > 1) return false;
  return text.slice(0, only.span.start).trim() === '' && text.slice(only.span.end).trim() === '';
}

/** A form that leaves out a header whose name stands in the text, or gives a signature a bracket, may not be the text's. */
function areSound(requests: readonly FoundRequest[], text: string): boolean {
  const expected = ownNames.filter(([, pattern]) => pattern.test(text));
  const hasAll = ({ headers }: FoundRequest): boolean =>
    expected.every(([name]) => headers?.own.some(([known]) => known === name));
  return requests.every(({ headers }) => headers?.isClean) && requests.some(hasAll);
}

const ownNames = [
  ['X-Sign', /x[-_]?sign(?![a-z])/i],
  ['X-Timestamp', /x[-_]?timestamp/i],
  ['X-Nonce', /x[-_]?nonce/i],
  ['X-Merchant-No', /x[-_]?merchant[-_]?no/i],
] as const;
