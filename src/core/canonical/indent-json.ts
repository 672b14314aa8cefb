/** Compact JSON text with two spaces a level and nothing in an empty container, as Json.NET and JSON.stringify write it. */
export function indentJson(compact: string): string {
  let depth = 0;
  return compact.replace(/"(?:[^"\\]|\\.)*"|\{\}|\[\]|[[\]{},:]/g, (piece) => {
    if (piece === '{' || piece === '[') return piece + startLine(++depth);
    if (piece === '}' || piece === ']') return startLine(--depth) + piece;
    if (piece === ',') return piece + startLine(depth);
    return piece === ':' ? ': ' : piece;
  });
}

function startLine(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}
