/** JSON that a reader of forms took for one: split at `&` and `=`, each piece percent-decoded. */
import type { DumpMember, DumpNode } from './dump-node';

/** Of more pieces, or of longer ones, their order is the printed one. */
const orderLimit = 5;
const orderedLength = 5_000;
const lengthLimit = 100_000;

/** The texts that the pieces may have been, the likeliest first; none where they were no JSON. Which is JSON again, is not looked at. */
export function* joinForm(node: DumpNode): Generator<string> {
  if (node.type !== 'object' || node.members.length < 2) return;
  const first = node.members.find(({ key }) => /^\s*\{\s*"/.test(key.value));
  if (first === undefined) return;
  const others = node.members.filter((member) => member !== first);
  for (const none of ['', '=']) {
    const start = printPiece(first, none);
    const texts = others.flatMap((member) => printPiece(member, none) ?? []);
    const length = texts.reduce((sum, text) => sum + text.length, start?.length ?? 0);
    if (start === null || texts.length < others.length || length > lengthLimit) return;
    // A map of the language's may have an order of its own.
    const isOrdered = texts.length > orderLimit || length > orderedLength;
    for (const order of isOrdered ? [texts] : listOrders(texts)) yield [start, ...order].join('&');
  }
}

/**
 * Null where it is no piece of a form.
 *
 * @param none what stands behind a key whose value is empty
 */
function printPiece({ key, value }: DumpMember, none: string): string | null {
  const [likely = value] = value.type === 'doubt' ? value.options : [];
  const only = likely.type === 'array' && likely.items.length < 2 ? likely.items[0] : likely;
  const [text = only] = only?.type === 'doubt' ? only.options : [];
  // OpenResty has true for what has no value.
  if (text === undefined || text.type === 'null' || text.type === 'boolean') return key.value;
  if (text.type === 'number') return `${key.value}=${text.source}`;
  if (text.type !== 'string') return null;
  return text.value === '' ? key.value + none : `${key.value}=${text.value}`;
}

function listOrders(texts: readonly string[]): readonly (readonly string[])[] {
  if (texts.length < 2) return [texts];
  return texts.flatMap((text, at) =>
    listOrders(texts.toSpliced(at, 1)).map((others) => [text, ...others]),
  );
}
