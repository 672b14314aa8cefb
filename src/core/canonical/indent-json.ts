/** What texts and marks compact JSON is made of. */
const pieces = /"(?:[^"\\]|\\.)*"|\{\}|\[\]|[[\]{},:]/g;

/** Compact JSON text with so many spaces, or a tab, at each level and nothing in an empty container, as Json.NET, JSON.stringify and PHP write it. */
export function indentJson(compact: string, indent: 2 | 3 | 4 | '\t', colon = ': '): string {
  const step = indent === '\t' ? indent : ' '.repeat(indent);
  const startLine = (depth: number): string => `\n${step.repeat(depth)}`;
  let depth = 0;
  return compact.replace(pieces, (piece) => {
    if (piece === '{' || piece === '[') return piece + startLine(++depth);
    if (piece === '}' || piece === ']') return startLine(--depth) + piece;
    if (piece === ',') return piece + startLine(depth);
    return piece === ':' ? colon : piece;
  });
}

/** As Ruby's JSON.pretty_generate up to json 2.9: what is empty is open, a list with an empty line. */
export function indentLikeRuby(compact: string): string {
  return indentJson(compact, 2).replace(
    /^( *)((?:"(?:[^"\\]|\\.)*": )?)(\[\]|\{\})/gm,
    (_, margin: string, key: string, empty: string) =>
      `${margin}${key}${empty.charAt(0)}\n${empty === '[]' ? '\n' : ''}${margin}${empty.charAt(1)}`,
  );
}

/** As Jackson's default pretty printer: lists on one line, which objects in them do not go deeper for. */
export function indentLikeJackson(compact: string): string {
  const open: string[] = [];
  const startLine = (): string => `\n${'  '.repeat(open.filter((mark) => mark === '{').length)}`;
  return compact.replace(pieces, (piece) => {
    switch (piece) {
      case '{':
      case '[':
        open.push(piece);
        return piece === '{' ? piece + startLine() : '[ ';
      case '}':
      case ']':
        open.pop();
        return piece === '}' ? startLine() + piece : ' ]';
      case ',':
        return open.at(-1) === '{' ? piece + startLine() : ', ';
      case ':':
        return ' : ';
      case '{}':
        return '{ }';
      default:
        return piece === '[]' ? '[ ]' : piece;
    }
  });
}
