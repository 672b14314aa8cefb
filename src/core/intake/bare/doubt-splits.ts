/** Objects and lists of a dump that can be split in another way, because a value holds what separates values. */
import { isContractField } from '../../contract';
import {
  createDoubt,
  createText,
  type DumpArray,
  type DumpMember,
  type DumpNode,
  type DumpObject,
} from '../dump-node';

/** How many other ways are offered. */
const splitLimit = 8;

/** Two members in one: the second is the rest of the first one's text. Contract fields are members for certain. */
export function doubtMembers(text: string, object: DumpObject, isSorted: boolean): DumpNode {
  const { members, span } = object;
  const first = isSorted ? keepAscending(text, members) : members;
  const others: (readonly DumpMember[])[] = first === members ? [] : [members];
  for (let index = 1; index < first.length && others.length < splitLimit; index++) {
    const merged = mergeMembers(text, first, index);
    if (merged !== null) others.push(merged);
  }
  const options = [first, ...others].map(
    (one): DumpNode => ({ type: 'object', span, members: one }),
  );
  return createDoubt('split', span, options);
}

function mergeMembers(
  text: string,
  members: readonly DumpMember[],
  index: number,
): readonly DumpMember[] | null {
  const before = members[index - 1];
  const member = members[index];
  if (before === undefined || member === undefined) return null;
  if (isContractField(member.key.value) || !isText(before.value) || isNested(member.value))
    return null;
  const span = { start: before.value.span.start, end: member.value.span.end };
  const value = createText(text.slice(span.start, span.end), span);
  return [...members.slice(0, index - 1), { key: before.key, value }, ...members.slice(index + 1)];
}

/** A number or a word of the language hardly goes on. */
function isText(node: DumpNode): boolean {
  const [first = node] = node.type === 'doubt' ? node.options : [];
  return first.type === 'string';
}

function isNested(node: DumpNode): boolean {
  const [first = node] = node.type === 'doubt' ? node.options : [];
  return first.type === 'array' || first.type === 'object';
}

/** Keys that break the order in which a language prints them belong to the value before. */
function keepAscending(text: string, members: readonly DumpMember[]): readonly DumpMember[] {
  const kept: DumpMember[] = [];
  let isWhole = true;
  for (const member of members) {
    const before = kept.at(-1);
    if (
      before !== undefined &&
      member.key.value < before.key.value &&
      !isContractField(member.key.value)
    ) {
      const span = { start: before.value.span.start, end: member.value.span.end };
      kept[kept.length - 1] = {
        key: before.key,
        value: createText(text.slice(span.start, span.end), span),
      };
      isWhole = false;
    } else kept.push(member);
  }
  return isWhole ? members : kept;
}

/** Items in one: a text with the separator in it; at last all of them. */
export function doubtItems(text: string, array: DumpArray): DumpNode {
  const { items, span } = array;
  if (items.length < 2 || items.some(isNested)) return array;
  const options: DumpNode[] = [array];
  for (let index = 1; items.length > 2 && index < items.length && index <= splitLimit; index++) {
    const merged = [
      ...items.slice(0, index - 1),
      joinItems(text, items.slice(index - 1, index + 1)),
    ];
    options.push({ type: 'array', span, items: [...merged, ...items.slice(index + 1)] });
  }
  options.push({ type: 'array', span, items: [joinItems(text, items)] });
  return createDoubt('split', span, options);
}

function joinItems(text: string, items: readonly DumpNode[]): DumpNode {
  const span = { start: items[0]?.span.start ?? 0, end: items.at(-1)?.span.end ?? 0 };
  return createText(text.slice(span.start, span.end), span);
}
