/** The columns of a table, from the statement that created it: SQLite's `.dump` and mysqldump write it in front of rows without names. */

/** A name in quotes, or without them. */
const name = /["`[]([^"`\]]{1,100})["`\]]|(\w{1,100})/y;
/** What stands between the columns beside them. */
const constraint =
  /^(?:primary|unique|key|index|constraint|foreign|check|fulltext|spatial|exclude)$/i;
/** A comment, a text, or what begins, separates and ends; a comment or a text without an end is its mark alone. */
const createPart = (quoted: string): RegExp =>
  new RegExp(
    String.raw`--[^\r\n]*|\/\*(?:[\s\S]{0,5000}?\*\/)?|'(?:${quoted}{0,5000}')?|"[^"]{0,5000}"|[(),]|[^\s(),'/-]+|\s+|[\s\S]`,
    'y',
  );
/** Within a text a quote is written twice, as SQL has it, or behind a backslash, as MySQL does too. */
const doubled = createPart("[^']");
const escaped = createPart(String.raw`(?:[^'\\]|\\[\s\S])`);
const columnLimit = 500;
const statementLength = 50_000;

export interface CreatedTable {
  /** Their names; several readings where a backslash may or may not go before a quote, none where they cannot be read. */
  readonly readings: readonly (readonly string[])[];
  /** Where the statement begins. */
  readonly start: number;
}

/**
 * The statements that may have created a table: those with its whole name, else those with its name in any database.
 *
 * @param table as the rows have it, in quotes or not
 */
export function listCreatedTables(text: string, table: string): readonly CreatedTable[] {
  const head = /\bcreate table (?:if not exists )?([\w"`.[\]]{1,200})\s{0,9}\(/gi;
  const found = [...text.matchAll(head)].map(({ 0: whole, 1: created = '', index }) => ({
    created: unquote(created),
    start: index,
    from: index + whole.length,
  }));
  const own = found.filter(({ created }) => created === unquote(table));
  const alike = found.filter(
    ({ created }) => dropDatabase(created) === dropDatabase(unquote(table)),
  );
  return (own.length > 0 ? own : alike).slice(0, 2).map(({ start, from }) => ({
    readings: [doubled, escaped].flatMap((part) => {
      const columns = readColumns(text, from, part);
      return columns === null ? [] : [columns];
    }),
    start,
  }));
}

function readColumns(text: string, from: number, part: RegExp): readonly string[] | null {
  const columns: string[] = [];
  let depth = 1;
  let isAtFront = true;
  part.lastIndex = from;
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    const [sign] = found;
    const isOpen = sign === '/*' || sign === "'";
    if (isOpen || found.index - from > statementLength) return null;
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === ',' && depth === 1) isAtFront = true;
    else if (isAtFront && !/^(?:\s|--|\/\*)/.test(sign)) {
      name.lastIndex = found.index;
      const [whole = '', quoted, bare = ''] = name.exec(text) ?? [];
      if (whole === '' || columns.length >= columnLimit) return null;
      if (quoted !== undefined || !constraint.test(bare)) columns.push(quoted ?? bare);
      part.lastIndex = name.lastIndex;
      isAtFront = false;
    }
    if (depth === 0) return columns;
  }
  return null;
}

function unquote(table: string): string {
  return table.replace(/["`[\]]/g, '').toLowerCase();
}

function dropDatabase(table: string): string {
  return table.slice(table.lastIndexOf('.') + 1);
}
