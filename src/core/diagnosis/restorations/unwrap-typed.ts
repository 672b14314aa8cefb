/** DynamoDB's JSON, where each value stands in an object under its type: `{"S":"payin"}`, `{"N":"1790000007"}`. */
import {
  createNumber,
  type DumpMember,
  type DumpNode,
  type DumpObject,
} from '../../intake/dump-node';

/** Null where a value is not typed so. */
export function unwrapTyped(root: DumpObject): DumpNode | null {
  return unwrapMembers(root, 0);
}

/** Go’s sql.NullString, NullInt64 and their like, written as the structs that they are: `{"String":"1.00","Valid":true}`. Null where the object is none. */
export function unwrapNullable(node: DumpObject): DumpNode | null {
  const [first, second, ...others] = node.members;
  if (first === undefined || second === undefined || others.length > 0) return null;
  // Another naming strategy may have been over it.
  const isNullable =
    /^(?:string|int(?:64|32|16)|byte|float64|bool|time|v)$/i.test(first.key.value) &&
    /^valid$/i.test(second.key.value);
  if (!isNullable || second.value.type !== 'boolean') return null;
  return second.value.value ? first.value : { type: 'null', span: node.span };
}

const depthLimit = 20;

function unwrapMembers(root: DumpObject, depth: number): DumpObject | null {
  const members: DumpMember[] = [];
  for (const { key, value } of root.members) {
    const plain = unwrapValue(value, depth);
    if (plain === null) return null;
    members.push({ key, value: plain });
  }
  return members.length === 0 && depth === 0 ? null : { ...root, members };
}

function unwrapValue(node: DumpNode, depth: number): DumpNode | null {
  const [member, ...others] = node.type === 'object' ? node.members : [];
  if (member === undefined || others.length > 0 || depth > depthLimit) return null;
  const { value } = member;
  switch (member.key.value) {
    case 'S':
      return value.type === 'string' ? value : null;
    case 'N':
      return value.type === 'string' ? createNumber(value.value, value.span) : null;
    case 'BOOL':
      return value.type === 'boolean' ? value : null;
    case 'NULL':
      return { type: 'null', span: value.span };
    case 'M':
      return value.type === 'object' ? unwrapMembers(value, depth + 1) : null;
    case 'L':
      return value.type === 'array' ? unwrapItems(value.items, value, depth + 1) : null;
    default:
      return null;
  }
}

function unwrapItems(
  items: readonly DumpNode[],
  { span }: DumpNode,
  depth: number,
): DumpNode | null {
  const plain = items.map((item) => unwrapValue(item, depth));
  return plain.includes(null) ? null : { type: 'array', span, items: plain as DumpNode[] };
}
