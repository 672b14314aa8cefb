/** The values of a statement's parameters, which loggers print beside it: MyBatis, Hibernate, Sequelize, TypeORM, SQLAlchemy, Entity Framework, Knex. */
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import type { DumpNode } from '../dump-node';
import { javascript } from '../literal/javascript';
import { python } from '../literal/python';
import { readLeadingLiteral, readLiteral } from '../literal/read-literal';

export interface SqlParameter {
  readonly written: string;
  /** It was a text for certain. */
  readonly isText: boolean;
  readonly span: Span;
}

/** By name, or by place from 0 on. */
export type SqlParameters = ReadonlyMap<string | number, SqlParameter>;

/** Looks in one text for what stands beside each of its statements. */
export class SqlParameterFinder {
  private list: FoundList | null = null;
  private readonly bound = new Map<number, BoundList | null>();

  constructor(private readonly text: string) {}

  /**
   * Empty where none are found.
   *
   * @param from where the statement begins; others' stand before it
   */
  find(from: number): SqlParameters {
    const readers = [readMyBatis, readHibernate, readEntityFramework];
    const found = readers.map((read) => read(this.text, from)).find(({ size }) => size > 0);
    return found ?? this.findBound(from) ?? this.findList(from).parameters;
  }

  /** In the same object as the statement, before it or behind. */
  private findBound(from: number): SqlParameters | null {
    bindings.lastIndex = from;
    const behind = bindings.exec(this.text);
    const isSame = behind !== null && !this.text.slice(from, behind.index).includes('{');
    if (isSame) return this.readBound(behind.index + behind[0].length - 1)?.parameters ?? null;
    const before = this.text.lastIndexOf('bindings', from);
    bindings.lastIndex = Math.max(before, 0);
    const found = before === -1 ? null : bindings.exec(this.text);
    if (found?.index !== before) return null;
    const read = this.readBound(before + found[0].length - 1);
    return read === null || this.text.slice(read.end, from).includes('{') ? null : read.parameters;
  }

  private readBound(start: number): BoundList | null {
    const known = this.bound.get(start);
    if (known !== undefined) return known;
    const text = this.text.slice(start);
    const root = readLeadingLiteral(text, javascript);
    const parameters = toParameters(root, text, start);
    const read = root === null ? null : { parameters, end: start + root.span.end };
    this.bound.set(start, read);
    return read;
  }

  /** The next one is every statement's that stands before it: each would look for it, and read it, again. */
  private findList(from: number): FoundList {
    const known = this.list;
    if (known !== null && known.from <= from && from <= known.start) return known;
    this.list = readList(this.text, from);
    return this.list;
  }
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
  const found = new Map<number, SqlParameter>();
  myBatis.lastIndex = from;
  const start = myBatis.exec(text);
  if (start === null) return found;
  typed.lastIndex = start.index + start[0].length;
  for (
    let at = typed.lastIndex, match = typed.exec(text);
    match !== null;
    match = typed.exec(text)
  ) {
    const [whole, written = 'null'] = match;
    const span = { start: at, end: at + written.length };
    found.set(found.size, { written, isText: whole.includes('(String)', written.length), span });
    at += whole.length;
    if (!whole.endsWith(', ')) break;
  }
  return found;
}

const binding =
  /binding parameter (?:\((\d{1,4}):(\w{1,40})\) <- |\[(\d{1,4})\] as \[(\w{1,40})\] - )\[([^\r\n]*)\]/g;

function readHibernate(text: string, from: number): SqlParameters {
  const found = new Map<number, SqlParameter>();
  binding.lastIndex = from;
  for (let match = binding.exec(text); match !== null; match = binding.exec(text)) {
    const [whole, newer, newerType, older, olderType, written = ''] = match;
    const end = match.index + whole.length - 1;
    const isText = /CHAR|CLOB|TEXT/.test(newerType ?? olderType ?? '') && written !== 'null';
    const place = Number(newer ?? older) - 1;
    // Another statement's begin again.
    if (found.has(place)) break;
    found.set(place, { written, isText, span: { start: end - written.length, end } });
  }
  return found;
}

const entityFramework = '[Parameters=[';
const named =
  /(@\w{1,60})=(?:NULL|'((?:[^'\r\n]|'(?!(?: \(\w[^()\r\n]{0,60}\)){0,4}(?:, @|\])))*)')(?: \(\w[^()\r\n]{0,60}\)){0,4}(?:, |\])/y;

/** In front of the statement. */
function readEntityFramework(text: string, from: number): SqlParameters {
  const found = new Map<string, SqlParameter>();
  const start = text.lastIndexOf(entityFramework, from);
  if (start === -1) return found;
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
    found.set(name, { written: value, isText: written !== undefined, span });
    at += whole.length;
    if (!whole.endsWith(', ')) break;
  }
  return found;
}

interface BoundList {
  readonly parameters: SqlParameters;
  readonly end: number;
}

/** The first list behind a place; `start` is behind everything where there is none. */
interface FoundList {
  readonly from: number;
  readonly start: number;
  readonly parameters: SqlParameters;
}

/** In Knex's print of a query, or in a log of it. */
const bindings = /bindings"?: ?\[/g;
const lineOfText = /[^\r\n]+/g;
/** Behind Sequelize's statement, and TypeORM's. */
const jsonOpening = /(?:-- PARAMETERS: |; {0,2})\[/;
/** Below SQLAlchemy's. */
const tupleOpening = /\[(?:generated|cached|no key|raw sql|dialect)[^\]]{0,80}\] \(/;

/** It ends where its line does: only a line that can end one is looked at from its front. */
function readList(text: string, from: number): FoundList {
  lineOfText.lastIndex = from;
  for (let match = lineOfText.exec(text); match !== null; match = lineOfText.exec(text)) {
    const line = match[0].trimEnd();
    const isJson = line.endsWith(']');
    const isTuple = line.endsWith(')');
    const opening = isJson ? jsonOpening.exec(line) : isTuple ? tupleOpening.exec(line) : null;
    if (opening === null) continue;
    const at = opening.index + opening[0].length - 1;
    const start = match.index + at;
    const written = line.slice(at);
    const root = isJson ? readJson(written) : readLiteral(written, python)?.root;
    return { from, start, parameters: toParameters(root ?? null, written, start) };
  }
  return { from, start: text.length, parameters: new Map() };
}

function toParameters(root: DumpNode | null, written: string, start: number): SqlParameters {
  const found = new Map<number, SqlParameter>();
  for (const item of root?.type === 'array' ? root.items : []) {
    const span = { start: start + item.span.start, end: start + item.span.end };
    found.set(found.size, { ...toParameter(item, written), span });
  }
  return found;
}

function readJson(text: string): DumpNode | null {
  const json = parseJson(text);
  return json.ok ? json.value : null;
}

function toParameter(node: DumpNode, text: string): Omit<SqlParameter, 'span'> {
  if (node.type === 'string') return { written: node.value, isText: true };
  if (node.type === 'null') return { written: 'null', isText: false };
  return { written: text.slice(node.span.start, node.span.end), isText: false };
}
