/** JSON whose members stand in the order of another one that says the same. */
import type { JsonNode, JsonObject } from '../../json/json-node';
import { pickEffectiveMembers } from '../../json/print-json';

/** What stands between its marks stays as it is written, and so do the spaces behind them. */
export function reorderJson(text: string, node: JsonNode, like: JsonNode): string {
  const marks = text.replace(jsonText, '""');
  const [comma, colon] = [/, /.test(marks) ? ', ' : ',', /: /.test(marks) ? ': ' : ':'];
  const slice = ({ span }: JsonNode): string => text.slice(span.start, span.end);
  const print = (one: JsonNode, model: JsonNode | undefined): string => {
    if (one.type === 'array') {
      const models = model?.type === 'array' ? model.items : [];
      return `[${one.items.map((item, at) => print(item, models[at])).join(comma)}]`;
    }
    if (one.type !== 'object') return slice(one);
    const models = model?.type === 'object' ? readMembers(model) : new Map<string, JsonNode>();
    const members = [...pickEffectiveMembers(one, 'last')];
    const places = new Map([...models.keys()].map((key, at) => [key, at]));
    const place = (key: string): number => places.get(key) ?? places.size;
    members.sort((first, second) => place(first.key.value) - place(second.key.value));
    const printed = members.map(
      ({ key, value }) => slice(key) + colon + print(value, models.get(key.value)),
    );
    return `{${printed.join(comma)}}`;
  };
  return print(node, like);
}

const jsonText = /"(?:[^"\\]|\\.)*"/g;

function readMembers(node: JsonObject): ReadonlyMap<string, JsonNode> {
  return new Map(pickEffectiveMembers(node, 'last').map(({ key, value }) => [key.value, value]));
}
