/** Nodes as text, in the style of the contract or of somebody's library. Without recursion: nodes may be nested to the parser's limit. */
import type { JsonMember, JsonNode, JsonObject } from './json-node';

export type JsonScalar = Exclude<JsonNode, { type: 'array' | 'object' }>;

export interface JsonStyle {
  readonly objectMarks: readonly [open: string, close: string];
  readonly arrayMarks: readonly [open: string, close: string];
  readonly separator: string;
  readonly colon: string;
  /** `integers-first`: keys that are array indexes in ascending order, then the others as received. */
  readonly sorted: boolean | 'integers-first';
  readonly emptyObject?: string;
  readonly emptyArray?: string;
  /** What is written for each object, whatever it holds. */
  readonly everyObject?: string;
  /** The members that are written, in this order. */
  readonly onlyKeys?: readonly string[];
  /** Which value of a repeated key counts (reading 3). */
  readonly duplicates: 'last' | 'first';
  readonly printKey: (key: string) => string;
  readonly printScalar: (scalar: JsonScalar) => string;
}

/**
 * The contract's compact JSON text (contract, "Flattening rules"; reading 4): members in received order,
 * the last of equal keys in the place of the first, shortest escapes, numbers as plain decimals.
 */
export const compactStyle: JsonStyle = {
  objectMarks: ['{', '}'],
  arrayMarks: ['[', ']'],
  separator: ',',
  colon: ':',
  sorted: false,
  duplicates: 'last',
  printKey: JSON.stringify,
  printScalar: (scalar) => {
    switch (scalar.type) {
      case 'string':
        return JSON.stringify(scalar.value);
      case 'number':
        return scalar.plain;
      case 'boolean':
        return String(scalar.value);
      case 'null':
        return 'null';
    }
  },
};

export function printJson(root: JsonNode, style: JsonStyle): string {
  let text = '';
  // What is still to be written, the next on top: nodes, and the text between them.
  const pending: (JsonNode | string)[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') text += next;
    else if (next.type === 'array' && next.items.length === 0 && style.emptyArray !== undefined) {
      text += style.emptyArray;
    } else if (next.type === 'array') {
      text += style.arrayMarks[0];
      pending.push(style.arrayMarks[1]);
      for (let index = next.items.length - 1; index >= 0; index--) {
        pending.push(next.items[index] as JsonNode);
        if (index > 0) pending.push(style.separator);
      }
    } else if (next.type === 'object') {
      const members = pickMembers(next, style);
      if (style.everyObject !== undefined) {
        text += style.everyObject;
        continue;
      }
      if (members.length === 0 && style.emptyObject !== undefined) {
        text += style.emptyObject;
        continue;
      }
      text += style.objectMarks[0];
      pending.push(style.objectMarks[1]);
      for (let index = members.length - 1; index >= 0; index--) {
        const { key, value } = members[index] as JsonMember;
        pending.push(value, style.printKey(key.value) + style.colon);
        if (index > 0) pending.push(style.separator);
      }
    } else text += style.printScalar(next);
  }
  return text;
}

function pickMembers(object: JsonObject, style: JsonStyle): readonly JsonMember[] {
  const members = pickEffectiveMembers(object, style.duplicates);
  const { onlyKeys } = style;
  if (onlyKeys !== undefined) {
    return onlyKeys.flatMap((wanted) => members.find(({ key }) => key.value === wanted) ?? []);
  }
  if (!style.sorted) return members;
  if (style.sorted === 'integers-first') {
    const isIndex = ({ key }: JsonMember): boolean => /^(?:0|[1-9]\d{0,8})$/.test(key.value);
    const indexes = members.filter(isIndex);
    indexes.sort((one, other) => Number(one.key.value) - Number(other.key.value));
    return [...indexes, ...members.filter((member) => !isIndex(member))];
  }
  return [...members].sort(({ key: { value: one } }, { key: { value: other } }) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
}

/** An object's members with repeated keys settled, each in the place of its first (reading 3). */
export function pickEffectiveMembers(
  object: JsonObject,
  duplicates: JsonStyle['duplicates'],
): readonly JsonMember[] {
  if (!object.hasDuplicates) return object.members;
  const byKey = new Map<string, JsonMember>();
  for (const member of object.members) {
    if (duplicates === 'first' && byKey.has(member.key.value)) continue;
    byKey.set(member.key.value, member);
  }
  return [...byKey.values()];
}
