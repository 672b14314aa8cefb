/** `INSERT INTO callbacks (orderNo, amount) VALUES ('P1', '1.00');`, as clients, dumps and loggers of databases write a row. */
import { contractFieldNames } from '../../contract';
import { joinSpans, type Span } from '../../text/span';
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import { isStringField, toContractName } from '../pick-body';
import { anyScalars } from './lines';
import { isContractRow } from './positional';
import type { Bare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar } from './read-scalar';
import { type CreatedTable, listCreatedTables } from './sql-columns';
import { boundList, SqlParameterFinder, type SqlParameters } from './sql-parameters';
import { isOfDatabase, listSqlValues, readSqlValue, type SqlValue } from './sql-values';

const head =
  /\b(?:(?:insert(?: ignore)?|replace) into |insert (?=\[))(?:([\w"`.[\]]{1,200})\s*values\s*\(|[^(]{1,200}\(([^()]{1,20000})\)\s*values\s*\(|[^(=\r\n]{1,200}? set (?=[\w"`[]))/gi;
/** The database's time of a number of seconds. */
const ofSeconds = /^(?:from_unixtime|to_timestamp)\(\s{0,9}'?(\d{1,20})'?\s{0,9}\)$/i;
const assigned = /\s*["`[]?(\w{1,100})["`\]]? ?= ?(?=\S)/y;
/** An object begins or ends, or the name of a member: in double quotes, or as JavaScript and Python have it. */
const memberMark = /[{}]|"(\w{1,40})\\?"{1,2}\s{0,9}:|\b(\w{1,40})'?\s{0,9}:/g;
const fieldsOfRow = 2;
/** So many of the contract's fields make JSON in a column, or beside the statement, the body itself. */
const fieldsOfObject = 4;
/** How many statements are looked at: each looks for its parameters in all that is behind it. */
const statementLimit = 20;

type Losses = Bare['losses'][number][];

/** The first row of the statement that has the most of the contract's fields; of equals the first, further ones are other callbacks. */
export function readSqlInsert(text: string): Bare | null {
  return readInsert(text, (row) => !row.isUnbound);
}

/** The same, and one whose parameters stand nowhere: only what its columns are is known. */
export function readUnboundInsert(text: string): Bare | null {
  return readInsert(text, () => true);
}

/** The same in an object beside the list of its parameters, as Knex prints a query; the statement alone has none. */
export function readBoundInsert(text: string): Bare | null {
  const holdsList = /^\{/.test(text) && boundList.test(text);
  return holdsList ? readInsert(text, ({ isBound, hasEscapes }) => isBound && !hasEscapes) : null;
}

function readInsert(text: string, isWanted: (row: SqlRow) => boolean): Bare | null {
  const finder = new SqlParameterFinder(text);
  const tables = new Map<string, readonly CreatedTable[]>();
  const findTables = (table: string): readonly CreatedTable[] => {
    const found = tables.get(table) ?? listCreatedTables(text, table);
    tables.set(table, found);
    return found;
  };
  let left = statementLimit;
  let best: Bare | null = null;
  let most = fieldsOfRow - 1;
  for (const found of text.matchAll(head)) {
    if (left-- <= 0) break;
    const from = found.index + found[0].length;
    const row = new SqlRow(text, finder, found.index, from);
    const [, table, columns] = found;
    const members =
      table !== undefined
        ? row.readUnnamed(findTables(table))
        : columns !== undefined
          ? row.readListed(columns.split(',').map(unquoteName))
          : row.readAssigned();
    const known = members?.filter(({ key }) => toContractName(key.value) !== undefined);
    if (members === null || known === undefined || known.length <= most || !isWanted(row)) continue;
    most = known.length;
    best = { root: { type: 'object', span: row.span, members }, losses: row.losses };
  }
  return best === null || holdsBody(text, best.root) ? null : best;
}

/** Whether an object of the text has as much of the contract as the row, so that it is the body. */
function holdsBody(text: string, row: DumpNode): boolean {
  const members = row.type === 'object' ? row.members : [];
  const known = new Set(members.flatMap(({ key }) => toContractName(key.value) ?? []));
  const open = [{ names: new Set<string>(), isJson: true }];
  for (const [mark, quoted, other = ''] of text.matchAll(memberMark)) {
    // Outside of an object a word before a colon is anybody's.
    const name = toContractName(quoted ?? (open.length > 1 ? other : ''));
    if (mark === '{') open.push({ names: new Set(), isJson: true });
    else if (mark === '}' && open.length > 1) open.pop();
    else if (name !== undefined) {
      const last = open.at(-1) ?? { names: new Set<string>(), isJson: true };
      last.names.add(name);
      last.isJson &&= quoted !== undefined;
      const { size } = last.names;
      const isAlike = size === known.size && [...known].every((one) => last.names.has(one));
      if (size > known.size || isAlike || (last.isJson && size >= fieldsOfObject)) return true;
    }
  }
  return false;
}

class SqlRow {
  readonly losses: Losses = [];
  /** Its parameters stand nowhere. */
  isUnbound = false;
  isBound = false;
  /** A text of it has a backslash, which whatever it stands in may have put there. */
  hasEscapes = false;
  private parameters: SqlParameters | null = null;
  private count = 0;
  /** Where the statement that created its table begins. */
  private front = Number.POSITIVE_INFINITY;
  private hasQuotes = false;
  private hasWords = false;

  constructor(
    private readonly text: string,
    private readonly finder: SqlParameterFinder,
    private readonly start: number,
    /** Where its values begin; once they are read, where they end. */
    private end: number,
  ) {}

  /** Of the statement, and of what it cannot be read without. */
  get span(): Span {
    const own = { start: Math.min(this.start, this.front), end: this.end };
    return this.isBound && this.parameters !== null ? joinSpans(own, this.parameters.span) : own;
  }

  readListed(names: readonly string[]): DumpMember[] | null {
    const values = listSqlValues(this.text, this.end);
    return values?.length === names.length ? this.readValues(names, values) : null;
  }

  /** @param created where there is none, values in the contract's order are taken for its fields */
  readUnnamed([created, other]: readonly CreatedTable[]): DumpMember[] | null {
    if (created !== undefined) {
      if (other !== undefined) return null;
      this.front = created.start;
      for (const columns of created.readings) {
        const members = this.readListed(columns);
        if (members !== null) return members;
      }
      return null;
    }
    const values = listSqlValues(this.text, this.end) ?? [];
    const cells = values.map(({ quoted, bare }) => quoted ?? bare);
    const front = cells.findIndex((cell) => cell === 'payin' || cell === 'payout');
    if (!isContractRow(cells.slice(front))) return null;
    const unnamed = '';
    const members = this.readValues(
      cells.map((_, at) => contractFieldNames[at - front] ?? unnamed),
      values,
    );
    return members?.filter(({ key }) => key.value !== unnamed) ?? null;
  }

  readAssigned(): DumpMember[] | null {
    const names: string[] = [];
    const values: SqlValue[] = [];
    let at = this.end;
    for (let close = ','; close === ','; ) {
      assigned.lastIndex = at;
      const [joint = '', name = ''] = assigned.exec(this.text) ?? [];
      const value = joint === '' ? null : readSqlValue(this.text, at + joint.length);
      if (value === null) return null;
      names.push(name);
      values.push(value);
      close = value.close;
      at = value.span.end + close.length;
    }
    return this.readValues(names, values);
  }

  private readValues(names: readonly string[], values: readonly SqlValue[]): DumpMember[] | null {
    const members: DumpMember[] = [];
    for (const [at, value] of values.entries()) {
      const read = this.readMember(names[at] ?? '', value);
      if (read === null) return null;
      members.push(...read);
    }
    const last = values.at(-1);
    this.end = (last?.span.end ?? 0) + (last?.close === ')' ? 1 : 0);
    return members;
  }

  /** No member where the database has a value of its own. */
  private readMember(name: string, value: SqlValue): readonly DumpMember[] | null {
    const { quoted, place, call, bare, span } = value;
    this.hasQuotes ||= quoted !== undefined;
    this.hasEscapes ||= quoted?.includes('\\') === true;
    this.hasWords ||= /\S\s+\S/.test(bare);
    // Where others are quoted, words are an expression.
    if (this.hasQuotes && this.hasWords) return null;
    if (/^default$/i.test(bare)) return [];
    const seconds = call === undefined ? undefined : ofSeconds.exec(call)?.[1];
    const isCall = call !== undefined && seconds === undefined;
    const isOwn = toContractName(name) === undefined;
    if (isCall && !(isOwn && isOfDatabase(call))) this.losses.push({ kind: 'reference', span });
    if (isCall && isOwn) return [];
    const node =
      place !== undefined
        ? this.readParameter(name, place, span)
        : isCall
          ? createText(call, span)
          : readValue(name, quoted ?? null, seconds ?? bare, span, this.losses);
    return node && [{ key: createText(name, span), value: node }];
  }

  private readParameter(name: string, place: string, own: Span): DumpNode | null {
    this.parameters ??= this.finder.find(this.start);
    const { values } = this.parameters;
    const at = /^[?$]\d/.test(place) ? Number(place.slice(1)) - 1 : this.count++;
    const found = values.get(place) ?? values.get(at);
    if (found === undefined && values.size === 0) {
      if (!this.isUnbound) this.losses.push({ kind: 'elided', span: own });
      this.isUnbound = true;
      return createText(place, own);
    }
    if (found === undefined) return null;
    this.isBound = true;
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
