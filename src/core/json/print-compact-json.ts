/**
 * A node as compact JSON text (contract, "Flattening rules"; reading 4): members in received order,
 * the last of equal keys in the place of the first (reading 3), shortest escapes, numbers as plain decimals.
 * Without recursion: nodes may be nested to the parser's limit.
 */
import type { JsonMember, JsonNode, JsonObject } from './json-node';

export function printCompactJson(root: JsonNode): string {
  let text = '';
  // What is still to be written, the next on top: nodes, and the text between them.
  const pending: (JsonNode | string)[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') text += next;
    else if (next.type === 'array') {
      text += '[';
      pending.push(']');
      for (let index = next.items.length - 1; index >= 0; index--) {
        pending.push(next.items[index] as JsonNode);
        if (index > 0) pending.push(',');
      }
    } else if (next.type === 'object') {
      text += '{';
      pending.push('}');
      const members = pickEffectiveMembers(next);
      for (let index = members.length - 1; index >= 0; index--) {
        const { key, value } = members[index] as JsonMember;
        pending.push(value, `${index > 0 ? ',' : ''}${JSON.stringify(key.value)}:`);
      }
    } else text += printScalar(next);
  }
  return text;
}

function printScalar(node: Exclude<JsonNode, { type: 'array' | 'object' }>): string {
  switch (node.type) {
    case 'string':
      return JSON.stringify(node.value);
    case 'number':
      return node.plain;
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
  }
}

/** An object's members with repeated keys settled: the last value wins, in the place of the first (reading 3). */
export function pickEffectiveMembers(object: JsonObject): readonly JsonMember[] {
  if (!object.hasDuplicates) return object.members;
  const byKey = new Map<string, JsonMember>();
  for (const member of object.members) byKey.set(member.key.value, member);
  return [...byKey.values()];
}
