/** `INSERT INTO callbacks (orderNo, amount) VALUES ('P1', '1.00');`, as clients and dumps of databases write a row. */
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import { isStringField } from '../pick-body';
import { anyScalars } from './lines';
import type { Bare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar } from './read-scalar';

const head =
  /^(?:insert(?: ignore)? into|replace into) [^(]{1,200}\(([^()]{1,20000})\)\s*values\s*\(/i;
const value = /\s*(?:[NEne]?'((?:[^'\\]|''|\\[\s\S])*)'|([^\s,'()]+))(?:::\w+)?\s*([,)])/y;

/** The first row; further ones are other callbacks. */
export function readSqlInsert(text: string): Bare | null {
  const found = head.exec(text);
  if (found === null) return null;
  const names = (found[1] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^["`[]|["`\]]$/g, ''));
  const losses: Bare['losses'][number][] = [];
  const members: DumpMember[] = [];
  value.lastIndex = found[0].length;
  for (const name of names) {
    const start = value.lastIndex;
    const [, quoted, bare = '', end] = value.exec(text) ?? [];
    if (end === undefined || (end === ')') !== (members.length === names.length - 1)) return null;
    const span = { start, end: value.lastIndex - 1 };
    members.push({
      key: createText(name, span),
      value: readValue(name, quoted, bare, span, losses),
    });
  }
  return { root: { type: 'object', span: { start: 0, end: text.length }, members }, losses };
}

/** Without a backslash both ways of writing a quote in a text are the same. */
function readValue(
  name: string,
  quoted: string | undefined,
  bare: string,
  span: DumpNode['span'],
  losses: Bare['losses'][number][],
): DumpNode {
  if (quoted === undefined) return readScalar(bare.toLowerCase(), span, anyScalars, 'top', losses);
  const written = quoted.replaceAll("''", "'");
  const role = isStringField(name) ? 'text' : 'top';
  return readEmbedded(written, span, role, losses) ?? createText(written, span);
}
