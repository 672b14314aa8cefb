/** `key='value' key='value'`, every value in a shell's single quotes, in a line or in several: jq's `@sh`, and any program's that prints so. */
import { type DerivedText, deriveSlice, moveLosses, moveNode, TextBuilder } from '../derived-text';
import { createDoubt, createText, type DumpMember, type DumpNode, type Loss } from '../dump-node';
import { isStringField } from '../pick-body';
import { anyScalars } from './lines';
import type { Bare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar } from './read-scalar';

const pair = /\s*([^\s=:,;{}[\]()"'<>&|]{1,100})=((?:'[^']*'|\\'|"'")+)(?!\S)/y;
const piece = /'([^']*)'|\\(')|"(')"/g;

/**
 * @param readOther the same text in a language whose quotes hold escapes: a backslash may be one, or a character
 * @returns null where a value is not quoted, or in other quotes
 */
export function readQuotedPairs(
  text: string,
  readOther: (text: string) => Bare | null,
): Bare | null {
  const losses: Loss[] = [];
  const members: DumpMember[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    pair.lastIndex = at;
    const [whole, key = '', quoted = ''] = pair.exec(text) ?? [];
    if (whole === undefined) return null;
    at += whole.length;
    const start = at - quoted.length;
    const value = readValue(key, unquote(deriveSlice(text, start, at)), losses);
    const keyEnd = start - 1;
    members.push({ key: createText(key, { start: keyEnd - key.length, end: keyEnd }), value });
  }
  if (members.length < 2) return null;
  const span = { start: 0, end: text.length };
  const root: DumpNode = { type: 'object', span, members };
  const other = text.includes('\\') ? readOther(text) : null;
  return other === null
    ? { root, losses }
    : {
        root: createDoubt('whole', span, [other.root, root]),
        losses: [...other.losses, ...losses],
      };
}

function unquote({ text, toSource }: DerivedText): DerivedText {
  const builder = new TextBuilder(text);
  for (const { 0: quoted, index } of text.matchAll(piece)) {
    const last = quoted.startsWith('\\') ? index + quoted.length : index + quoted.length - 1;
    builder.copy(index + 1, last);
  }
  const built = builder.build(text.length);
  return { text: built.text, toSource: (span) => toSource(built.toSource(span)) };
}

function readValue(key: string, { text, toSource }: DerivedText, losses: Loss[]): DumpNode {
  const role = isStringField(key) ? 'text' : 'top';
  const span = { start: 0, end: text.length };
  const found: Loss[] = [];
  const node =
    readEmbedded(text, span, role, found) ?? readScalar(text, span, anyScalars, role, found);
  losses.push(...moveLosses(found, toSource));
  return moveNode(node, toSource);
}
