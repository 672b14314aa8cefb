/** The columns of a table, from the statement that created it: SQLite's `.dump` and mysqldump write it in front of rows without names. */

const name = /[^\w"`[\]]*(?:["`[]([^"`\]]{1,100})["`\]]|(\w{1,100}))/y;
/** What stands between the columns beside them. */
const constraint = /^(?:primary|unique|key|index|constraint|foreign|check|fulltext|spatial)$/i;
/** Up to the next comma or parenthesis: words, texts, and what stands in parentheses, such as `DECIMAL(10,2)`. */
const definition =
  /(?:[^(),']|'[^']*'|\((?:[^()']|'[^']*'|\([^()]{0,200}\)){0,500}\)){0,500}([,)])/y;
const columnLimit = 500;

export interface CreatedTable {
  readonly columns: readonly string[];
  /** Where the statement begins. */
  readonly start: number;
}

/**
 * @param table as the rows have it, in quotes or not
 * @returns null where the text has no such statement
 */
export function findCreatedTable(text: string, table: string): CreatedTable | null {
  const head = /\bcreate table (?:if not exists )?([\w"`.[\]]{1,200})\s{0,9}\(/gi;
  for (const found of text.matchAll(head)) {
    if (toPlainName(found[1] ?? '') !== toPlainName(table)) continue;
    const columns = readColumns(text, found.index + found[0].length);
    return columns && { columns, start: found.index };
  }
  return null;
}

function readColumns(text: string, from: number): readonly string[] | null {
  const columns: string[] = [];
  let at = from;
  for (let left = columnLimit; left > 0; left--) {
    name.lastIndex = at;
    const [, quoted, bare = ''] = name.exec(text) ?? [];
    definition.lastIndex = at;
    const close = definition.exec(text)?.[1];
    if (close === undefined) return null;
    if (quoted !== undefined) columns.push(quoted);
    else if (bare !== '' && !constraint.test(bare)) columns.push(bare);
    if (close === ')') return columns;
    at = definition.lastIndex;
  }
  return null;
}

/** Without quotes and the name of its database. */
function toPlainName(table: string): string {
  return table
    .replace(/["`[\]]/g, '')
    .replace(/^.*\./, '')
    .toLowerCase();
}
