/** Which JSON values a language holds for false, or code for none: what its shortest filter drops. */
import type { JsonNode } from '../json/json-node';
import type { Truth } from './rule-values';

export function isFalsy(node: JsonNode, printed: string, truth: Truth): boolean {
  if (truth === 'not-text') return node.type !== 'string';
  switch (node.type) {
    case 'null':
      return truth !== 'printed' && !keepsFalse.has(truth) && truth !== 'zero-value-or-false';
    case 'boolean':
      return !keepsFalse.has(truth) && !node.value;
    case 'number':
      // By its value: a zero that is printed as 0.0 is one, too.
      return zeroIsFalse.has(truth) && (printed === '0' || Number(node.plain) === 0);
    case 'string':
      return falseStrings[truth].test(node.value);
    case 'array':
      return emptyListIsFalse.has(truth) && node.items.length === 0;
    case 'object':
      return emptyObjectIsFalse.has(truth) && node.members.length === 0;
  }
}

const keepsFalse: ReadonlySet<Truth> = new Set(['zero', 'zero-value']);

const zeroIsFalse: ReadonlySet<Truth> = new Set([
  'zero-value',
  'zero-value-or-false',
  'printed',
  'zero',
  'php',
  'php-objects',
  'javascript',
  'python',
  'perl',
]);

const emptyObjectIsFalse: ReadonlySet<Truth> = new Set(['printed', 'php', 'python', 'rails']);
const emptyListIsFalse: ReadonlySet<Truth> = new Set([...emptyObjectIsFalse, 'php-objects']);

const empty = /^$/;
const emptyOrZero = /^0?$/;
export const zeroText = /^[+-]?0+(?:\.0*)?$/;
// Anchored: an engine would try it at every place of a text.
const none = /^(?!)/;

const falseStrings: Readonly<Record<Exclude<Truth, 'not-text'>, RegExp>> = {
  printed: /^(?:0|false|\[\]|\{\})$/,
  zero: /^0$/,
  'zero-value': zeroText,
  'zero-value-or-false': zeroText,
  php: emptyOrZero,
  'php-objects': emptyOrZero,
  'php-loose': empty,
  javascript: empty,
  python: empty,
  ruby: none,
  rails: /^[\s\u0085]*$/,
  perl: emptyOrZero,
};
