/** JSON that a reader of forms took for one: split at `&` and `=`, each piece percent-decoded. */
import { parseJson } from '../json/parse-json';
import type { DumpMember, DumpNode } from './dump-node';

/** Of more pieces their order is the printed one. */
const orderLimit = 5;
const lengthLimit = 100_000;

/** The pieces as the JSON that they were, as far as that is JSON again; null where they were none. */
export function joinForm(node: DumpNode): string | null {
  if (node.type !== 'object' || node.members.length < 2) return null;
  const first = node.members.find(({ key }) => /^\s*\{\s*"/.test(key.value));
  if (first === undefined) return null;
  const pieces = node.members.map((member) => ({ member, text: printPiece(member) }));
  const texts = pieces.flatMap(({ member, text }) =>
    member === first || text === null ? [] : [text],
  );
  const start = printPiece(first);
  const length = texts.reduce((sum, text) => sum + text.length, start?.length ?? 0);
  if (start === null || texts.length < pieces.length - 1 || length > lengthLimit) return null;
  // A map of the language's may have an order of its own.
  const orders = texts.length > orderLimit ? [texts] : listOrders(texts);
  for (const order of orders) {
    const text = [start, ...order].join('&');
    if (parseJson(text).ok) return text;
  }
  return null;
}

/** Null where it is no piece of a form. */
function printPiece({ key, value }: DumpMember): string | null {
  const [likely = value] = value.type === 'doubt' ? value.options : [];
  const only = likely.type === 'array' && likely.items.length < 2 ? likely.items[0] : likely;
  const [text = only] = only?.type === 'doubt' ? only.options : [];
  // OpenResty has true for what has no value.
  if (text === undefined || text.type === 'null' || text.type === 'boolean') return key.value;
  if (text.type === 'number') return `${key.value}=${text.source}`;
  if (text.type !== 'string') return null;
  return text.value === '' ? key.value : `${key.value}=${text.value}`;
}

function listOrders(texts: readonly string[]): readonly (readonly string[])[] {
  if (texts.length < 2) return [texts];
  return texts.flatMap((text, at) =>
    listOrders(texts.toSpliced(at, 1)).map((others) => [text, ...others]),
  );
}
