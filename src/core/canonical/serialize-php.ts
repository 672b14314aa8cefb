/** PHP's `serialize` of what `json_decode($text, true)` gives. */
import type { JsonArray, JsonNode, JsonObject } from '../json/json-node';
import { pickEffectiveMembers } from '../json/print-json';
import { printNumber } from './print-number';

/** Without recursion: nodes may be nested to the parser's limit. */
export function serializePhp(root: JsonArray | JsonObject): string {
  let text = '';
  const pending: (JsonNode | string)[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') text += next;
    else if (next.type === 'array' || next.type === 'object') {
      const items = listItems(next);
      text += `a:${items.length}:{`;
      pending.push('}');
      for (const [key, value] of items.reverse()) pending.push(value, key);
    } else text += serializeScalar(next);
  }
  return text;
}

function listItems(node: JsonArray | JsonObject): [key: string, value: JsonNode][] {
  if (node.type === 'array') return node.items.map((item, index) => [`i:${index};`, item]);
  return pickEffectiveMembers(node, 'last').map(({ key, value }) => [
    isIndex(key.value) ? `i:${key.value};` : serializeText(key.value),
    value,
  ]);
}

/** Such keys become integers. */
function isIndex(key: string): boolean {
  return /^(?:0|-?[1-9]\d{0,17})$/.test(key);
}

function serializeScalar(node: Exclude<JsonNode, JsonArray | JsonObject>): string {
  switch (node.type) {
    case 'string':
      return serializeText(node.value);
    case 'number':
      return serializeNumber(node.source, printNumber(node, 'php-json').toUpperCase());
    case 'boolean':
      return `b:${node.value ? 1 : 0};`;
    case 'null':
      return 'N;';
  }
}

/** An integer that has no room in 64 bits is a float. */
function serializeNumber(source: string, printed: string): string {
  return `${/[.E]/.test(source.toUpperCase() + printed) ? 'd' : 'i'}:${printed};`;
}

function serializeText(text: string): string {
  return `s:${new TextEncoder().encode(text).length}:"${text}";`;
}
