import type { JsonArray, JsonNode, JsonObject } from './json-node';
import type { JsonScalar } from './print-json';

/**
 * Every value that is no array or object, as they stand. Without recursion, because a body may nest deeper than the stack
 * is; not as a generator, because one object for each of a million values would be more than the values.
 */
export function visitScalars(root: JsonNode, visit: (scalar: JsonScalar) => void): void {
  if (!isContainer(root)) {
    visit(root);
    return;
  }
  const open = [{ container: root, next: 0 }];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const child = pickChild(frame.container, frame.next++);
    if (child === undefined) open.pop();
    else if (isContainer(child)) open.push({ container: child, next: 0 });
    else visit(child);
  }
}

function isContainer(node: JsonNode): node is JsonArray | JsonObject {
  return node.type === 'array' || node.type === 'object';
}

function pickChild(container: JsonArray | JsonObject, index: number): JsonNode | undefined {
  return container.type === 'array' ? container.items[index] : container.members[index]?.value;
}
