/** What is left of an object or a list: how many members it has, its keys alone, its values alone. */
import { readNested } from '../../../intake/bare/read-embedded';
import type { DumpNode } from '../../../intake/dump-node';
import type { JsonNode } from '../../../json/json-node';
import { listInside } from '../../../json/list-inside';
import { parseJson } from '../../../json/parse-json';
import { isPlaceholder } from '../../../text/is-placeholder';
import { listNames } from './list-names';
import { readPlain, roundNumber } from './printed-values';
import type { ValueRelation } from './value-relation';

/** What stands between keys or values that were joined, and around them in a list. */
const joints = [', ', ',', '|', ';', ':', '-', '_', '/', '&', '\n', ' '];
const listMarks = /^\[(.*)\]$|^\((.*)\)$|^dict_(?:keys|values)\(\[(.*)\]\)$/s;

/** What programs print in the place of an object or a list that has no text of its own. */
const reference =
  /\b(?:HASH|ARRAY)\(0x[\da-f]+\)|\[object Object\]|\btable: 0x[\da-f]+|\bSystem\.(?:Object\[\]|Collections\.Generic\.)/;

/** An object or a list of which not all is left. */
export function relateMembers(own: string, expected: string): ValueRelation | null {
  if (!/^[[{]/.test(expected) || own === '') return null;
  const isReferring = reference.test(own) && !reference.test(expected);
  return relateParts(own, expected) ?? (isReferring ? { kind: 'reduced', to: 'references' } : null);
}

function relateParts(own: string, expected: string): ValueRelation | null {
  const right = parseJson(expected);
  if (!right.ok) return null;
  const { value: node } = right;
  const values = listInside(node);
  const keys =
    node.type === 'object'
      ? node.members.map(({ key }) => key.value)
      : values.map((_, at) => String(at));
  if (own === String(keys.length)) return { kind: 'reduced', to: 'count' };
  const [, ...inner] = listMarks.exec(own) ?? [];
  const text = inner.find((one) => one !== undefined) ?? own;
  const isQuoted = text !== own || own.startsWith('"');
  const isOneOf = (joined: string, matches: (parts: readonly string[]) => boolean): boolean =>
    joints.some((joint) => {
      const parts = joined.split(joint);
      return parts.length === keys.length && parts.length > 1 && matches(parts);
    });
  if (node.type === 'object') {
    const wanted = [...keys].sort().join('\n');
    const unquote = (part: string): string => (isQuoted ? part.replace(/^["']|["']$/g, '') : part);
    if (isOneOf(text, (parts) => parts.map(unquote).sort().join('\n') === wanted))
      return { kind: 'reduced', to: 'keys' };
  }
  const isAlike = (parts: readonly string[]): boolean =>
    values.every((value, at) => isPrinted(parts[at] ?? '', value, expected));
  if (isOneOf(own, isAlike) || own === printGoStruct(node))
    return { kind: 'reduced', to: 'values' };
  if (node.type === 'array') {
    const isKeys = isOneOf(text, (parts) => parts.join() === keys.join());
    return isKeys ? { kind: 'reduced', to: 'keys' } : null;
  }
  const list = { type: 'array', items: values, span: node.span } as const;
  const found = readNested(own);
  const isList = found?.root.type === 'array' && isSameName(found.root, list);
  return isList ? { kind: 'reduced', to: 'values' } : null;
}

/** As Go's %v prints structs, and lists of them: no names. */
function printGoStruct(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return `{${node.members.map(({ value }) => printGoStruct(value)).join(' ')}}`;
    case 'array':
      return `[${node.items.map(printGoStruct).join(' ')}]`;
    case 'string':
      return node.value;
    case 'number':
      return node.plain;
    case 'boolean':
      return String(node.value);
    default:
      return '<nil>';
  }
}

function isSameName(one: DumpNode, other: DumpNode): boolean {
  const [name] = listNames(other, { isRounded: true });
  return name !== undefined && listNames(one, { isRounded: true }).includes(name);
}

/** A value among others, as a language puts it into a text. */
function isPrinted(text: string, node: JsonNode, json: string): boolean {
  switch (node.type) {
    case 'string':
      return text === node.value;
    case 'number': {
      const plain = readPlain(text);
      return plain !== null && roundNumber(plain) === roundNumber(node.plain);
    }
    case 'boolean':
      return text.toLowerCase() === String(node.value) || text === (node.value ? '1' : '');
    case 'null':
      return text === '' || isPlaceholder(text);
    default:
      return (
        /^(?:\[object Object\]|Array)$/.test(text) ||
        text === json.slice(node.span.start, node.span.end)
      );
  }
}
