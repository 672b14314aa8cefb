/** What is nested in a value. */
import type { JsonNode } from './json-node';

/** The items of an array, the values of an object; none of another. */
export function listInside(node: JsonNode): readonly JsonNode[] {
  if (node.type === 'array') return node.items;
  return node.type === 'object' ? node.members.map(({ value }) => value) : [];
}

/** It is one of that type, or has one inside, at whatever depth. */
export function holdsType(node: JsonNode, type: JsonNode['type']): boolean {
  return holds(node, (one) => one.type === type);
}

/** It is such a one, or has one inside, at whatever depth. */
export function holds(node: JsonNode, isSuch: (one: JsonNode) => boolean): boolean {
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isSuch(next)) return true;
    for (const inner of listInside(next)) pending.push(inner);
  }
  return false;
}
