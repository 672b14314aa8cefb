/** Rows of an offset and bytes in another notation than pairs of hex digits, as od and hexdump print them unasked, and `od -c`. */

/** Group 1: the cells of a row. */
type Layout = readonly [row: RegExp, toBytes: (cells: string) => readonly number[]];

const layouts: readonly Layout[] = [
  [/^((?: [0-7]{6})+) *$/, (cells) => splitWords(cells, 8)],
  [/^((?: [0-9a-f]{4})+) *$/, (cells) => splitWords(cells, 16)],
  [/^((?: {3}[ -~]| {2}\\[0abfnrtv]| [0-7]{3})+)$/, readCharacters],
];

/** Null where there are no such rows, or where some were not printed because they are like the one above. */
export function readByteRows(text: string): readonly number[] | null {
  const rows: string[] = [];
  for (const line of text.split('\n')) {
    const [, row] = /^[0-9a-f]{7}(.*?)\r?$/.exec(line) ?? [];
    if (row === undefined && line.trim() !== '') return null;
    // A blank at the end may be a character, and not have been copied.
    if (row !== undefined && row.trim() !== '') rows.push(row.padEnd((row.length + 3) & ~3));
  }
  const layout = layouts.find(([pattern]) => rows.every((row) => pattern.test(row)));
  if (layout === undefined || rows.length < 2) return null;
  return rows.flatMap((row) => layout[1](layout[0].exec(row)?.[1] ?? ''));
}

/** Words of two bytes, the lower one first; the last one is filled up. */
function splitWords(cells: string, radix: number): readonly number[] {
  const bytes = cells
    .trim()
    .split(' ')
    .map((cell) => Number.parseInt(cell, radix))
    .flatMap((word) => [word & 0xff, word >> 8]);
  return bytes.at(-1) === 0 ? bytes.slice(0, -1) : bytes;
}

const controls = '0______abtnvfr';

function readCharacters(cells: string): readonly number[] {
  return (cells.match(/.{4}/g) ?? []).map((cell) => {
    const last = cell.charAt(3);
    if (cell.charAt(2) === '\\') return controls.indexOf(last);
    return /\d{3}$/.test(cell) ? Number.parseInt(cell, 8) : last.charCodeAt(0);
  });
}
