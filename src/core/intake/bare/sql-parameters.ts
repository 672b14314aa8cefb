/** The values of a statement's parameters, which loggers print beside it: MyBatis, Hibernate, Sequelize, TypeORM, SQLAlchemy, Entity Framework. */
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import type { DumpNode } from '../dump-node';
import { python } from '../literal/python';
import { readLiteral } from '../literal/read-literal';

export interface SqlParameter {
  readonly written: string;
  /** It was a text for certain. */
  readonly isText: boolean;
  readonly span: Span;
}

/** By name, or by place from 0 on. */
export type SqlParameters = ReadonlyMap<string | number, SqlParameter>;

/**
 * Empty where none are found.
 *
 * @param from where the statement begins; others' stand before it
 */
export function listSqlParameters(text: string, from: number): SqlParameters {
  const readers = [readMyBatis, readHibernate, readEntityFramework, readList];
  return readers.map((read) => read(text, from)).find(({ size }) => size > 0) ?? new Map();
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

/** Behind Sequelize's statement, TypeORM's, and SQLAlchemy's. */
const list =
  /(?:-- PARAMETERS: |; {0,2})(\[[^\r\n]*\])\s*$|\[(?:generated|cached|no key|raw sql|dialect)[^\]\r\n]{0,80}\] (\([^\r\n]*\))\s*$/gm;

function readList(text: string, from: number): SqlParameters {
  list.lastIndex = from;
  const match = list.exec(text);
  const found = new Map<number, SqlParameter>();
  const json = match?.[1];
  const written = json ?? match?.[2];
  if (match === null || written === undefined) return found;
  const start = match.index + match[0].lastIndexOf(written);
  const root = json === undefined ? readLiteral(written, python)?.root : readJson(json);
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
