/** What code puts in the place of an object or array: its JSON encoded, its members as a query, or a part of it. */
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonMember, JsonNode, JsonObject } from '../json/json-node';
import {
  compactStyle,
  type JsonScalar,
  type JsonStyle,
  pickEffectiveMembers,
  printJson,
  putIntegersFirst,
  sortMembers,
} from '../json/print-json';
import { type Digest, digests } from '../signature/digest';
import { encodeBase64 } from '../text/base64';
import { toHex } from '../text/hex';
import { encodeUtf8 } from '../text/utf-8-bytes';
import { encodeUrl } from './encode-url';
import {
  type JoinLanguage,
  joinFlattened,
  joinLists,
  joinNested,
  type ListJoin,
} from './join-nested';
import { printNumber } from './print-number';
import { spreadMembers } from './spread-members';
import { transformText } from './transform-text';

/** Of its JSON. */
const encoders = {
  md5: (json: string) => toHex((digests.md5 as Digest)(encodeUtf8(json))),
  sha256: (json: string) => toHex((digests.sha256 as Digest)(encodeUtf8(json))),
  base64: (json: string) => encodeBase64(encodeUtf8(json)),
  /** As a string in JSON: quoted, with backslashes before its quotes. */
  quoted: (json: string) => JSON.stringify(json),
  /** Python's text of the bytes that orjson gives. */
  'python-bytes': (json: string) => transformText(json, 'python-bytes'),
  /** Without any space, those of its texts too. */
  unspaced: (json: string) => json.replaceAll(' ', ''),
  /** Go's `%v` of a `[]byte`. */
  bytes: (json: string) => `[${encodeUtf8(json).join(' ')}]`,
} as const;

const never = (): boolean => false;

const printers = {
  /** PHP's `http_build_query`. */
  query: (node: JsonArray | JsonObject) => printQuery(node, (text) => encodeUrl(text, 'form-php')),
  'query-decoded': (node: JsonArray | JsonObject) => printQuery(node, (text) => text),
  /** Rails' `value.to_param`. */
  'query-rails': (node: JsonArray | JsonObject) => printParam(node),
  /** Pairs of its own, with JSON for what is nested deeper. */
  pairs: (node: JsonArray | JsonObject, style: JsonStyle) =>
    listPairs(listMembers(node), style).join('&'),
  'pairs-sorted': (node: JsonArray | JsonObject, style: JsonStyle) =>
    listPairs(sortMembers(listMembers(node)), style).join('&'),
  'pairs-deep': (node: JsonArray | JsonObject, style: JsonStyle) => printPairs(node, style),
  'pairs-deep-sorted': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printPairs(node, style, sortMembers),
  /** In braces; lists as JSON. */
  'pairs-braced-sorted': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printBraced(node, style),
  'pairs-comma': (node: JsonArray | JsonObject, style: JsonStyle) =>
    listPairs(listMembers(node), style).join(','),
  /** As JavaScript puts each value into a text. */
  'pairs-colon': (node: JsonArray | JsonObject) =>
    listProperties(node)
      .map(({ key, value }) => `${key.value}:${printString(value)}`)
      .join(','),
  /** JavaScript's `Object.values(node).join(',')`: a null is nothing. */
  values: (node: JsonArray | JsonObject) =>
    listProperties(node)
      .map(({ value }) => (value.type === 'null' ? '' : printString(value)))
      .join(','),
  /** Of a list its JSON. */
  keys: (node: JsonArray | JsonObject, style: JsonStyle) =>
    node.type === 'array'
      ? printJson(node, style)
      : listMembers(node)
          .map(({ key }) => key.value)
          .join(','),
  /** lodash's `mapValues(node, String)`: each member as a string, an item of a list under its index. */
  'member-strings': (node: JsonArray | JsonObject) =>
    `{${listProperties(node)
      .map(({ key, value }) => `${JSON.stringify(key.value)}:${JSON.stringify(printString(value))}`)
      .join(',')}}`,
  /** Jackson's WRITE_NUMBERS_AS_STRINGS. */
  'number-strings': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(node, style, ({ type }) => type !== 'number', style.printScalar),
  /** ActiveSupport's `to_json` of a BigDecimal. */
  'decimal-strings': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(
      node,
      style,
      (one) => one.type !== 'number' || !/[.e]/i.test(one.source),
      (one) => style.printScalar(one).replace(/^-?\d+$/, '$&.0'),
    ),
  /** `value ?? ""` for each. */
  'null-strings': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(
      node,
      style,
      ({ type }) => type !== 'null',
      () => '',
    ),
  /** Whatever is inside as a string, at any depth; a null stays one. */
  'scalar-strings': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(node, style, ({ type }) => type === 'null', style.printScalar),
  /** A null is an empty string. */
  'scalar-strings-blank': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(node, style, never, (one) =>
      one.type === 'null' ? '' : style.printScalar(one),
    ),
  /** JavaScript's `String`. */
  'scalar-strings-javascript': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(node, style, never, printString),
  /** PHP's `array_walk_recursive` with `strval`. */
  'scalar-strings-php': (node: JsonArray | JsonObject, style: JsonStyle) =>
    printScalarsQuoted(node, { ...style, emptyObject: '[]' }, never, (one) =>
      one.type === 'boolean' && !one.value ? '' : (printPhp(one) ?? ''),
    ),
  count: (node: JsonArray | JsonObject) => String(listMembers(node).length),
  flattened: (node: JsonArray | JsonObject) => joinFlattened(node),
} as const;

/** Each item as the language itself prints it; `values`: those of objects too. */
type NestedJoin =
  | `joined-lists-${JoinLanguage}`
  | `values-${JoinLanguage}`
  /** Objects as the language prints them. */
  | `joined-${ListJoin}`;

const isOfJoin = /^(joined-lists|values|joined)-(.+)/;

export type NestedStandIn = keyof typeof encoders | keyof typeof printers | NestedJoin;

/** @param style how the JSON is written */
export function printStandIn(
  node: JsonArray | JsonObject,
  as: NestedStandIn,
  style: JsonStyle,
): string {
  const [, kind, language] = isOfJoin.exec(as) ?? [];
  if (language !== undefined) {
    if (kind === 'joined') return joinLists(node, language as ListJoin);
    return kind === 'values' || node.type === 'array'
      ? joinNested(node, language as JoinLanguage)
      : printJson(node, style);
  }
  return as in encoders
    ? encoders[as as keyof typeof encoders](printJson(node, style))
    : printers[as as keyof typeof printers](node, style);
}

/** @param isKept what is written as it is */
function printScalarsQuoted(
  node: JsonArray | JsonObject,
  style: JsonStyle,
  isKept: (scalar: JsonScalar) => boolean,
  print: (scalar: JsonScalar) => string,
): string {
  return printJson(node, {
    ...style,
    printScalar: (scalar) =>
      scalar.type === 'string' || isKept(scalar)
        ? style.printScalar(scalar)
        : style.printKey(print(scalar)),
  });
}

/** An item of a list under its index. */
function listMembers(node: JsonArray | JsonObject): readonly JsonMember[] {
  if (node.type === 'object') return pickEffectiveMembers(node, 'last');
  return node.items.map((value, index) => ({
    key: { type: 'string', value: String(index), span: value.span },
    value,
  }));
}

/** In the order of a JavaScript object. */
function listProperties(node: JsonArray | JsonObject): readonly JsonMember[] {
  return putIntegersFirst(listMembers(node));
}

function listPairs(members: readonly JsonMember[], style: JsonStyle): readonly string[] {
  return members.map(({ key, value }) => `${key.value}=${printValue(value, style)}`);
}

/** Pairs within pairs, as a function that joins them prints when it calls itself. */
function printPairs(
  node: JsonArray | JsonObject,
  style: JsonStyle,
  sort = (members: readonly JsonMember[]) => members,
): string {
  const print = (value: JsonNode): string =>
    isNested(value) ? printPairs(value, style, sort) : printValue(value, style);
  return sort(listMembers(node))
    .map(({ key, value }) => `${key.value}=${print(value)}`)
    .join('&');
}

/** `{a=1&b={c=2}}` */
function printBraced(node: JsonArray | JsonObject, style: JsonStyle): string {
  if (node.type === 'array') return printJson(node, style);
  const print = (value: JsonNode): string =>
    isNested(value) ? printBraced(value, style) : printValue(value, style);
  const pairs = sortMembers(listMembers(node)).map(
    ({ key, value }) => `${key.value}=${print(value)}`,
  );
  return `{${pairs.join('&')}}`;
}

/** JavaScript's `String(value)`. */
function printString(node: JsonNode): string {
  if (node.type === 'object') return String({});
  if (node.type === 'array') {
    return node.items.map((item) => (item.type === 'null' ? '' : printString(item))).join(',');
  }
  if (node.type === 'number') return printNumber(node, 'javascript');
  return node.type === 'string' ? node.value : compactStyle.printScalar(node);
}

function printValue(node: JsonNode, style: JsonStyle): string {
  if (node.type === 'array' || node.type === 'object') return printJson(node, style);
  return node.type === 'string' ? node.value : style.printScalar(node);
}

/** Nulls have no pair, booleans are 1 and 0. */
function printQuery(node: JsonArray | JsonObject, encode: (text: string) => string): string {
  return spreadMembers(listMembers(node), 'brackets', 'last')
    .flatMap(({ member: { key, value } }) => {
      const text = printPhp(value);
      return text === null ? [] : [`${encode(key.value)}=${encode(text)}`];
    })
    .join('&');
}

/** A list's items with slashes between them; an object as `to_query` has it, its pairs sorted. */
function printParam(node: JsonNode): string {
  if (node.type === 'array') return node.items.map(printParam).join('/');
  if (node.type === 'object') return printParams(node, '');
  if (node.type === 'null') return '';
  return node.type === 'number' ? printNumber(node, 'ruby-typed') : printValue(node, compactStyle);
}

function printParams(node: JsonNode, path: string): string {
  if (node.type === 'object') {
    const pairs = pickEffectiveMembers(node, 'last')
      .filter(({ value }) => !isNested(value) || listMembers(value).length > 0)
      .map(({ key, value }) =>
        printParams(value, path === '' ? key.value : `${path}[${key.value}]`),
      );
    // Within a list it keeps the order, so that what belongs together stays so.
    return (path.includes('[]') ? pairs : pairs.sort()).join('&');
  }
  if (node.type === 'array' && node.items.length > 0)
    return node.items.map((item) => printParams(item, `${path}[]`)).join('&');
  const key = node.type === 'array' ? `${path}[]` : path;
  return `${encodeUrl(key, 'form-python')}=${encodeUrl(printParam(node), 'form-python')}`;
}

function printPhp(node: JsonNode): string | null {
  switch (node.type) {
    case 'string':
      return node.value;
    case 'number':
      return printNumber(node, 'php-typed');
    case 'boolean':
      return node.value ? '1' : '0';
    case 'null':
      return null;
    default:
      return printJson(node, compactStyle);
  }
}
