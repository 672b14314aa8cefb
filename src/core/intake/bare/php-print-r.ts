import type { JsonNode } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { createText, nestingLimit } from '../dump-node';
import type { BareDialect } from './bare-dialect';
import { numberPattern, readScalar, type ScalarRules } from './read-scalar';

/** PHP as it turns values into text: true is 1, false and null are nothing. */
const phpScalars: ScalarRules = {
  null: /^$/,
  true: /^1$/,
  false: /^0?$/,
  number: numberPattern(String.raw`-?\d\.\d+E[-+]\d+`),
  lost: /^\*RECURSION\*$|^Array$/,
};

const key = String.raw`\[([^\]\r\n]*?)(?::(?:protected|[\w\\]+:(?:private|protected)))?\] =>`;
const open = /(?:Array|[A-Za-z_\\][\w\\]* Object)\s*\(\s*/y;

/** `print_r`. */
export const phpPrintR: BareDialect = {
  roots: [{ kind: 'object', open, close: /\r?\n\s{0,200}\)/y }],
  frames: [{ kind: 'object', open, close: /\r?\n\s{0,200}\)|(?<=\(\s{0,200})\)/y }],
  key: new RegExp(String.raw`${key}(?: |(?=[\r\n]))`, 'y'),
  separator: /\r?\n\s{0,200}(?=\[)/y,
  itemSeparator: /(?!)/y,
  stop: /[\r\n)]/g,
  scalars: phpScalars,
  firstIndex: 0,
};

/** The same as a page shows it: all white space is one space. */
export const phpPrintRInPage: BareDialect = {
  ...phpPrintR,
  roots: [{ kind: 'object', open, close: / \)/y }],
  frames: [{ kind: 'object', open: new RegExp(` ${open.source}`, 'y'), close: / \)|(?<=\( ?)\)/y }],
  key: new RegExp(key, 'y'),
  separator: / (?=\[)/y,
  stop: /[ )]/g,
  readText: (text, { start, end }, role, losses) => {
    const from = text.startsWith(' ') ? 1 : 0;
    return readScalar(text.slice(from), { start: start + from, end }, phpScalars, role, losses);
  },
};

/** Whether two values of an entry look alike in what it prints. */
export function isPrintedAlike(one: string, other: string): boolean {
  return isAlike(parseEntry(one), parseEntry(other), 0);
}

function parseEntry(text: string): JsonNode {
  const json = /^(?:[[{]|(?:true|false)$)/.test(text) ? parseJson(text) : null;
  return json?.ok ? json.value : createText(text, { start: 0, end: 0 });
}

function isAlike(one: JsonNode, other: JsonNode, depth: number): boolean {
  const [members, others] = [listPrinted(one), listPrinted(other)];
  if (typeof members === 'string' || typeof others === 'string') return members === others;
  return (
    depth < nestingLimit &&
    members.length === others.length &&
    members.every(([key, value], at) => {
      const [otherKey, otherValue] = others[at] ?? [];
      return key === otherKey && otherValue !== undefined && isAlike(value, otherValue, depth + 1);
    })
  );
}

/** What is printed of a scalar, or the members between the parentheses. */
function listPrinted(node: JsonNode): string | readonly (readonly [string, JsonNode])[] {
  switch (node.type) {
    case 'array':
      return node.items.map((item, at) => [String(at), item]);
    case 'object':
      return node.members.map(({ key, value }) => [key.value, value]);
    case 'boolean':
      return node.value ? '1' : '';
    case 'null':
      return '';
    case 'number':
      return node.plain;
    case 'string':
      return node.value;
  }
}
