/** The values of JSON that are no objects or lists, with what they stand under. */
import type { JsonMember, JsonNode } from '../json/json-node';
import type { Span } from '../text/span';
import { pickKind, type StandInKind } from './stand-ins';

/** A value that is no object or list, and what it stands under; of a list's items, that is what the list stands under. */
export interface JsonLeaf {
  readonly kind: StandInKind;
  readonly text: string;
  readonly span: Span;
  readonly isNumber: boolean;
}

/** Every leaf but null in the order of the text, and every member. Without recursion. */
export function listLeaves(root: JsonNode): {
  readonly leaves: readonly JsonLeaf[];
  readonly members: readonly JsonMember[];
} {
  const leaves: JsonLeaf[] = [];
  const members: JsonMember[] = [];
  const open: { readonly node: JsonNode; readonly kind: StandInKind }[] = [
    { node: root, kind: 'value' },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, kind } = next;
    if (node.type === 'object') {
      members.push(...node.members);
      for (const { key, value } of node.members.toReversed()) {
        open.push({ node: value, kind: pickKind(key.value) });
      }
    } else if (node.type === 'array') {
      for (const item of node.items.toReversed()) open.push({ node: item, kind });
    } else if (node.type !== 'null') {
      const isNumber = node.type === 'number';
      const text = isNumber ? node.source : String(node.value);
      leaves.push({ kind, text, span: node.span, isNumber });
    }
  }
  return { leaves, members };
}
