/** A merchant's own string that is the list of its pairs, as a program prints one that was not joined yet. */
import { type DumpNode, toObject } from '../../intake/dump-node';
import type { DumpForm } from '../../intake/form';
import { bareForms, markedForms, quotedForms } from '../../intake/forms';
import type { PrintedMap } from './read-printed-map';

const listForms: ReadonlySet<DumpForm> = new Set([
  'json',
  'python',
  'javascript',
  'php-export',
  'php-var-dump',
  'php-print-r',
]);
const readers = [...markedForms, ...quotedForms, ...bareForms].filter(([form]) =>
  listForms.has(form),
);

const leastPairs = 3;
const lengthLimit = 20_000;

/** Null where it is none, or where brackets and commas alone may be the code's own. */
export function readPairList(pasted: string): PrintedMap | null {
  const text = pasted.trim();
  if (text.length > lengthLimit || !/^(?:\[\s*["']|array)/i.test(text)) return null;
  for (const [form, read] of readers) {
    const literal = read(text);
    const items = literal === null || literal.losses.length > 0 ? null : listTexts(literal.root);
    const isOfPairs = items !== null && items.filter(isPair).length >= leastPairs;
    // A value may have an `&` of its own.
    if (isOfPairs && isPair(items[0] ?? '')) return { form, text: items.join('&'), isList: true };
  }
  return null;
}

/**
 * Java’s `Arrays.toString(s.split("&"))` and Go's `fmt.Println(pairs)`: an object stands in braces there.
 *
 * @param right tells whether a part of a value stood behind an `&` of it
 */
export function readBareList(text: string, right: string): PrintedMap | null {
  const [, inner] = /^\[([A-Za-z_]\w*=[^\n]*)\]\s*$/.exec(text.slice(0, lengthLimit)) ?? [];
  if (inner === undefined) return null;
  const commas = joinBareList(inner, ', ', right);
  if (commas !== null) return { form: 'java-map', text: commas, isList: true };
  const blanks = joinBareList(inner, ' ', right);
  return blanks === null ? null : { form: 'go-map', text: blanks, isList: true };
}

function joinBareList(inner: string, separator: string, right: string): string | null {
  const parts = inner.split(separator);
  if (parts.filter(isPair).length < leastPairs) return null;
  return parts.reduce((before, part) =>
    isPair(part) || right.includes(`&${part}`) ? `${before}&${part}` : before + separator + part,
  );
}

function isPair(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_.[\]-]{0,100}=/u.test(text);
}

/** Of PHP also with the keys 0, 1, 2. */
function listTexts(node: DumpNode): readonly string[] | null {
  if (node.type === 'doubt') return listTexts(node.options[0] as DumpNode);
  const object = node.type === 'object' ? toObject(node) : null;
  const isCounted = object?.members.every(({ key }, index) => key.value === String(index));
  const items = node.type === 'array' ? node.items : isCounted ? toItems(object) : [];
  const texts = items.map(pickText);
  return texts.length === 0 || texts.includes(null) ? null : (texts as string[]);
}

function toItems(object: ReturnType<typeof toObject>): readonly DumpNode[] {
  return object?.members.map(({ value }) => value) ?? [];
}

function pickText(node: DumpNode): string | null {
  if (node.type === 'doubt') return pickText(node.options[0] as DumpNode);
  return node.type === 'string' ? node.value : null;
}
