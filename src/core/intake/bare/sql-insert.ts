/** `INSERT INTO callbacks (orderNo, amount) VALUES ('P1', '1.00');`, as clients, dumps and loggers of databases write a row. */
import { contractFieldNames } from '../../contract';
import type { Span } from '../../text/span';
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import { isStringField, toContractName } from '../pick-body';
import { anyScalars } from './lines';
import { isContractRow } from './positional';
import type { Bare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar } from './read-scalar';
import { listTableColumns } from './sql-columns';
import { SqlParameterFinder, type SqlParameters } from './sql-parameters';

const head =
  /\b(?:insert(?: ignore)?|replace) into (?:([\w"`.[\]]{1,200})\s*values\s*\(|[^(]{1,200}\(([^()]{1,20000})\)\s*values\s*\(|[^(=\r\n]{1,200}? set (?=[\w"`[]))/gi;
/** In quotes, the place of a parameter, a call, or as it is; Laravel puts texts of several words in without quotes. */
const written = String.raw`\s*(?:(?:[NEne]?'((?:[^'\\]|''|\\[\s\S])*)'|(\?|\$\d{1,4}|@\w{1,60}|%s)|([\w.]{1,60}\((?:[^()']|'[^']{0,100}'|\([^()']{0,100}\)){0,100}\)))(?:::\w+)?\s*|`;
/** The parentheses around a list end it, so that a value of it may have a semicolon, and pairs of them. */
const listed = new RegExp(
  String.raw`${written}((?:[^\s'(),]|\([^'(),]*\))(?:[^'(),]|\([^'(),]*\))*)?)([,)]|$)`,
  'y',
);
const assignedValue = new RegExp(String.raw`${written}([^\s'(),;][^'(),;]*)?)([,);]|$)`, 'y');
/** The database's time of a number of seconds. */
const ofSeconds = /^(?:from_unixtime|to_timestamp)\(\s{0,9}'?(\d{1,20})'?\s{0,9}\)$/i;
const assigned = /\s*["`[]?(\w{1,100})["`\]]? ?= ?(?=\S)/y;
/** An object begins or ends, or the name of a member in double quotes. */
const jsonMark = /[{}]|"(\w{1,40})\\?"{1,2}\s{0,9}:/g;
/** The place of a parameter that is given by its name, in a map beside the statement. */
const named = /^(?:%\(\w{1,60}\)s|:\w{1,60}|[#$]?\{\w{1,60}\})$/;
const fieldsOfRow = 2;
/** So many of the contract's fields make JSON in a column, or beside the statement, the body itself. */
const fieldsOfJson = 4;
/** How many statements are looked at: each looks for its parameters in all that is behind it. */
const statementLimit = 20;

type Losses = Bare['losses'][number][];

/** The first row of the statement that has the most of the contract's fields; of equals the first, further ones are other callbacks. */
export function readSqlInsert(text: string): Bare | null {
  return readInsert(text, true);
}

/** The same of a statement whose parameters stand nowhere: only what its columns are is known. */
export function readUnboundInsert(text: string): Bare | null {
  return readInsert(text, false);
}

/** The same in an object beside the list of its parameters, as Knex prints a query; the statement alone has none. */
export function readBoundInsert(text: string): Bare | null {
  return /^\{/.test(text) && /\bbindings"?: ?\[/.test(text) ? readInsert(text, true) : null;
}

function readInsert(text: string, isBound: boolean): Bare | null {
  const finder = new SqlParameterFinder(text);
  let left = statementLimit;
  let best: Bare | null = null;
  let most = fieldsOfRow - 1;
  for (const found of text.matchAll(head)) {
    if (left-- <= 0) break;
    const from = found.index + found[0].length;
    const losses: Losses = [];
    const row = new SqlRow(text, finder, isBound, found.index, from, losses);
    const [, table, columns] = found;
    const members =
      table !== undefined
        ? row.readUnnamed(listTableColumns(text, table))
        : columns !== undefined
          ? row.readListed(columns.split(',').map(unquoteName))
          : row.readAssigned();
    const known = members?.filter(({ key }) => toContractName(key.value) !== undefined);
    if (members === null || known === undefined || known.length <= most) continue;
    most = known.length;
    best = { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
  }
  if (best === null) return null;
  const ofJson = countJsonFields(text);
  return ofJson >= fieldsOfJson || ofJson > most ? null : best;
}

/** How many of the contract's fields the one object has that has the most. */
function countJsonFields(text: string): number {
  const open = [new Set<string>()];
  let most = 0;
  for (const [mark, key] of text.matchAll(jsonMark)) {
    const name = key === undefined ? undefined : toContractName(key);
    if (mark === '{') open.push(new Set());
    else if (mark === '}' && open.length > 1) open.pop();
    else if (name !== undefined) most = Math.max(most, open.at(-1)?.add(name).size ?? 0);
  }
  return most;
}

class SqlRow {
  private parameters: SqlParameters | null = null;
  private count = 0;
  private hasQuotes = false;
  private hasWords = false;

  constructor(
    private readonly text: string,
    private readonly finder: SqlParameterFinder,
    private readonly isBound: boolean,
    private readonly start: number,
    private end: number,
    private readonly losses: Losses,
  ) {}

  readListed(names: readonly string[]): DumpMember[] | null {
    const members: DumpMember[] = [];
    for (const [at, name] of names.entries()) {
      const read = this.readMember(name, listed);
      if (read === null || (read.close === ')') !== (at === names.length - 1)) return null;
      members.push(...read.members);
    }
    return members;
  }

  /** @param names as the table was created; null: values in the contract's order are taken for its fields */
  readUnnamed(names: readonly string[] | null): DumpMember[] | null {
    if (names !== null) return this.readListed(names);
    const cells = this.listCells();
    const front = cells.findIndex((cell) => cell === 'payin' || cell === 'payout');
    if (!isContractRow(cells.slice(front))) return null;
    const unnamed = '';
    const members = this.readListed(
      cells.map((_, at) => contractFieldNames[at - front] ?? unnamed),
    );
    return members?.filter(({ key }) => key.value !== unnamed) ?? null;
  }

  /** As they are written up to the parenthesis that ends them; none where nothing does. */
  private listCells(): readonly string[] {
    const cells: string[] = [];
    listed.lastIndex = this.end;
    for (let found = listed.exec(this.text); found !== null; found = listed.exec(this.text)) {
      const [, quoted, , , bare = '', close] = found;
      cells.push(quoted ?? bare.trim());
      if (close !== ',') return close === ')' ? cells : [];
    }
    return [];
  }

  readAssigned(): DumpMember[] | null {
    const members: DumpMember[] = [];
    for (let close = ','; close === ','; ) {
      assigned.lastIndex = this.end;
      const [joint = '', name = ''] = assigned.exec(this.text) ?? [];
      if (joint === '') return null;
      this.end += joint.length;
      const read = this.readMember(name, assignedValue);
      if (read === null) return null;
      members.push(...read.members);
      close = read.close;
    }
    return members;
  }

  /** No member where the database has a value of its own. */
  private readMember(
    name: string,
    value: RegExp,
  ): { members: readonly DumpMember[]; close: string } | null {
    value.lastIndex = this.end;
    const start = this.end;
    const found = value.exec(this.text);
    if (found === null) return null;
    const [whole, quoted, place, call, bare = '', close = ''] = found;
    const span = { start, end: start + whole.length - close.length };
    this.end = start + whole.length;
    this.hasQuotes ||= quoted !== undefined;
    this.hasWords ||= /\S\s+\S/.test(bare);
    // Where others are quoted, words are an expression.
    if (this.hasQuotes && this.hasWords) return null;
    if (named.test(bare.trim())) return null;
    if (/^default$/i.test(bare.trim())) return { members: [], close };
    const seconds = call === undefined ? undefined : ofSeconds.exec(call)?.[1];
    if (call !== undefined && seconds === undefined && toContractName(name) === undefined)
      return { members: [], close };
    const node =
      place !== undefined
        ? this.readParameter(name, place, span)
        : call !== undefined && seconds === undefined
          ? this.readCall(call, span)
          : readValue(name, quoted ?? null, seconds ?? bare.trim(), span, this.losses);
    return node && { members: [{ key: createText(name, span), value: node }], close };
  }

  private readCall(call: string, span: Span): DumpNode {
    this.losses.push({ kind: 'reference', span });
    return createText(call, span);
  }

  private readParameter(name: string, place: string, own: Span): DumpNode | null {
    this.parameters ??= this.finder.find(this.start);
    const at = place.startsWith('$') ? Number(place.slice(1)) - 1 : this.count++;
    const found = this.parameters.get(place) ?? this.parameters.get(at);
    if (found === undefined && !this.isBound && this.parameters.size === 0) {
      this.losses.push({ kind: 'masked', span: own });
      return createText(place, own);
    }
    if (found === undefined) return null;
    const { written, isText, span } = found;
    if (written === '?') this.losses.push({ kind: 'masked', span });
    return readValue(name, isText ? written : null, written, span, this.losses, isText);
  }
}

function unquoteName(name: string): string {
  return name.trim().replace(/^\\?["`[]|\\?["`\]]$/g, '');
}

/** Without a backslash both ways of writing a quote in a text are the same. */
function readValue(
  name: string,
  quoted: string | null,
  bare: string,
  span: Span,
  losses: Losses,
  isPlain = false,
): DumpNode {
  const role = isStringField(name) ? 'text' : 'top';
  if (quoted === null) {
    const isWord = /^(?:null|true|false)$/i.test(bare);
    return readScalar(isWord ? bare.toLowerCase() : bare, span, anyScalars, role, losses);
  }
  const written = isPlain ? quoted : quoted.replaceAll("''", "'");
  return readEmbedded(written, span, role, losses) ?? createText(written, span);
}
