/** Nested members that stand as a program sorts them: where they are many, no search puts them back into the order in which they were signed. */
import { arrangeAsDatabase, arrangeAsPhp } from '../../canonical/arrange-members';
import type { JsonMember, JsonNode, JsonObject } from '../../json/json-node';
import { holds } from '../../json/list-inside';
import { sortMembers } from '../../json/print-json';

export interface SortedMembers {
  /** By their names, or the shorter names first. */
  readonly by: 'name' | 'length';
  /** The fields that hold so many of them. */
  readonly sortedKeys: readonly string[];
  /** The body's own members are sorted as well. */
  readonly isThroughout: boolean;
}

/** So many are sorted by chance once in 720 bodies. */
const leastMembers = 6;

/** Null where no object has so many, or one inside of the body is not sorted as the others are. */
export function readSortedMembers({ members }: JsonObject): SortedMembers | null {
  const inside = members.map(({ value }) => value);
  const sortedKeys = members
    .filter(({ value }) => holds(value, hasMany))
    .map(({ key }) => key.value);
  if (sortedKeys.length === 0) return null;
  for (const { by, arrange } of orders) {
    const isArranged = (node: JsonNode): boolean =>
      node.type !== 'object' || isSameOrder(node.members, arrange(node.members));
    if (inside.every((value) => !holds(value, (node) => !isArranged(node)))) {
      return { by, sortedKeys, isThroughout: isSameOrder(members, arrange(members)) };
    }
  }
  return null;
}

const orders = [
  { by: 'name', arrange: sortMembers },
  { by: 'name', arrange: arrangeAsPhp },
  { by: 'length', arrange: arrangeAsDatabase },
] as const;

function hasMany(node: JsonNode): boolean {
  return node.type === 'object' && node.members.length >= leastMembers;
}

function isSameOrder(one: readonly JsonMember[], other: readonly JsonMember[]): boolean {
  return one.every((member, at) => member.key.value === other[at]?.key.value);
}
