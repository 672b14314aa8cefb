/** The eight values without their names, in the contract's order: Go's `%v` of a struct, tuples, Scala's case classes. */
import { contractFieldNames } from '../../contract';
import { createText, type DumpMember } from '../dump-node';
import { anyScalars } from './lines';
import type { Bare } from './read-bare';
import { readScalar } from './read-scalar';

const brackets = /^&?[\w.]*[{(](?:pay(?:in|out))([, ]).*[)}]$/;

export function readPositional(text: string): Bare | null {
  const found = brackets.exec(text);
  if (found === null) return null;
  const separator = found[1] === ' ' ? / /g : /, ?/g;
  const members: DumpMember[] = [];
  let start = text.search(/[{(]/) + 1;
  const span = { start: 0, end: text.length };
  for (const name of contractFieldNames) {
    separator.lastIndex = start;
    const end = separator.exec(text)?.index ?? text.length - 1;
    const valueSpan = { start, end };
    const value = text.slice(start, end);
    const key = createText(name, { start, end: start });
    members.push({ key, value: readScalar(value, valueSpan, anyScalars, 'top', []) });
    if (end === text.length - 1) break;
    start = separator.lastIndex;
  }
  return members.length < contractFieldNames.length - 1
    ? null
    : { root: { type: 'object', span, members }, losses: [] };
}
