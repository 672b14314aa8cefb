/** A line of a longer text, without the line feed that ends it. */
export interface Line {
  readonly line: string;
  readonly start: number;
}

/** One after another, and not all of them at once: a list of millions takes many times the text's memory. */
export function* listLines(text: string): Generator<Line> {
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    yield { line: text.slice(start, end), start };
    start = end + 1;
  }
}

export function everyLine(text: string, isWanted: (line: string) => boolean): boolean {
  for (const { line } of listLines(text)) if (!isWanted(line)) return false;
  return true;
}
