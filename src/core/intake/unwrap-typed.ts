/** Values under their types, as stores and schemas write them: DynamoDB, Firestore and protobuf’s Struct, Avro, Go’s sql.Null…. */
import { createNumber, type DumpMember, type DumpNode, type DumpObject } from './dump-node';

type Type = 'text' | 'number' | 'boolean' | 'null' | 'object' | 'list';

/** DynamoDB’s names; Firestore’s and Struct’s; Avro’s. */
const types: ReadonlyMap<string, Type> = new Map([
  ['S', 'text'],
  ['N', 'number'],
  ['BOOL', 'boolean'],
  ['NULL', 'null'],
  ['M', 'object'],
  ['L', 'list'],
  ['stringValue', 'text'],
  ['integerValue', 'number'],
  ['doubleValue', 'number'],
  ['numberValue', 'number'],
  ['booleanValue', 'boolean'],
  ['boolValue', 'boolean'],
  ['nullValue', 'null'],
  ['mapValue', 'object'],
  ['structValue', 'object'],
  ['arrayValue', 'list'],
  ['listValue', 'list'],
  ['string', 'text'],
  ['int', 'number'],
  ['long', 'number'],
  ['float', 'number'],
  ['double', 'number'],
  ['boolean', 'boolean'],
  ['map', 'object'],
  ['array', 'list'],
]);

/** Null where a value is not typed so; a null may stand without its type. */
export function unwrapTyped(root: DumpObject): DumpNode | null {
  const hasTypes = root.members.some(({ value }) => value.type !== 'null');
  return hasTypes ? (unwrapMembers(root, 0) ?? unwrapAlike(root)) : null;
}

/** All values in objects with one member of one name: `{"value": …}`. */
function unwrapAlike(root: DumpObject): DumpObject | null {
  const names = new Set<string>();
  const members = root.members.map(({ key, value }): DumpMember => {
    const [member, ...others] = value.type === 'object' ? value.members : [];
    names.add(member === undefined || others.length > 0 ? '' : member.key.value);
    return { key, value: member?.value ?? value };
  });
  return names.size === 1 && !names.has('') ? { ...root, members } : null;
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

const classKeys = /^(?:[@$]type|@?class|_class)$/;
/** With its package or namespace. */
const className = /^\[?\w{1,100}(?:\.\w{1,100}){0,30}?\.[A-Z]\w/;

/**
 * What stands beside its class, as Jackson's default typing writes it (Spring's serializer for Redis), fastjson, Json.NET
 * and Symfony: an object's first member names it, or a list's first item, and the second is the value. Null where none does.
 */
export function unwrapClass(node: DumpNode): DumpNode | null {
  if (node.type === 'array') {
    const [name, value, ...others] = node.items;
    return isClass(name) && others.length === 0 ? (value ?? null) : null;
  }
  const [first, ...members] = node.type === 'object' ? node.members : [];
  if (first === undefined || !classKeys.test(first.key.value) || !isClass(first.value)) return null;
  const [values, ...rest] = members;
  const isList = values?.key.value === '$values' && rest.length === 0;
  return isList ? values.value : { type: 'object', span: node.span, members };
}

function isClass(node: DumpNode | undefined): boolean {
  return node?.type === 'string' && className.test(node.value);
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
  if (node.type === 'null') return node;
  const all = node.type === 'object' ? node.members : [];
  // JavaScript’s class of a Struct’s value says which of its fields is set.
  const [member, ...others] = all.filter(({ key }) => all.length === 1 || key.value !== 'kind');
  if (member === undefined || others.length > 0 || depth > depthLimit) return null;
  const { value } = member;
  switch (types.get(member.key.value)) {
    case 'text':
      return value.type === 'string' ? value : null;
    case 'number':
      if (value.type === 'number') return value;
      return value.type === 'string' ? createNumber(value.value, value.span) : null;
    case 'boolean':
      return value.type === 'boolean' ? value : null;
    case 'null':
      return { type: 'null', span: value.span };
    case 'object': {
      const inner = pickInner(value, 'fields');
      return inner.type === 'object' ? unwrapMembers(inner, depth + 1) : null;
    }
    case 'list': {
      const inner = pickInner(value, 'values');
      return inner.type === 'array' ? unwrapItems(inner.items, inner, depth + 1) : null;
    }
    case undefined:
      return null;
  }
}

/** Firestore and Struct have it a level deeper. */
function pickInner(node: DumpNode, name: string): DumpNode {
  const [only, ...others] = node.type === 'object' ? node.members : [];
  return only?.key.value === name && others.length === 0 ? only.value : node;
}

function unwrapItems(
  items: readonly DumpNode[],
  { span }: DumpNode,
  depth: number,
): DumpNode | null {
  const plain = items.map((item) => unwrapValue(item, depth));
  return plain.includes(null) ? null : { type: 'array', span, items: plain as DumpNode[] };
}
