/** Rows of a table with a row of names above them (RFC 4180): what log services and databases export, a callback a row. */
import type { Span } from '../../text/span';
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import type { Effort } from './found';

/** Names of columns, and no values: nothing in braces, no sentences. */
const columnName = /^[\w@$][\w@$ .:/()[\]-]{0,100}$/;
const separators = [',', ';', '\t', '|'];
/** More columns than a table has, and more rows than a page's file of callbacks. */
const mostColumns = 500;
const mostRows = 20_000;

interface Cell {
  readonly text: string;
  readonly span: Span;
}

/** The rows as objects, each with its columns' names; null where the text is no such table. */
export function readCsv(text: string, effort: Effort): DumpNode | null {
  const firstLine = /^\s*(?!\s)[^\r\n]{3,20000}(?=\r?\n\s*\S)/.exec(text)?.[0];
  if (firstLine === undefined) return null;
  for (const separator of separators) {
    if (!firstLine.includes(separator)) continue;
    const rows = new CsvReader(text, separator).read();
    const names = rows[0] ?? [];
    if (names.length < 2 || !names.every((name) => columnName.test(name.text.trim()))) continue;
    if (rows.length > mostRows) effort.stop(rows[mostRows]?.[0]?.span.start ?? 0);
    const items = rows.slice(1, mostRows).flatMap((row) => toObject(names, row) ?? []);
    if (items.length > 0) return { type: 'array', span: { start: 0, end: text.length }, items };
  }
  return null;
}

/** Null for a row with more or fewer cells than there are names. */
function toObject(names: readonly Cell[], row: readonly Cell[]): DumpNode | null {
  if (row.length !== names.length) return null;
  const members = row.flatMap(({ text, span }, index): DumpMember[] => {
    const name = names[index];
    if (name === undefined || text === '') return [];
    return [{ key: createText(name.text.trim(), name.span), value: createText(text, span) }];
  });
  const [first, last] = [row[0], row.at(-1)];
  const span = { start: first?.span.start ?? 0, end: last?.span.end ?? 0 };
  return members.length === 0 ? null : { type: 'object', span, members };
}

class CsvReader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly separator: string,
  ) {}

  read(): readonly (readonly Cell[])[] {
    const rows: Cell[][] = [[]];
    while (this.at <= this.text.length && rows.length <= mostRows) {
      const row = rows.at(-1) as Cell[];
      if (row.length >= mostColumns) return [];
      row.push(this.readCell());
      const next = this.text.charAt(this.at);
      this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
      if (next === '\r' || next === '\n') rows.push([]);
      else if (next === '') break;
    }
    return rows;
  }

  /** Up to what ends it. */
  private readCell(): Cell {
    const start = this.at;
    if (this.text.charAt(start) === '"') {
      quoted.lastIndex = start;
      const content = quoted.exec(this.text)?.[1];
      if (content !== undefined && this.isEnd(quoted.lastIndex)) {
        this.at = quoted.lastIndex;
        return { text: content.replaceAll('""', '"'), span: { start, end: this.at } };
      }
    }
    while (!this.isEnd(this.at)) this.at++;
    const text = this.text.slice(start, this.at);
    // A table with bars has blanks around its values.
    return { text: this.separator === '|' ? text.trim() : text, span: { start, end: this.at } };
  }

  private isEnd(at: number): boolean {
    const char = this.text.charAt(at);
    return char === '' || char === this.separator || char === '\n' || char === '\r';
  }
}

const quoted = /"((?:[^"]|"")*)"/y;
