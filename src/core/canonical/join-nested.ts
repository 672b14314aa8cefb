/** What joins of lists, and of objects' values, give in languages that print each item themselves. */
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonNode, JsonObject } from '../json/json-node';
import {
  type JsonScalar,
  type JsonStyle,
  pickEffectiveMembers,
  printJson,
} from '../json/print-json';
import { printPlain, pythonStyle, rubyStyles } from './language-styles';
import { printNumber } from './print-number';

type Nested = JsonArray | JsonObject;

interface Join {
  /** A comma where it is left out. */
  readonly separator?: string;
  readonly scalar: (scalar: JsonScalar) => string;
  readonly nested: (node: Nested) => string;
}

/** An item's own text: a string without its quotation marks, all else as where it is nested deeper. */
function ofStyle({ printScalar }: JsonStyle, nested: Join['nested']): Join {
  return { scalar: (node) => (node.type === 'string' ? node.value : printScalar(node)), nested };
}

/** A list in a list is joined, too, and nil is nothing. */
function ofRuby(style: JsonStyle, separator = ','): Join {
  const join: Join = {
    separator,
    scalar: (node) => (node.type === 'null' ? '' : ruby.scalar(node)),
    nested: (node) =>
      node.type === 'array' ? joinItems(node.items, join) : printJson(node, style),
  };
  const ruby = ofStyle(style, join.nested);
  return join;
}

const joins = {
  python: ofStyle(pythonStyle, (node) => printJson(node, pythonStyle)),
  ruby: ofRuby(rubyStyles.ruby),
  'ruby-3.4': ofRuby(rubyStyles['ruby-3.4']),
  /** What JavaScriptSerializer has read: decimals as they came. */
  dotnet: {
    scalar(node) {
      if (node.type === 'boolean') return node.value ? 'True' : 'False';
      if (node.type !== 'number') return printPlain(node, '');
      return /e/i.test(node.source) ? printNumber(node, 'dotnet-typed') : node.source;
    },
    nested: (node) => (node.type === 'object' ? dotnetDictionary : dotnetArray),
  },
} as const satisfies Readonly<Record<string, Join>>;

export type JoinLanguage = keyof typeof joins;

export const joinLanguages = Object.keys(joins) as readonly JoinLanguage[];

/** What `ToString` says of one that is not overridden. */
export const dotnetDictionary =
  'System.Collections.Generic.Dictionary`2[System.String,System.Object]';

export const dotnetArray = 'System.Object[]';

/** Of an object its values. */
export function joinNested(node: Nested, language: JoinLanguage): string {
  const items =
    node.type === 'array'
      ? node.items
      : pickEffectiveMembers(node, 'last').map(({ value }) => value);
  return joinItems(items, joins[language]);
}

/** Ruby's `value.to_a.join(',')`: of an object its keys and values. */
export function joinFlattened(node: Nested): string {
  if (node.type === 'array') return joinNested(node, 'ruby');
  return pickEffectiveMembers(node, 'last')
    .map(({ key, value }) => `${key.value},${joinItems([value], joins.ruby)}`)
    .join(',');
}

/** A list is joined, an object is as the language prints it. */
export function joinLists(node: Nested, by: ListJoin): string {
  const join = listJoins[by];
  return node.type === 'array' ? joinItems(node.items, join) : join.nested(node);
}

const listJoins = {
  python: joins.python,
  ruby: joins.ruby,
  'ruby-3.4': joins['ruby-3.4'],
  /** `[key, value].join('=')`, which takes lists apart. */
  'ruby-pair': ofRuby(rubyStyles.ruby, '='),
  'ruby-3.4-pair': ofRuby(rubyStyles['ruby-3.4'], '='),
} as const satisfies Readonly<Record<string, Join>>;

export type ListJoin = keyof typeof listJoins;

function joinItems(items: readonly JsonNode[], { separator = ',', scalar, nested }: Join): string {
  return items.map((item) => (isNested(item) ? nested(item) : scalar(item))).join(separator);
}
