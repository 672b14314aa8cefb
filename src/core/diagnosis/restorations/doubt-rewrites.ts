/**
 * A JSON body that a program may have read and written again: the same tree, with a doubt at whatever such a program
 * changes. `intake/list-bodies.ts` says which bodies that allows.
 */
import { amountFields, isContractField } from '../../contract';
import { doubtRounded } from '../../intake/doubt-rounded';
import {
  createDoubt,
  createNumber,
  createText,
  type DumpArray,
  type DumpMember,
  type DumpNode,
  type DumpObject,
} from '../../intake/dump-node';
import { unwrapClass, unwrapNullable, unwrapTyped } from '../../intake/unwrap-typed';
import { doubtLost } from './doubt-lost';
import { doubtAmount, doubtNumber, doubtOrdinal } from './doubt-numbers';
import { doubtText, isNullText } from './doubt-texts';
import { doubtTimeList, doubtTimeObject } from './doubt-times';
import { createFrameworkTest } from './framework-members';

/** So many fields that the contract does not name may each have been added. */
const addedLimit = 12;
/** Deeper than everyday bodies: what is below stays as it is. */
const depthLimit = 8;

/** @param timestamp of the header; empty where it is not known */
export function doubtRewrites(root: DumpObject, timestamp: string): DumpObject {
  const isOfFramework = createFrameworkTest(root.members);
  const unnamed = root.members.filter(({ key }) => !isContractField(key.value));
  const typed = unwrapTyped(root);
  if (typed?.type === 'object') return doubtTyped(root, typed);
  const { parts, rests } = listMoved(root);
  const isListed = root.members.every(({ value }) => isList(value) && value.items.length === 1);
  const members = root.members.map((member): DumpMember => {
    const value = isListed
      ? doubtListed(member.value, member.key.value)
      : visit(member.value, member.key.value, 0);
    if (isDefault(member)) return { ...member, value: doubtDefault(value) };
    const rest = rests.get(member);
    if (rest !== undefined)
      return { ...member, value: createDoubt('moved', value.span, [value, rest]) };
    // A null that was sent is nearer than a member that was not.
    const isNull = isListed ? isNullItem(member.value) : isNullText(member.value);
    const mayBeAdded = !isNull && unnamed.length <= addedLimit && unnamed.includes(member);
    return { ...member, value: mayBeAdded ? doubtAdded(value, isOfFramework(member)) : value };
  });
  const lifted = parts.map(({ key, value }): DumpMember => {
    const { span } = value;
    const options = [{ type: 'null', span } as const, visit(value, key.value, 0)];
    return { key, value: createDoubt('moved', span, options) };
  });
  const lost = parts.length > 0 ? [] : doubtLost(root, timestamp);
  return doubtRounded({ ...root, members: [...members, ...lifted, ...lost] }) as DumpObject;
}

/** The contract’s fields that a program moved into an object of the body, and what is left of that: nothing, as often. */
function listMoved(root: DumpObject): {
  readonly parts: readonly DumpMember[];
  readonly rests: ReadonlyMap<DumpMember, DumpNode>;
} {
  const keys = new Set(root.members.map(({ key }) => key.value));
  const parts: DumpMember[] = [];
  const rests = new Map<DumpMember, DumpNode>();
  for (const member of root.members) {
    const { value } = member;
    if (value.type !== 'object' || isContractField(member.key.value)) continue;
    const isMoved = ({ key }: DumpMember): boolean =>
      isContractField(key.value) && !keys.has(key.value);
    const its = value.members.filter(isMoved);
    if (its.length === 0) continue;
    const others = value.members.filter((one) => !isMoved(one));
    const none = { type: 'null', span: value.span } as const;
    rests.set(member, others.length === 0 ? none : { ...value, members: others });
    for (const { key } of its) keys.add(key.value);
    parts.push(...its);
  }
  return { parts, rests };
}

function isNullItem(node: DumpNode): boolean {
  const [item] = isList(node) ? node.items : [];
  return item?.type === 'null' || (item !== undefined && isNullText(item));
}

/** What a typed object, or a `??`, writes into a field that was not sent: a number that is 0, a time that is a text. */
function isDefault({ key, value }: DumpMember): boolean {
  if (!isContractField(key.value)) return false;
  if (value.type === 'number') return value.plain === '0';
  return key.value === 'completedAt' && value.type === 'string';
}

function doubtDefault(value: DumpNode): DumpNode {
  const { span } = value;
  return createDoubt('defaults', span, [value, { type: 'null', span }]);
}

/** A table's item, with the type of each value beside it. */
function doubtTyped(root: DumpObject, { members }: DumpObject): DumpObject {
  const doubted = root.members.map((member, at): DumpMember => {
    const value = members[at]?.value ?? member.value;
    const plain = visit(value, member.key.value, 0);
    return { ...member, value: createDoubt('typed', member.value.span, [member.value, plain]) };
  });
  return doubtRounded({ ...root, members: doubted }) as DumpObject;
}

/** A number of MongoDB's extended JSON: `{"$numberInt":"5"}`; a value that says whether it is one. */
function doubtTypedValue(node: DumpObject, key: string | null, depth: number): DumpNode | null {
  const nullable = unwrapNullable(node);
  if (nullable !== null)
    return createDoubt('typed', node.span, [node, visit(nullable, key, depth)]);
  const [member, ...others] = node.members;
  if (member === undefined || others.length > 0) return null;
  const { value } = member;
  if (value.type !== 'string' || !/^\$number(?:Int|Long|Double|Decimal)$/.test(member.key.value))
    return null;
  const number = createNumber(value.value, node.span);
  const text = createText(value.value, node.span);
  return number === null ? null : createDoubt('typed', node.span, [node, number, text]);
}

/** A class of money: the amount beside its currency. Null where the field is no amount, or has none. */
function doubtMoney(node: DumpObject, key: string | null): DumpNode | null {
  if (key === null || !amountFields.includes(key)) return null;
  const amounts = node.members.flatMap(({ value }) => {
    const isAmount = value.type === 'number' || (value.type === 'string' && /\d/.test(value.value));
    return isAmount ? (doubtAmount(value, key) ?? []) : [];
  });
  return amounts.length === 0 ? null : createDoubt('typed', node.span, [node, ...amounts]);
}

/** Query and form parameters have a list for each key. */
function doubtListed(node: DumpNode, key: string): DumpNode {
  const items = isList(node) ? node.items.map((item) => visit(item, key, 0)) : [];
  return createDoubt('listed', node.span, [node, ...items]);
}

function isList(node: DumpNode): node is DumpArray {
  return node.type === 'array';
}

/** An entry that is null is none. */
function doubtAdded(value: DumpNode, isOfFramework: boolean): DumpNode {
  const { span } = value;
  const none = { type: 'null', span } as const;
  return createDoubt('added', span, [value, isOfFramework ? none : value, none]);
}

function visit(node: DumpNode, key: string | null, depth: number): DumpNode {
  if (depth > depthLimit) return node;
  switch (node.type) {
    case 'string':
      return doubtAmount(node, key) ?? doubtText(node, key);
    case 'number':
      return doubtAmount(node, key) ?? doubtOrdinal(node, key) ?? doubtNumber(node, key);
    case 'null':
      return key === null
        ? createDoubt('null', node.span, [node, createText('', node.span)])
        : doubtEmpty(node, false);
    case 'array':
      return node.items.length === 0 ? doubtEmpty(node, true) : visitArray(node, key, depth);
    case 'object':
      if (node.members.length === 0) return doubtEmpty(node, true);
      return (
        doubtTypedValue(node, key, depth) ??
        doubtMoney(node, key) ??
        doubtTimeObject(node, key) ??
        visitObject(node, depth)
      );
    case 'doubt':
      return { ...node, options: node.options.map((option) => visit(option, key, depth)) };
    default:
      return node;
  }
}

/** PHP has one empty list for both; typed objects write a null for either. */
function doubtEmpty(node: DumpNode, mayBeNull: boolean): DumpNode {
  const { span } = node;
  const list = { type: 'array', span, items: [] } as const;
  const object = { type: 'object', span, members: [] } as const;
  const others =
    node.type === 'array' ? [object] : node.type === 'object' ? [list] : [list, object];
  const empty = createDoubt('empty', span, [node, ...others]);
  return mayBeNull ? createDoubt('null', span, [empty, { type: 'null', span }]) : empty;
}

function visitArray(node: DumpArray, key: string | null, depth: number): DumpNode {
  const time = depth === 0 ? doubtTimeList(node) : null;
  if (time !== null) return time;
  const items = node.items.map((item) => visit(item, null, depth + 1));
  const inner = unwrapClass(node);
  // What a field of the contract holds may be more than what any item is.
  const value = inner !== null && key !== null ? visit(inner, key, depth + 1) : items[1];
  return doubtClass({ ...node, items }, inner === null ? undefined : value);
}

function visitObject(node: DumpObject, depth: number): DumpNode {
  const members = node.members.map(
    ({ key, value }): DumpMember => ({ key, value: visit(value, null, depth + 1) }),
  );
  const mayLackNull = depth <= 1 && !node.members.some(({ value }) => value.type === 'null');
  const whole = doubtMembers({ ...node, members }, mayLackNull);
  const inner = unwrapClass(node);
  if (inner === null) return whole;
  const isMember = inner === node.members[1]?.value;
  const rest = { ...node, members: members.slice(1) };
  return doubtClass(whole, isMember ? members[1]?.value : doubtMembers(rest, mayLackNull));
}

/** Both have the same nodes in them: one class in another, each way of each would be as many again. */
function doubtClass(whole: DumpNode, value: DumpNode | undefined): DumpNode {
  return value === undefined ? whole : createDoubt('typed', whole.span, [whole, value]);
}

function doubtMembers(object: DumpObject, mayLackNull: boolean): DumpNode {
  const { members, span } = object;
  if (members.length === 0) return doubtEmpty(object, true);
  if (members.every(({ key }, index) => key.value === String(index))) {
    const items = members.map(({ value }) => value);
    return createDoubt('indexed', span, [object, { type: 'array', span, items }]);
  }
  return mayLackNull && members.length <= nullableLimit
    ? createDoubt('dropped', span, [object, ...listWithNull(object)])
    : object;
}

/** Names of what is often left null. */
const optionalNames = [
  ...['memo', 'remark', 'remarks', 'note', 'notes', 'description', 'desc', 'comment', 'message'],
  ...['reason', 'email', 'phone', 'mobile', 'address', 'attach', 'extra', 'data', 'utr'],
];

/** How many members a nested object may have that lacks a null: each of their places is tried, with a copy of all. */
const nullableLimit = 30;

/** A null that a serializer left out: only one with an everyday name can be found again. */
function listWithNull(object: DumpObject): readonly DumpObject[] {
  const { members, span } = object;
  const known = new Set(members.map(({ key }) => key.value));
  const names = optionalNames.filter((name) => !known.has(name));
  const indexes = Array.from({ length: members.length + 1 }, (_, at) => members.length - at);
  return names.flatMap((name) =>
    indexes.map((index): DumpObject => {
      const added = { key: createText(name, span), value: { type: 'null', span } } as const;
      return { ...object, members: members.toSpliced(index, 0, added) };
    }),
  );
}
