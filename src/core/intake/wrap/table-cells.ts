/** Cells of a drawn table that go on in the rows below: psql marks those with a plus, SQLite's boxes break them at their width. */
import { listLines } from '../../text/lines';
import { type DerivedText, TextBuilder } from '../derived-text';

const rule = /^(?:[\s+|:=\u2500-\u257f-]*|-\[ RECORD \d+ \][-+]*)$/;
/** What stands in front of the last cell, and that cell. */
const row = /^((?:[\u2502|] )?[^\u2502|]{0,80}[\u2502|])(.*)$/;

/** A row of a box of one column. */
const onlyCell = /^(\u2502 )([^\u2502]*) \u2502[ \t]*$/;

/** The last cell of each row, where one goes on below. */
export function unwrapTableCells(text: string): readonly DerivedText[] {
  const only = unwrapColumn(text);
  if (only !== null) return [only];
  if (!/^[^\u2502|\n]{0,80}\|.*\+$|^\u2502 +\u2502/m.test(text)) return [];
  const cells: TextBuilder[] = [];
  let isWrapped = false;
  for (const { line, start } of listLines(text)) {
    if (rule.test(line)) continue;
    const [, names = '', last = ''] = row.exec(line) ?? [];
    if (names === '') return [];
    const goesOn = /^[\s\u2502|]*$/.test(names);
    if (!goesOn) cells.push(new TextBuilder(text));
    const cell = cells.at(-1);
    if (cell === undefined) return [];
    isWrapped ||= goesOn;
    const end = last.trimEnd();
    const isMarked = end.endsWith('+');
    const isClosed = end.endsWith('\u2502');
    const written = isClosed
      ? end.slice(0, -1).replace(/ $/, '')
      : isMarked
        ? end.slice(0, -1).trimEnd()
        : end;
    const from = start + names.length + (written.startsWith(' ') ? 1 : 0);
    cell.copy(from, start + names.length + written.length);
    if (isMarked) cell.add('\n', start + line.length);
  }
  return isWrapped ? cells.map((cell) => cell.build(text.length)) : [];
}

/** All that stands below the name of the only column: nothing shows where a row of it ends. */
function unwrapColumn(text: string): DerivedText | null {
  const cell = new TextBuilder(text);
  let rows = 0;
  for (const { line, start } of listLines(text)) {
    if (rule.test(line)) continue;
    const [, border = '', written] = onlyCell.exec(line) ?? [];
    if (written === undefined) return null;
    rows++;
    const from = start + border.length;
    if (rows > 1) cell.copy(from, from + written.length);
  }
  return rows > 2 ? cell.build(text.length) : null;
}
