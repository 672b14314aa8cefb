import type { JsonArray, JsonNode, JsonObject } from './json-node';

export function isNested(node: JsonNode): node is JsonArray | JsonObject {
  return node.type === 'array' || node.type === 'object';
}
