/** What Node's `util.inspect` prints of an object or array, which `console.log` and templates of loggers use. */
import type { JsonArray, JsonMember, JsonNode, JsonObject } from '../json/json-node';
import { pickEffectiveMembers } from '../json/print-json';
import { printNumber } from './print-number';

export interface InspectOptions {
  readonly breakLength: number;
  readonly depth: number;
}

/** As they are by default, `compact` too. */
const usual: InspectOptions = { breakLength: 80, depth: 2 };
const levelsInLine = 3;
/** Longer lists are set in columns, or cut off. */
const longestList = 6;

interface Printed {
  readonly text: string;
  /** Of the object that was printed last inside of it, itself where there is none. */
  readonly lastLevel: number;
}

/** Null where a list would be set in columns. */
export function printInspect(
  node: JsonArray | JsonObject,
  options: Partial<InspectOptions> = {},
): string | null {
  return inspect(node, 0, 0, { ...usual, ...options })?.text ?? null;
}

/** Its depth is limited, so that it may call itself. */
function inspect(
  node: JsonNode,
  level: number,
  indentation: number,
  options: InspectOptions,
): Printed | null {
  if (node.type !== 'object' && node.type !== 'array') {
    return { text: printScalar(node), lastLevel: level - 1 };
  }
  const isArray = node.type === 'array';
  const parts = isArray ? node.items : orderMembers(pickEffectiveMembers(node, 'last'));
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return { text: open + close, lastLevel: level - 1 };
  if (level > options.depth)
    return { text: isArray ? '[Array]' : '[Object]', lastLevel: level - 1 };
  if (isArray && parts.length > longestList) return null;
  let lastLevel = level;
  const output: string[] = [];
  for (const part of parts) {
    const isMember = 'key' in part;
    const printed = inspect(isMember ? part.value : part, level + 1, indentation + 2, options);
    if (printed === null) return null;
    if (printed.lastLevel > level) lastLevel = printed.lastLevel;
    output.push(isMember ? `${printKey(part.key.value)}: ${printed.text}` : printed.text);
  }
  const inLine = output.join(', ');
  const start = 2 * output.length + indentation + open.length + 10;
  const length = output.reduce((sum, one) => sum + one.length, start);
  const isInLine =
    lastLevel - level < levelsInLine && length <= options.breakLength && !inLine.includes('\n');
  if (isInLine) return { text: `${open} ${inLine} ${close}`, lastLevel };
  const lineEnd = `\n${' '.repeat(indentation)}`;
  return {
    text: `${open}${lineEnd}  ${output.join(`,${lineEnd}  `)}${lineEnd}${close}`,
    lastLevel,
  };
}

/** JavaScript has integers in front. */
function orderMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  const isIndex = ({ key }: JsonMember): boolean => /^(?:0|[1-9]\d{0,8})$/.test(key.value);
  const indexes = members.filter(isIndex);
  indexes.sort((one, other) => Number(one.key.value) - Number(other.key.value));
  return [...indexes, ...members.filter((member) => !isIndex(member))];
}

function printKey(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : quote(key);
}

function printScalar(node: Exclude<JsonNode, JsonArray | JsonObject>): string {
  switch (node.type) {
    case 'string':
      return quote(node.value);
    case 'number':
      return printNumber(node, 'javascript');
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
  }
}

const shortEscapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/** In single quotes, or in others where it holds those. */
function quote(text: string): string {
  const free = ["'", '"', '`'].find(
    (mark) => !text.includes(mark) && (mark !== '`' || !text.includes('${')),
  );
  const mark = free ?? "'";
  const escaped = text.replace(
    /[\0-\x1f\\\x7f-\x9f]/g,
    (found) =>
      shortEscapes[found] ??
      `\\x${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return mark + (free === undefined ? escaped.replaceAll("'", "\\'") : escaped) + mark;
}
