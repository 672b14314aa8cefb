/** A body of which a program joined an object into a text: nothing can be verified, but it can be said. */
import { parseJson } from '../json/parse-json';
import type { DumpForm } from './form';
import type { BodyReading } from './read-body-dump';

const placeholder = /\[object Object\]/;

/** Of a collection in C#, of a table in Lua, of a hash in Perl. */
const typeName =
  /\bSystem\.Collections\.[\w.]{1,80}`\d\[[\w.`,[\] ]{1,200}\]|\btable: 0x[\da-f]{4,16}\b|\bHASH\(0x[\da-f]{4,16}\)/;

/** Null where the text is not known to stand for an object, and where it shows fields: then it is a part of the body. */
export function detectPlaceholder(text: string, hint: RegExp): BodyReading | null {
  const ofJavaScript = placeholder.exec(text);
  const found = ofJavaScript ?? typeName.exec(text);
  if (found === null || hint.test(text)) return null;
  const [shown] = found;
  const start = found.index;
  const around: readonly DumpForm[] =
    text.trim() === shown ? [] : parseJson(text).ok ? ['envelope'] : ['embedded'];
  const span = { start, end: start + shown.length };
  return {
    forms: [...around, ofJavaScript === null ? 'type-name' : 'javascript-text'],
    root: null,
    losses: [{ kind: 'reference', span }],
    isOrderLost: false,
  };
}
