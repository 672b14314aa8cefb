/** The values of a statement's parameters, as loggers of many libraries print them beside it. */
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import type { DumpNode } from '../dump-node';
import { elixir } from '../literal/brace-maps';
import { javascript } from '../literal/javascript';
import { python } from '../literal/python';
import { readLeadingLiteral, readLiteral } from '../literal/read-literal';

export interface SqlParameter {
  readonly written: string;
  /** It was a text for certain. */
  readonly isText: boolean;
  readonly span: Span;
}

export interface SqlParameters {
  /** By name, or by place from 0 on. */
  readonly values: ReadonlyMap<string | number, SqlParameter>;
  /** Of all that shows them. */
  readonly span: Span;
}

/** Looks in one text for what stands beside each of its statements: what all may share is looked for once. */
export class SqlParameterFinder {
  private list: FoundList | null = null;
  private bindings: readonly Binding[] | null = null;
  private lists: readonly Span[] | null = null;
  private readonly bound = new Map<number, SqlParameters | null>();

  constructor(private readonly text: string) {}

  /**
   * Without values where none are found.
   *
   * @param from where the statement begins; others' stand before it
   */
  find(from: number): SqlParameters {
    this.bindings ??= listBindings(this.text);
    const found = [
      readMyBatis(this.text, from),
      pickBindings(this.bindings, from),
      readEntityFramework(this.text, from),
    ].find(({ values }) => values.size > 0);
    return found ?? this.findBound(from) ?? this.findList(from).parameters;
  }

  /** In the same object as the statement, before it or behind. */
  private findBound(from: number): SqlParameters | null {
    this.lists ??= [...this.text.matchAll(boundLists)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
    const behind = this.lists.find(({ start }) => start >= from);
    if (behind !== undefined && isOneObject(this.text.slice(from, behind.start)))
      return this.readBound(behind);
    const before = this.lists.findLast(({ start }) => start < from);
    const read = before === undefined ? null : this.readBound(before);
    return read !== null && isOneObject(this.text.slice(read.span.end, from)) ? read : null;
  }

  private readBound({ start, end }: Span): SqlParameters | null {
    const known = this.bound.get(start);
    if (known !== undefined) return known;
    const at = end - 1;
    const text = this.text.slice(at);
    const root = readLeadingLiteral(text, javascript);
    const read = root === null ? null : toParameters(root, text, { start, end: at });
    this.bound.set(start, read);
    return read;
  }

  /** The next one is every statement's that stands before it: each would look for it, and read it, again. */
  private findList(from: number): FoundList {
    const known = this.list;
    if (known !== null && known.from <= from && from < known.until) return known;
    this.list = readList(this.text, from);
    return this.list;
  }
}

/** Another object may stand between, but what begins in one does not end in another. */
function isOneObject(between: string): boolean {
  let depth = 0;
  for (const [bracket] of between.matchAll(/[{}]/g)) {
    depth += bracket === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const myBatis = /==> {0,4}Parameters: /g;
/** Java's own that a driver takes. */
const type = String.raw`(?:String|Integer|Long|Short|Byte|Boolean|Double|Float|Character|Big(?:Decimal|Integer)|(?:Local|Offset|Zoned)?(?:Date|Time|DateTime)|Timestamp|Instant|UUID|byte\[\])\)(?:, |\s{0,2}$)`;
/** A value may hold parentheses and commas: its type is what stands before the next one. */
const typed = new RegExp(
  String.raw`(?:null(?:, |\s{0,2}$)|((?:[^(\r\n]|\((?!${type}))*)\(${type})`,
  'my',
);

function readMyBatis(text: string, from: number): SqlParameters {
  const values = new Map<number, SqlParameter>();
  myBatis.lastIndex = from;
  const start = myBatis.exec(text);
  if (start === null) return none;
  typed.lastIndex = start.index + start[0].length;
  let at = typed.lastIndex;
  for (let match = typed.exec(text); match !== null; match = typed.exec(text)) {
    const [whole, written = 'null'] = match;
    const span = { start: at, end: at + written.length };
    values.set(values.size, { written, isText: whole.includes('(String)', written.length), span });
    at += whole.length;
    if (!whole.endsWith(', ')) break;
  }
  return join(values, start.index, at);
}

const lineOfText = /[^\r\n]+/g;
const binding =
  /binding parameter (?:\((\d{1,4}):(\w{1,40})\) <- |\[(\d{1,4})\] as \[(\w{1,40})\] - )\[/;

interface Binding extends SqlParameter {
  readonly place: number;
}

/** Each ends with the last bracket of its line. */
function listBindings(text: string): readonly Binding[] {
  return [...text.matchAll(lineOfText)].flatMap(({ 0: line, index }) => {
    const opening = binding.exec(line);
    const start = (opening?.index ?? 0) + (opening?.[0].length ?? 0);
    const end = line.lastIndexOf(']');
    if (opening === null || end < start) return [];
    const [, newer, newerType, older, olderType = ''] = opening;
    const written = line.slice(start, end);
    const isText = /CHAR|CLOB|TEXT/.test(newerType ?? olderType) && written !== 'null';
    const span = { start: index + start, end: index + end };
    return [{ place: Number(newer ?? older) - 1, written, isText, span }];
  });
}

function pickBindings(bindings: readonly Binding[], from: number): SqlParameters {
  const values = new Map<number, SqlParameter>();
  let end = from;
  for (const found of bindings) {
    if (found.span.start < from) continue;
    // Another statement's begin again.
    if (values.has(found.place)) break;
    values.set(found.place, found);
    end = found.span.end + 1;
  }
  return join(values, from, end);
}

const entityFramework = '[Parameters=[';
const named =
  /(@\w{1,60})=(?:NULL|'((?:[^'\r\n]|'(?!(?: \(\w[^()\r\n]{0,60}\)){0,4}(?:, @|\])))*)')(?: \(\w[^()\r\n]{0,60}\)){0,4}(?:, |\])/y;

/** In front of the statement. */
function readEntityFramework(text: string, from: number): SqlParameters {
  const values = new Map<string, SqlParameter>();
  const start = text.lastIndexOf(entityFramework, from);
  if (start === -1) return none;
  named.lastIndex = start + entityFramework.length;
  for (
    let at = named.lastIndex, match = named.exec(text);
    match !== null;
    match = named.exec(text)
  ) {
    const [whole, name = '', written] = match;
    const from = at + name.length + (written === undefined ? 1 : 2);
    const value = written ?? 'null';
    const span = { start: from, end: from + value.length };
    values.set(name, { written: value, isText: written !== undefined, span });
    at += whole.length;
    if (!whole.endsWith(', ')) break;
  }
  return join(values, start, from);
}

function join(values: SqlParameters['values'], start: number, end: number): SqlParameters {
  return { values, span: { start, end } };
}

const none = join(new Map(), 0, 0);

/** The first list behind a place; without values where there is none, or it is another statement's. */
interface FoundList {
  readonly from: number;
  /** Where it begins, or what ends the search for it. */
  readonly until: number;
  readonly parameters: SqlParameters;
}

/** In the print of a query, or in a log of it: Knex's, node-postgres', TypeORM's, libSQL's. */
export const boundList = /\b(?:bindings|values|param(?:eter)?s|args)"?: ?\[/;
const boundLists = new RegExp(boundList, 'g');
/** Behind Sequelize's statement, TypeORM's, Drizzle's and Ecto's, and below Prisma's. */
const listOpening = /(?:\bparam(?:eter)?s:? |; {0,2}|\) (?:returning [\w", ]{1,200} )?)\[/i;
/** Below SQLAlchemy's, behind Django's and peewee's. */
const tupleOpening =
  /(?:\[(?:generated|cached|no key|raw sql|dialect)[^\]]{0,80}\] |; args=)\(|['"], \[/;

/** A list ends where its line does: only a line that can end one is looked at from its front. */
function readList(text: string, from: number): FoundList {
  const other = findOther(text, from);
  for (const { 0: whole, index } of text.slice(from).matchAll(lineOfText)) {
    const start = from + index;
    const line = whole.trimEnd();
    const list = line.endsWith(']') ? listOpening.exec(line) : null;
    const isTuple = list === null && /[)\]]$|; args=\(/.test(line);
    const opening = isTuple ? tupleOpening.exec(line) : list;
    if (opening === null) continue;
    const at = opening.index + opening[0].length - 1;
    const written = line.slice(at);
    const root = isTuple ? readLeadingLiteral(written, python) : readWhole(written);
    const place = { start: start + opening.index, end: start + at };
    // A list behind another statement is that one's.
    if (place.start > other) break;
    // Rails' pairs have names of their own.
    if (root !== null && isOfPairs(root)) continue;
    // Of its own list that is cut nothing is known, and the next one is none of it.
    if (root === null && /param/i.test(opening[0])) return endSearch(text, from, place.start);
    if (root === null) continue;
    return { from, until: place.start, parameters: toParameters(root, written, place) };
  }
  return endSearch(text, from, other);
}

function endSearch(text: string, from: number, until: number): FoundList {
  return { from, until, parameters: join(new Map(), text.length, text.length) };
}

/** A text among values, whatever it tells of. */
const valueText = String.raw`(?<=[(,=]\s{0,3})'[^'\r\n]{0,500}'`;
const change = new RegExp(
  String.raw`${valueText}|\b(?:(?:insert|replace)\s{1,9}into|delete\s{1,9}from|update\s{1,9}\S{1,200}\s{1,9}set)\b|\(\s{0,9}select\s[^)?]{0,500}\?`,
  'gi',
);
/** One in parentheses may be a value of the statement itself. */
const question = new RegExp(
  String.raw`${valueText}|(?:(?<!\(\s{0,9})\bselect|\bwith\s\w{1,60}\sas|\bcall)\s`,
  'gi',
);
const parameterPlace = /(?<![\w@])(?:\?|\$\d|%s|@\w)/g;

/** Where another statement has come that has a list: a question has one where it has a place for a value. */
function findOther(text: string, from: number): number {
  const find = (pattern: RegExp, start: number): number => {
    pattern.lastIndex = start;
    let found = pattern.exec(text);
    while (found?.[0].startsWith("'")) found = pattern.exec(text);
    return found?.index ?? text.length;
  };
  return Math.min(find(change, from + 1), find(parameterPlace, find(question, from + 1)));
}

function isOfPairs(root: DumpNode): boolean {
  return (
    root.type === 'array' &&
    root.items.length > 0 &&
    root.items.every(({ type }) => type === 'array')
  );
}

/** @param place from what tells that it is a list of parameters to where that begins */
function toParameters(root: DumpNode, written: string, place: Span): SqlParameters {
  const values = new Map<number, SqlParameter>();
  for (const item of root.type === 'array' ? root.items : []) {
    const span = { start: place.end + item.span.start, end: place.end + item.span.end };
    values.set(values.size, { ...toParameter(item, written), span });
  }
  return join(values, place.start, place.end + root.span.end);
}

/** JSON, or a list of Elixir's. */
function readWhole(text: string): DumpNode | null {
  const json = parseJson(text);
  return json.ok ? json.value : (readLiteral(text, elixir)?.root ?? null);
}

function toParameter(node: DumpNode, text: string): Omit<SqlParameter, 'span'> {
  if (node.type === 'string') return { written: node.value, isText: true };
  if (node.type === 'null') return { written: 'null', isText: false };
  return { written: text.slice(node.span.start, node.span.end), isText: false };
}
