import type { JsonArray, JsonMember, JsonNode, JsonObject } from './json-node';
import type { JsonScalar } from './print-json';

/** Every value that is no array or object, as they stand. Without recursion, and without a copy of what is still to come. */
export function* listScalars(root: JsonNode): Generator<JsonScalar> {
  const open: { readonly container: JsonArray | JsonObject; next: number }[] = [];
  let node: JsonNode | undefined = root;
  for (;;) {
    if (node?.type === 'array' || node?.type === 'object') open.push({ container: node, next: 0 });
    else if (node !== undefined) yield node;
    const frame = open.at(-1);
    if (frame === undefined) return;
    node = pickChild(frame.container, frame.next++);
    if (node === undefined) open.pop();
  }
}

function pickChild(container: JsonArray | JsonObject, index: number): JsonNode | undefined {
  if (container.type === 'array') return container.items[index];
  const member: JsonMember | undefined = container.members[index];
  return member?.value;
}
