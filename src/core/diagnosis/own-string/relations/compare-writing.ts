/** How a JSON text of the same values is written otherwise than the right one: what the two show by themselves. */
import type { JsonNode, JsonObject } from '../../../json/json-node';
import { listInside } from '../../../json/list-inside';
import { parseJson } from '../../../json/parse-json';

/** `sorted`: its members stand by their keys, and the right one's do not. */
export type WritingDifference =
  | 'sorted'
  | 'order'
  | 'lines'
  | 'spaces'
  | 'blanks-around'
  | 'types'
  | 'escapes';

/** None where the text is no JSON, or nothing of this kind shows. */
export function compareWriting(own: string, right: string): readonly WritingDifference[] {
  const [ownObjects, rightObjects] = [own, right].map(listObjects);
  if (ownObjects == null || rightObjects == null) return [];
  const isSame = nameMembers(ownObjects) === nameMembers(rightObjects);
  const hasOtherOrder = isSame && nameKeys(ownObjects) !== nameKeys(rightObjects);
  const marks = own.trim().replace(jsonText, '');
  return [
    ...(hasOtherOrder ? ([ownObjects.every(isSorted) ? 'sorted' : 'order'] as const) : []),
    ...(/\s/.test(marks) ? ([marks.includes('\n') ? 'lines' : 'spaces'] as const) : []),
    ...(own === own.trim() ? [] : (['blanks-around'] as const)),
    ...(hasOtherTypes(own, right) ? (['types'] as const) : []),
    ...(nameEscapes(own) === nameEscapes(right) ? [] : (['escapes'] as const)),
  ];
}

export const jsonText = /"(?:[^"\\]|\\.)*"/g;

/** Each before those inside of it; null where the text is no JSON. */
function listObjects(text: string): readonly JsonObject[] | null {
  const parsed = parseJson(text);
  if (!parsed.ok) return null;
  const objects: JsonObject[] = [];
  const pending: JsonNode[] = [parsed.value];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'object') objects.push(node);
    pending.push(...listInside(node));
  }
  return objects;
}

function listKeys({ members }: JsonObject): readonly string[] {
  return members.map(({ key }) => key.value);
}

/** Objects whose own order differs come in another one, too. */
function nameKeys(objects: readonly JsonObject[]): string {
  return objects.map((one) => JSON.stringify(listKeys(one))).join('\n');
}

/** Numbers stand for texts, or texts for numbers, and no other type for another one. */
function hasOtherTypes(own: string, right: string): boolean {
  const [ownTypes, rightTypes] = [own, right].map(listTypes);
  const other = [...(rightTypes ?? [])].flatMap(([path, type]) => {
    const ownType = ownTypes?.get(path);
    return ownType === type ? [] : [[type, ownType].sort().join()];
  });
  return other.length > 0 && other.every((pair) => pair === 'number,string');
}

/** By path. */
function listTypes(text: string): ReadonlyMap<string, JsonNode['type']> {
  const parsed = parseJson(text);
  const types = new Map<string, JsonNode['type']>();
  const pending: (readonly [path: string, node: JsonNode])[] = parsed.ok
    ? [['', parsed.value]]
    : [];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [path, node] = next;
    types.set(path, node.type);
    if (path.length > longestPath) continue;
    if (node.type === 'object')
      pending.push(
        ...node.members.map(({ key, value }) => [`${path}.${key.value}`, value] as const),
      );
    if (node.type === 'array')
      pending.push(...node.items.map((item, index) => [`${path}.${index}`, item] as const));
  }
  return types;
}

/** In characters; what is nested deeper is no everyday value. */
const longestPath = 500;

/** Whatever their order. */
function nameMembers(objects: readonly JsonObject[]): string {
  return objects
    .map((one) => JSON.stringify([...listKeys(one)].sort()))
    .sort()
    .join('\n');
}

function isSorted(object: JsonObject): boolean {
  const keys = listKeys(object);
  return keys.every((key, index) => index === 0 || (keys[index - 1] as string) <= key);
}

function nameEscapes(text: string): string {
  return (text.match(/\\(?:u[\da-f]{4}|.)/gi) ?? []).sort().join('');
}
