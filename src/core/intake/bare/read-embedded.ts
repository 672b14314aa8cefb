/** A value that is the text of an object or a list: programs that print pair by pair leave those to their language. */
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import { moveNode } from '../derived-text';
import { createDoubt, createText, type DumpNode, type Loss } from '../dump-node';
import { javascript } from '../literal/javascript';
import { python } from '../literal/python';
import { readLiteral } from '../literal/read-literal';
import { ruby } from '../literal/ruby';
import { goFrames, goMap } from './go';
import { javaFrames, javaMap } from './java';
import { readBare } from './read-bare';
import type { ValueRole } from './read-scalar';

const isContainer = /^(?:[{[]|map\[|OrderedDict\()[\s\S]*[}\])]$/;

export function readEmbedded(
  text: string,
  span: Span,
  _role: ValueRole,
  losses: Loss[],
): DumpNode | null {
  if (!isContainer.test(text) && !/^"[\s\S]*"$|^'[\s\S]*'$/.test(text)) return null;
  const found = readNested(text);
  if (found === null) return null;
  const move = ({ start, end }: Span): Span => ({
    start: start + span.start,
    end: end + span.start,
  });
  for (const loss of found.losses) losses.push({ ...loss, span: move(loss.span) });
  return createDoubt('nested', span, [
    ...readPrinted(found.root, span),
    moveNode(found.root, move),
    createText(text, span),
  ]);
}

/** logfmt puts quotes around what Go printed. */
function readPrinted(node: DumpNode, span: Span): readonly DumpNode[] {
  if (node.type !== 'string') return [];
  if (node.value === '<nil>') return [{ type: 'null', span }];
  const inner = isContainer.test(node.value) ? readNested(node.value) : null;
  return inner === null ? [] : [moveNode(inner.root, () => span)];
}

/** In whatever form. */
export function readNested(
  text: string,
): { readonly root: DumpNode; readonly losses: readonly Loss[] } | null {
  const json = parseJson(text);
  if (json.ok) return { root: json.value, losses: [] };
  for (const dialect of [python, ruby, javascript]) {
    const literal = readLiteral(text, dialect);
    if (literal !== null) return literal;
  }
  return /\bmap\[/.test(text)
    ? readBare(text, goMap, goFrames, 1)
    : readBare(text, javaMap, javaFrames, 1);
}
