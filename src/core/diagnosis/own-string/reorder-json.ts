/** JSON whose members stand in the order of another one that says the same. */
import type { JsonMember, JsonNode } from '../../json/json-node';
import { pickEffectiveMembers } from '../../json/print-json';
import { jsonText } from './relations/compare-writing';

/** Deeper ones are no everyday bodies. */
const depthLimit = 50;

/**
 * @param text of which `own` was parsed: what stands between its marks stays as it is written
 * @returns null where `like` says something else, where they stand in the same order, and where white space stands there that no writer puts between all members alike
 */
export function reorderJson(text: string, own: JsonNode, like: JsonNode): string | null {
  const marks = text.replace(jsonText, '""');
  const [comma, colon] = [/, /.test(marks) ? ', ' : ',', /: /.test(marks) ? ': ' : ':'];
  const print = (node: JsonNode, pick: Pick, model: JsonNode, depth: number): string | null => {
    if (depth > depthLimit || node.type !== model.type) return null;
    if (node.type === 'array' && model.type === 'array') {
      if (node.items.length !== model.items.length) return null;
      const items = node.items.map((item, at) =>
        print(item, pick, model.items[at] as JsonNode, depth + 1),
      );
      return items.includes(null) ? null : `[${items.join(comma)}]`;
    }
    if (node.type === 'object' && model.type === 'object') {
      const pairs = pick(pickEffectiveMembers(node, 'last'), pickEffectiveMembers(model, 'last'));
      const members = pairs?.map(([{ key, value }, its]) => {
        const printed = print(value, pick, its, depth + 1);
        return printed === null ? null : slice(key) + colon + printed;
      });
      return !members || members.includes(null) ? null : `{${members.join(comma)}}`;
    }
    return nameScalar(node) === nameScalar(model) ? slice(node) : null;
  };
  const slice = ({ span }: JsonNode): string => text.slice(span.start, span.end);
  if (print(own, keepOrder, like, 0) !== text) return null;
  const reordered = print(own, takeOrder, like, 0);
  return reordered === text ? null : reordered;
}

type Pair = readonly [own: JsonMember, like: JsonNode];
/** Members in the order in which they are printed, each beside the one of the same key; null where one of them has none. */
type Pick = (own: readonly JsonMember[], like: readonly JsonMember[]) => readonly Pair[] | null;

const keepOrder: Pick = (own, like) => {
  const values = new Map(like.map(({ key, value }) => [key.value, value]));
  const pairs = own.flatMap((member): Pair[] => {
    const its = values.get(member.key.value);
    return its === undefined ? [] : [[member, its]];
  });
  return pairs.length === own.length && own.length === like.length ? pairs : null;
};

const takeOrder: Pick = (own, like) => {
  const members = new Map(own.map((member) => [member.key.value, member]));
  return like.flatMap(({ key, value }): Pair[] => {
    const member = members.get(key.value);
    return member === undefined ? [] : [[member, value]];
  });
};

function nameScalar(node: JsonNode): string {
  return node.type === 'string'
    ? JSON.stringify(node.value)
    : node.type === 'number'
      ? node.plain
      : node.type === 'boolean'
        ? String(node.value)
        : node.type;
}
