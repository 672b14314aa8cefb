/** What PHP prints of what `json_decode($text, true)` gives: `print_r`, `var_export` and `implode`. */
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonNode, JsonObject } from '../json/json-node';
import { pickEffectiveMembers } from '../json/print-json';
import { printNumber } from './print-number';

/** In characters. Indented deeply, few values become long; no string of a merchant's is longer. */
const lengthLimit = 1_000_000;

interface Line {
  readonly text: string;
  readonly value: JsonNode | null;
  readonly indent: number;
}

/** How arrays stand on lines of their own; `margin` is the indentation of the array. */
interface Layout {
  readonly width: number;
  readonly scalar: (node: Scalar) => string;
  readonly open: (margin: string) => string;
  readonly item: (margin: string, key: string, value: JsonNode) => string;
  readonly close: (margin: string, isRoot: boolean) => string;
}

type Scalar = Exclude<JsonNode, JsonArray | JsonObject>;

/** `print_r($value, true)` */
const readable: Layout = {
  width: 8,
  scalar: (node) => `${printScalar(node)}\n`,
  open: (margin) => ['Array', `${margin}(`, ''].join('\n'),
  item: (margin, key) => `${margin}    [${key}] => `,
  close: (margin, isRoot) => `${margin})\n${isRoot ? '' : '\n'}`,
};

/** `var_export($value, true)` */
const exported: Layout = {
  width: 2,
  scalar: (node) => `${exportScalar(node)},\n`,
  open: () => 'array (\n',
  item: (margin, key, value) => {
    const name = /^(?:0|-?[1-9]\d{0,17})$/.test(key) ? key : quotePhp(key);
    return `${margin}  ${name} => ${isNested(value) ? `\n${margin}  ` : ''}`;
  },
  close: (margin, isRoot) => `${margin})${isRoot ? '' : ',\n'}`,
};

export function printPhpReadable(root: JsonArray | JsonObject): string {
  return printLines(root, readable);
}

export function exportPhp(root: JsonArray | JsonObject): string {
  return printLines(root, exported);
}

/** Without recursion. */
function printLines(root: JsonArray | JsonObject, layout: Layout): string {
  let text = '';
  const pending: Line[] = [{ text: '', value: root, indent: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (text.length > lengthLimit) return text;
    const { value, indent } = next;
    text += next.text;
    if (value === null) continue;
    if (!isNested(value)) {
      text += layout.scalar(value);
      continue;
    }
    const margin = ' '.repeat(indent);
    text += layout.open(margin);
    pending.push({ text: layout.close(margin, value === root), value: null, indent });
    for (const [key, item] of listItems(value).reverse()) {
      const before = layout.item(margin, key, item);
      pending.push({ text: before, value: item, indent: indent + layout.width });
    }
  }
  return text;
}

/** `var_export($text, true)` */
export function quotePhp(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A float has its point, and an exponent its capital. */
function exportScalar(node: Scalar): string {
  if (node.type === 'string') return quotePhp(node.value);
  if (node.type === 'number') return printNumber(node, 'php-fraction-json').toUpperCase();
  return node.type === 'null' ? 'NULL' : String(node.value);
}

/** `implode(',', $value)`, for which an object's keys are nothing and what is nested is `Array`. */
export function implodePhp(node: JsonArray | JsonObject): string {
  return listItems(node)
    .map(([, value]) => (isNested(value) ? 'Array' : printScalar(value)))
    .join(',');
}

function listItems(node: JsonArray | JsonObject): [key: string, value: JsonNode][] {
  if (node.type === 'array') return node.items.map((item, index) => [String(index), item]);
  return pickEffectiveMembers(node, 'last').map(({ key, value }) => [key.value, value]);
}

function printScalar(node: Scalar): string {
  switch (node.type) {
    case 'string':
      return node.value;
    case 'number':
      return printNumber(node, 'php-typed');
    case 'boolean':
      return node.value ? '1' : '';
    case 'null':
      return '';
  }
}
