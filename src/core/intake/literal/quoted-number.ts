/** Numbers that stand in quotes, as some languages print them. */
import type { JsonString } from '../../json/json-node';
import { createDoubt, createNumber, createText, type DumpNode } from '../dump-node';

/** Of what may be a number the text; a number may be what a program made of it. */
export function pickText(node: DumpNode): DumpNode {
  if (node.type === 'number') {
    const text = createText(node.source, node.span);
    return node.plain === node.source ? text : createDoubt('number', node.span, [text, node]);
  }
  const isDoubted = node.type === 'doubt' && node.topic === 'number';
  return (isDoubted && node.options.find(({ type }) => type === 'string')) || node;
}

/** A number that the dump has in quotes, as it has strings. */
export function doubtNumber(text: JsonString): DumpNode {
  const { value, span } = text;
  const number = createNumber(value, span);
  if (number === null || number.source !== value) return text;
  // Whole numbers are quoted only where they are too large for the language's own type.
  const isNumberFirst =
    /e[-+]\d\d/.test(value) || (number.plain === value && /^-?\d+\.\d|^-?\d{10}/.test(value));
  return createDoubt('number', span, isNumberFirst ? [number, text] : [text, number]);
}

export function toKey(node: DumpNode): JsonString | null {
  if (node.type === 'string') return node;
  if (node.type === 'number') return createText(node.source, node.span);
  if (node.type !== 'doubt') return null;
  const text = node.options.find((option) => option.type === 'string');
  return text?.type === 'string' ? text : null;
}
