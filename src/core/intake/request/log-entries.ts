/** The entries of a log: what a program wrote at one time. */

import { listLines } from '../../text/lines';
import type { Span } from '../../text/span';

/** Behind the names of a service, a level, a host: nothing with a value in it stands before the time. */
const time =
  /^(?:[\w[\]().-]{1,40}[ |\t]{1,5}){0,4}(?:[a-z]{1,20}=)?["'[(<]{0,2}(?:\d{4}[-/.]\d\d[-/.]\d\d[T ]{0,2}|\d\d[-/.]\w{2,3}[-/.]\d{4}[: T]|[A-Z][a-z]{2} [ \d]\d (?:\d{4} )?|[IWEFD]\d{4} )?\d\d:\d\d:\d\d(?!\d)/;

/**
 * From one time to the next, and what stands before the first; else lines that are an object of JSON each. Null where there
 * are no two of them.
 */
export function listLogEntries(text: string): readonly Span[] | null {
  const starts: number[] = [];
  const objects: Span[] = [];
  for (const { line, start } of listLines(text)) {
    if (time.test(line)) starts.push(start);
    else if (/^\{"/.test(line) && line.trimEnd().endsWith('}'))
      objects.push({ start, end: start + line.length });
  }
  if (starts.length > 1) {
    const bounds = text.slice(0, starts[0]).trim() === '' ? starts : [0, ...starts];
    return bounds.map((start, index) => ({ start, end: bounds[index + 1] ?? text.length }));
  }
  return objects.length > 1 ? objects : null;
}

export function isLog(text: string): boolean {
  return listLogEntries(text) !== null;
}
