/** A body of which a program joined an object into a text: nothing can be verified, but it can be said. */
import { parseJson } from '../json/parse-json';
import type { DumpForm } from './form';
import type { BodyReading } from './read-body-dump';

const placeholder = /\[object Object\]/;

/** Null where the text is not known to stand for an object, and where it shows fields: then it is a part of the body. */
export function detectPlaceholder(text: string, hint: RegExp): BodyReading | null {
  const found = placeholder.exec(text);
  if (found === null || hint.test(text)) return null;
  const [shown] = found;
  const start = found.index;
  const around: readonly DumpForm[] =
    text.trim() === shown ? [] : parseJson(text).ok ? ['envelope'] : ['embedded'];
  const span = { start, end: start + shown.length };
  return {
    forms: [...around, 'javascript-text'],
    root: null,
    losses: [{ kind: 'reference', span }],
    isOrderLost: false,
  };
}
