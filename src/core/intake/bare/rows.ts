/** A row of names and a row of values below it: CSV (RFC 4180), spreadsheets, tables of clients and of Markdown. */
import { isContractField } from '../../contract';
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import { javascript } from '../literal/javascript';
import { readLiteral } from '../literal/read-literal';
import { isStringField } from '../pick-body';
import { anyScalars } from './lines';
import type { Bare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar } from './read-scalar';

const separators = ['\t', ',', ';', '|', '\u2502'] as const;
/** What draws a table. */
const rule = /^[\s+|:=\u2500-\u257f-]*$/;
/** What psql and mysql write below one. */
const footer = /^(?:\(\d+ rows?\)|\d+ rows? in set\b|Time: [\d.,]+ ms)/;
const cellLimit = 200;

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A drawn table with a key and its value in each row; what stands above its first rule is their heading. */
export function readPairRows(text: string): Bare | null {
  const drawn = separators.slice(3).find((separator) => text.includes(separator));
  if (drawn === undefined) return null;
  const losses: Bare['losses'][number][] = [];
  let members: DumpMember[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    // Heavy bars are a heading's.
    if (line.includes('\u2503') || footer.test(line)) continue;
    if (rule.test(line)) {
      const [heading, ...others] = members;
      const isHeading = heading !== undefined && !isContractField(heading.key.value);
      if (isHeading && others.length === 0) members = [];
      continue;
    }
    const cells = listCells({ text: line, start: index, end: index + line.length }, drawn) ?? [];
    const [key, value, ...others] = isCounted(cells) ? cells.slice(1) : cells;
    if (key === undefined || value === undefined || others.length > 0) return null;
    const name = readQuotedText(key) ?? createText(key.text, key);
    members.push({ key: name, value: readPairCell(name.value, value, losses) });
  }
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
}

/** Node’s console.table of pairs numbers its rows. */
function isCounted([index, ...others]: readonly Cell[]): boolean {
  return others.length === 2 && /^(?:\(index\)|\d+)$/.test(index?.text ?? '');
}

function readPairCell(key: string, cell: Cell, losses: Bare['losses'][number][]): DumpNode {
  return readQuotedText(cell) ?? readCell(key, cell, losses);
}

/** Node’s console.table quotes texts. */
function readQuotedText(cell: Cell): DumpMember['key'] | null {
  const quoted = readLiteral(cell.text, javascript)?.root;
  return quoted?.type === 'string' ? createText(quoted.value, cell) : null;
}

/** Names and values on lines in turn, as redis-cli lists a hash, with numbers (`1) "orderNo"`, `2) "P1"`) or without, or a page's table is copied. */
export function readLinesInTurn(text: string): Bare | null {
  const numbered = [...text.matchAll(/^ *(\d+)\) (".*")\r?$/gm)];
  const isNumbered = numbered.length === text.trim().split('\n').length;
  const lines = isNumbered ? numbered : [...text.matchAll(/^()(.*?)\r?$/gm)];
  if (lines.length % 2 > 0) return null;
  if (!isNumbered && lines.some(([line], at) => at % 2 === 0 && !/^[\w@$.-]{1,100}\s*$/.test(line)))
    return null;
  const losses: Bare['losses'][number][] = [];
  const cells = lines.map(({ 0: line, 2: written = '', index }): Cell => {
    const start = index + line.indexOf(written);
    const read = isNumbered ? readLiteral(written, javascript)?.root : undefined;
    const value = read?.type === 'string' ? read.value : written;
    return { text: value, start, end: start + written.length };
  });
  const members = cells.flatMap((key, at): DumpMember[] => {
    const value = cells[at + 1];
    if (at % 2 > 0 || value === undefined) return [];
    return [{ key: createText(key.text, key), value: readCell(key.text, value, losses) }];
  });
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
}

/** pandas' Series: values stand to the right in their column, and its type below. */
export function readSeries(text: string): Bare | null {
  const rows = [...text.matchAll(/[^\r\n]+/g)];
  const last = rows.pop()?.[0] ?? '';
  if (!/^(?:Name: .{0,100}, )?(?:Length: \d+, )?dtype: \w+\s*$/.test(last)) return null;
  const losses: Bare['losses'][number][] = [];
  const members = rows.map(({ 0: row, index }): DumpMember | null => {
    const [, key, blanks, written] = /^(\S+)( +)(\S.*)$/.exec(row) ?? [];
    if (key === undefined || blanks === undefined || written === undefined) return null;
    const start = index + key.length + blanks.length;
    const cell = { text: written, start, end: start + written.length };
    const name = createText(key, { start: index, end: index + key.length });
    return { key: name, value: readCell(key, cell, losses) };
  });
  const read = members.filter((one) => one !== null);
  if (read.length < members.length) return null;
  return { root: { type: 'object', span: { start: 0, end: text.length }, members: read }, losses };
}

/** pandas' DataFrame: names above their columns, in which all stands to the right; the first row, behind its number. */
export function readFrame(text: string): Bare | null {
  const [names, row] = [...text.matchAll(/[^\r\n]+/g)];
  if (names === undefined || row === undefined || !/^ {1,9}\S/.test(names[0])) return null;
  const columns = [...names[0].matchAll(/\S+/g)];
  if (!/^\d+ /.test(row[0]) || row[0].length !== names[0].length || columns.length < 2) return null;
  const losses: Bare['losses'][number][] = [];
  const members: DumpMember[] = [];
  let from = row[0].indexOf(' ');
  for (const { 0: key, index } of columns) {
    const end = index + key.length;
    const written = row[0].slice(from, end);
    // A column ends where its name does, and another one begins behind it.
    if (/^\S|\s$/.test(written) || written.trim() === '') return null;
    const start = row.index + end - written.trimStart().length;
    const span = { start, end: row.index + end };
    const cell = { text: written.trimStart(), ...span };
    const name = createText(key, { start: names.index + index, end: names.index + end });
    if (key === '...') losses.push({ kind: 'elided', span });
    else members.push({ key: name, value: readCell(key, cell, losses) });
    from = end;
  }
  const end = row.index + row[0].length;
  return { root: { type: 'object', span: { start: 0, end }, members }, losses };
}

/** Keys in a column and values in the next, as prettyjson and columnify align them; PowerShell and others put marks between the two. */
export function readColumns(text: string): Bare | null {
  // Some printers draw a rule above and below.
  const rows = [...text.matchAll(/[^\r\n]+/g)].filter(([row]) => !/^-{3}[ -]*$/.test(row));
  if (rows.every(([row]) => /^\S+ +(?::|=>?|->) /.test(row))) return null;
  const width = /^\S+ +(?=\S)/.exec(rows[0]?.[0] ?? '')?.[0].length;
  const length = rows[0]?.[0].length;
  if (width === undefined || rows.length < 3) return null;
  const isPadded = rows.every(([row]) => row.length === length);
  const losses: Bare['losses'][number][] = [];
  const members: DumpMember[] = [];
  for (const { 0: row, index } of rows) {
    const [, key] =
      /^(\S+?):? +$/.exec(row.slice(0, width).padEnd(row.length < width ? width + 1 : 0)) ?? [];
    if (key === undefined) return null;
    const written = isPadded ? row.slice(width).trimEnd() : row.slice(width);
    const start = index + Math.min(width, row.length);
    const cell = { text: written, start, end: start + written.length };
    const isHeading = members.length === 0 && /^key value$/i.test(`${key} ${written}`);
    const name = createText(key, { start: index, end: index + key.length });
    if (!isHeading) members.push({ key: name, value: readCell(key, cell, losses) });
  }
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
}

/** The first two rows; others below are other callbacks. */
export function readRows(text: string): Bare | null {
  const rows = listRows(text);
  const [names, values] = rows;
  if (names === undefined || values === undefined) return null;
  for (const separator of separators) {
    if (!names.text.includes(separator)) continue;
    const keys = listCells(names, separator);
    const cells = listCells(values, separator);
    if (keys === null || cells === null || keys.length < 2 || keys.length !== cells.length)
      continue;
    if (keys.some(({ text: key }) => !/^[^\s"'=:{}]{1,100}$/.test(key))) continue;
    const losses: Bare['losses'][number][] = [];
    const members = keys.map((key, index): DumpMember => {
      const cell = cells[index] as Cell;
      return { key: createText(key.text, key), value: readCell(key.text, cell, losses) };
    });
    return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
  }
  return null;
}

function readCell(key: string, cell: Cell, losses: Bare['losses'][number][]): DumpNode {
  const span = { start: cell.start, end: cell.end };
  const role = isStringField(key) ? 'text' : 'top';
  return (
    readEmbedded(cell.text, span, role, losses) ??
    readScalar(cell.text, span, anyScalars, role, losses)
  );
}

/** Lines that hold something; a quoted cell may hold line ends. */
function listRows(text: string): readonly Cell[] {
  const rows: Cell[] = [];
  const line = /(?:"(?:[^"]|"")*"|[^"\r\n])+|"[^\r\n]*/g;
  for (let match = line.exec(text); match !== null && rows.length < 2; match = line.exec(text)) {
    const start = match.index;
    if (!rule.test(match[0])) rows.push({ text: match[0], start, end: start + match[0].length });
  }
  return rows;
}

/** Null where there are too many. */
function listCells(row: Cell, separator: string): readonly Cell[] | null {
  const cells: Cell[] = [];
  const isDrawn = separator === '|' || separator === '\u2502';
  let at = 0;
  while (at <= row.text.length) {
    if (cells.length > cellLimit) return null;
    const quoted = separator === '\t' ? null : readQuotedCell(row.text, at);
    const next = row.text.indexOf(separator, quoted?.end ?? at);
    const end = next === -1 ? row.text.length : next;
    const written = row.text.slice(at, end);
    const trimmed = isDrawn ? written.trim() : written;
    const start = row.start + at + (isDrawn ? written.length - written.trimStart().length : 0);
    cells.push({
      text: quoted !== null && quoted.end === end ? quoted.text : trimmed,
      start,
      end: start + trimmed.length,
    });
    at = end + 1;
  }
  // A drawn row begins and ends with its bars.
  return isDrawn && cells[0]?.text === '' && cells.at(-1)?.text === '' ? cells.slice(1, -1) : cells;
}

function readQuotedCell(row: string, at: number): { text: string; end: number } | null {
  const quoted = /"((?:[^"]|"")*)"/y;
  quoted.lastIndex = at;
  const found = quoted.exec(row);
  if (found === null) return null;
  return { text: (found[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex };
}
