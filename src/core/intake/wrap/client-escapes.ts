/** JSON in a column that mysql's batch mode or PostgreSQL's COPY wrote: both part columns by tabs and escape every backslash. */
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import { type DerivedText, deriveReplaced, deriveSlice } from '../derived-text';

const cell = /(?<=\t|^)\{"[^\t\n]*\}(?=\t|\r?$)/gm;
/** In one text; more of them are no reading of one callback. */
const mostCells = 5;
const escaped = /\\([nrt\\])/g;
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Cells that are no JSON as they stand. */
export function unwrapClientEscapes(text: string): readonly DerivedText[] {
  if (!text.includes('\t') || !/\\\\["\\/bfnrtu]/.test(text)) return [];
  return [...text.matchAll(cell)].slice(0, mostCells).flatMap(({ 0: found, index }) => {
    if (!isEscaped(text, { start: index, end: index + found.length })) return [];
    if (parseJson(found).ok) return [];
    const inner = deriveReplaced(found, escaped, ([sign]) => unescapeCell(sign));
    const { toSource } = deriveSlice(text, index, index + found.length);
    return [{ text: inner.text, toSource: (span) => toSource(inner.toSource(span)) }];
  });
}

/** Whether a column's text may have been escaped so. */
export function isEscaped(text: string, { start, end }: Span): boolean {
  const hasTab = text.charAt(start - 1) === '\t' || text.charAt(end) === '\t';
  const written = text.slice(start, end);
  return hasTab && written.includes('\\') && !written.replaceAll('\\\\', '').includes('\\');
}

export function unescapeCell(text: string): string {
  return text.replace(escaped, (_, sign: string) => controls[sign] ?? sign);
}
