/** What PHP prints of what `json_decode($text, true)` gives: `print_r` and `implode`. */
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

/** `print_r($value, true)`, without recursion. */
export function printPhpReadable(root: JsonArray | JsonObject): string {
  let text = '';
  const pending: Line[] = [{ text: '', value: root, indent: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (text.length > lengthLimit) return text;
    const { value, indent } = next;
    text += next.text;
    if (value === null) continue;
    const isRoot = value === root;
    if (value.type !== 'array' && value.type !== 'object') {
      text += `${printScalar(value)}\n`;
      continue;
    }
    const margin = ' '.repeat(indent);
    text += ['Array', `${margin}(`, ''].join('\n');
    pending.push({ text: `${margin})\n${isRoot ? '' : '\n'}`, value: null, indent });
    for (const [key, item] of listItems(value).reverse()) {
      pending.push({ text: `${margin}    [${key}] => `, value: item, indent: indent + 8 });
    }
  }
  return text;
}

/** `implode(',', $value)`, for which an object's keys are nothing and what is nested is `Array`. */
export function implodePhp(node: JsonArray | JsonObject): string {
  return listItems(node)
    .map(([, value]) =>
      value.type === 'array' || value.type === 'object' ? 'Array' : printScalar(value),
    )
    .join(',');
}

function listItems(node: JsonArray | JsonObject): [key: string, value: JsonNode][] {
  if (node.type === 'array') return node.items.map((item, index) => [String(index), item]);
  return pickEffectiveMembers(node, 'last').map(({ key, value }) => [key.value, value]);
}

function printScalar(node: Exclude<JsonNode, JsonArray | JsonObject>): string {
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
