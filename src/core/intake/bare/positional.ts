/**
 * The eight values without their names, in the contract's order: Go's `%v` of a struct, tuples, Scala's case classes; a row
 * of a database or of a CSV file without its header.
 */
import { contractFieldNames } from '../../contract';
import type { Span } from '../../text/span';
import { createText, type DumpMember } from '../dump-node';
import { anyScalars } from './lines';
import type { Bare } from './read-bare';
import { readScalar } from './read-scalar';

const brackets = /^&?[\w.]*[{(](?:pay(?:in|out))([, ]).*[)}]$/;

export function readPositional(text: string): Bare | null {
  const found = brackets.exec(text);
  if (found === null) return null;
  const separator = found[1] === ' ' ? ' ' : /, ?/;
  const start = text.search(/[{(]/) + 1;
  return nameCells(text, listCells(text.slice(0, -1), start, separator));
}

/** A number of the row may stand in front, and what a table has beside behind. */
const row = /^ ?(?:"?\d{1,20}"?(?: *\| *|[\t,;]))?"?(?=pay(?:in|out)"?( *\||[\t,;]))/;

/** Null where it is none, or where order and types are not the contract's. */
export function readBareRow(text: string): Bare | null {
  if (text.includes('\n')) return null;
  const [front, separator] = row.exec(text) ?? [];
  if (front === undefined || separator === undefined) return null;
  const start = front.length - (front.endsWith('"') ? 1 : 0);
  // psql fills each column with blanks.
  const isTable = separator.endsWith('|');
  const cells = listCells(text.trimEnd(), start, isTable ? '|' : separator).map((span) =>
    unquote(text, isTable ? trim(text, span) : span),
  );
  if (!isContractRow(cells.map(({ start, end }) => text.slice(start, end)))) return null;
  return nameCells(text, cells.slice(0, contractFieldNames.length));
}

/** The type, status and time tell the contract's order. */
export function isContractRow([type, , , status, , , , time]: readonly string[]): boolean {
  return (
    /^pay(?:in|out)$/.test(type ?? '') && status === 'completed' && /^\d{10}$/.test(time ?? '')
  );
}

function listCells(text: string, start: number, separator: string | RegExp): readonly Span[] {
  const cells: Span[] = [];
  const pattern = new RegExp(separator instanceof RegExp ? separator : `[${separator}]`, 'g');
  pattern.lastIndex = start;
  let from = start;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    cells.push({ start: from, end: found.index });
    from = pattern.lastIndex;
  }
  return [...cells, { start: from, end: text.length }];
}

function trim(text: string, { start, end }: Span): Span {
  const cell = text.slice(start, end);
  const from = end - cell.trimStart().length;
  return { start: from, end: from + cell.trim().length };
}

function unquote(text: string, { start, end }: Span): Span {
  const isQuoted = end - start > 1 && text[start] === '"' && text[end - 1] === '"';
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

function nameCells(text: string, cells: readonly Span[]): Bare | null {
  if (cells.length < contractFieldNames.length - 1) return null;
  const members = contractFieldNames.flatMap((name, at): readonly DumpMember[] => {
    const span = cells[at];
    if (span === undefined) return [];
    const key = createText(name, { start: span.start, end: span.start });
    const value = readScalar(text.slice(span.start, span.end), span, anyScalars, 'top', []);
    return [{ key, value }];
  });
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses: [] };
}
