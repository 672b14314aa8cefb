/** JSON that a reader of forms took for one: split at `&` and `=`, each piece percent-decoded. */
import type { JsonString } from '../json/json-node';
import { createDoubt, createText, type DumpMember, type DumpNode } from './dump-node';

/** Of a text with more not each is looked at by itself. */
const mostBlanks = 12;
/** In front of a telephone's number, or before a time's zone; between blanks as well. */
const surePlus = /^ (?=\d)|(?<=:\d\d) (?=\d\d:?\d\d$)/g;
const likelyPlus = new RegExp(`${surePlus.source}|(?<= ) (?= )`, 'g');

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

/** A reader of forms makes a blank of each plus: those that look so were one, all were, or one was. */
export function doubtPluses(written: JsonString): DumpNode {
  const { value, span } = written;
  if (!value.includes(' ')) return written;
  const texts = new Set([value, ...guessPluses(value), value.replaceAll(' ', '+')]);
  let at = -1;
  for (let left = mostBlanks; left > 0; left--) {
    at = value.indexOf(' ', at + 1);
    if (at === -1) break;
    texts.add(`${value.slice(0, at)}+${value.slice(at + 1)}`);
  }
  const options = [...texts].map((text) => createText(text, span));
  return createDoubt('split', span, options);
}

/** With a plus for each blank that by what is around it was one, or may well have been. */
export function guessPluses(text: string): readonly string[] {
  return [surePlus, likelyPlus].map((plus) => text.replace(plus, '+'));
}
