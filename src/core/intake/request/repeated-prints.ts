/** What a program printed for each callback in the same way: from one line to the next that begins alike. */
import { listLines } from '../../text/lines';
import type { Span } from '../../text/span';

const signName = /x[-_]?sign(?![a-z])/gi;
/** In characters: values come behind them. */
const shapeLength = 16;

/** What stands before the first, too. Null where no line before the first signature comes again, once for each at most. */
export function listPrints(text: string): readonly Span[] | null {
  const signs = [...text.matchAll(signName)].map(({ index }) => index);
  const [first] = signs;
  if (first === undefined || signs.length < 2) return null;
  const starts = new Map<string, number[]>();
  for (const { line, start } of listLines(text)) {
    const shape = line.slice(0, shapeLength).replace(/\d+/g, '#').trimEnd();
    if (shape === '') continue;
    const known = starts.get(shape);
    if (known !== undefined) known.push(start);
    else if (start <= first) starts.set(shape, [start]);
  }
  for (const all of starts.values()) {
    if (all.length < 2 || all.length > signs.length) continue;
    const bounds = text.slice(0, all[0]).trim() === '' ? all : [0, ...all];
    return bounds.map((start, index) => ({ start, end: bounds[index + 1] ?? text.length }));
  }
  return null;
}
