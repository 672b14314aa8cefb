/** Compact JSON text with spaces at each level and nothing in an empty container, as Json.NET, JSON.stringify and PHP write it. */
export function indentJson(compact: string, width: 2 | 4): string {
  const startLine = (depth: number): string => `\n${' '.repeat(depth * width)}`;
  let depth = 0;
  return compact.replace(/"(?:[^"\\]|\\.)*"|\{\}|\[\]|[[\]{},:]/g, (piece) => {
    if (piece === '{' || piece === '[') return piece + startLine(++depth);
    if (piece === '}' || piece === ']') return startLine(--depth) + piece;
    if (piece === ',') return piece + startLine(depth);
    return piece === ':' ? ': ' : piece;
  });
}
