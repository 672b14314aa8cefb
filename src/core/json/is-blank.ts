import type { JsonNode } from './json-node';

/** What gives no entry: a null, and a string that `String.prototype.trim` empties (contract, "Flattening rules"; reading 5). */
export function isBlank(node: JsonNode): boolean {
  return node.type === 'null' || (node.type === 'string' && node.value.trim() === '');
}
