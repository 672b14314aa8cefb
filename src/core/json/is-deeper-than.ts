import type { JsonArray, JsonNode, JsonObject } from './json-node';

/** Whether more objects and arrays than these stand in each other; without recursion, as they may be more than the stack takes. */
export function isDeeperThan(root: JsonObject, levels: number): boolean {
  let open: readonly (JsonArray | JsonObject)[] = [root];
  for (let level = 0; level < levels; level++) {
    const inner: (JsonArray | JsonObject)[] = [];
    const take = (node: JsonNode): void => {
      if (node.type === 'array' || node.type === 'object') inner.push(node);
    };
    for (const node of open) {
      if (node.type === 'array') node.items.forEach(take);
      else for (const { value } of node.members) take(value);
    }
    if (inner.length === 0) return false;
    open = inner;
  }
  return true;
}
