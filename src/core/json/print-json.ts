/** Nodes as text, in the style of the contract or of somebody's library. Without recursion: nodes may be nested to the parser's limit. */
import { TextJoiner } from '../text/text-joiner';
import type { JsonArray, JsonMember, JsonNode, JsonObject } from './json-node';

export type JsonScalar = Exclude<JsonNode, { type: 'array' | 'object' }>;

export interface JsonStyle {
  readonly objectMarks: readonly [open: string, close: string];
  readonly arrayMarks: readonly [open: string, close: string];
  readonly separator: string;
  /** Where it differs in arrays. */
  readonly arraySeparator?: string;
  readonly colon: string;
  /** `integers-first`: keys that are array indexes in ascending order, then the others as received. */
  readonly sorted: boolean | 'integers-first' | Arrange;
  readonly emptyObject?: string;
  readonly emptyArray?: string;
  /** What is written for each object, whatever it holds. */
  readonly everyObject?: string;
  /** The members that are written, in this order. */
  readonly onlyKeys?: readonly string[] | undefined;
  /** A member that is null is left out. */
  readonly dropsNull?: boolean;
  /** Which value of a repeated key counts (reading 3); `all`: each is a member of its own. */
  readonly duplicates: 'last' | 'first' | 'all';
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

type Arrange = (members: readonly JsonMember[]) => readonly JsonMember[];

/** An array or object that is being written. */
interface Frame {
  readonly parts: readonly (JsonNode | JsonMember)[];
  readonly close: string;
  readonly separator: string;
  next: number;
}

export function printJson(root: JsonNode, style: JsonStyle): string {
  const text = new TextJoiner();
  const frames: Frame[] = [];
  function write(node: JsonNode): void {
    if (node.type === 'array' || node.type === 'object') open(node);
    else text.add(style.printScalar(node));
  }
  function open(node: JsonArray | JsonObject): void {
    const isArray = node.type === 'array';
    const parts = isArray ? node.items : pickMembers(node, style);
    const empty = isArray ? style.emptyArray : style.emptyObject;
    const whole =
      (isArray ? undefined : style.everyObject) ?? (parts.length > 0 ? undefined : empty);
    const [start, close] = isArray ? style.arrayMarks : style.objectMarks;
    text.add(whole ?? start);
    if (whole !== undefined) return;
    const separator = (isArray ? style.arraySeparator : undefined) ?? style.separator;
    frames.push({ parts, close, separator, next: 0 });
  }
  write(root);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const part = frame.parts[frame.next];
    if (part === undefined) {
      text.add(frame.close);
      frames.pop();
      continue;
    }
    if (frame.next > 0) text.add(frame.separator);
    frame.next++;
    if ('key' in part) {
      text.add(style.printKey(part.key.value));
      text.add(style.colon);
      write(part.value);
    } else write(part);
  }
  return text.toString();
}

function pickMembers(object: JsonObject, style: JsonStyle): readonly JsonMember[] {
  const all = pickEffectiveMembers(object, style.duplicates);
  const members = style.dropsNull ? all.filter(({ value }) => value.type !== 'null') : all;
  const { onlyKeys } = style;
  if (onlyKeys !== undefined) {
    return onlyKeys.flatMap((wanted) => members.find(({ key }) => key.value === wanted) ?? []);
  }
  if (!style.sorted) return members;
  if (typeof style.sorted === 'function') return style.sorted(members);
  return style.sorted === 'integers-first' ? putIntegersFirst(members) : sortMembers(members);
}

/** As a JavaScript object gives them: keys that are array indexes in ascending order, then the others. */
export function putIntegersFirst(members: readonly JsonMember[]): readonly JsonMember[] {
  const isIndex = ({ key }: JsonMember): boolean => /^(?:0|[1-9]\d{0,8})$/.test(key.value);
  const indexes = members.filter(isIndex);
  indexes.sort((one, other) => Number(one.key.value) - Number(other.key.value));
  return [...indexes, ...members.filter((member) => !isIndex(member))];
}

/** By the UTF-16 code units of their keys. */
export function sortMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return [...members].sort(({ key: { value: one } }, { key: { value: other } }) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
}

/** An object's members with repeated keys settled, each in the place of its first (reading 3); with `all`, as they are. */
export function pickEffectiveMembers(
  object: JsonObject,
  duplicates: JsonStyle['duplicates'],
): readonly JsonMember[] {
  if (!object.hasDuplicates || duplicates === 'all') return object.members;
  const byKey = new Map<string, JsonMember>();
  for (const member of object.members) {
    if (duplicates === 'first' && byKey.has(member.key.value)) continue;
    byKey.set(member.key.value, member);
  }
  return [...byKey.values()];
}
