/**
 * What a dump says of a value: JSON's own nodes, where the dump still shows the type; a doubt, where it can be read in
 * several ways. Spans are places in the text as pasted.
 */
import type { JsonBoolean, JsonNull, JsonNumber, JsonString } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import type { Span } from '../text/span';

export type DumpScalar = JsonString | JsonNumber | JsonBoolean | JsonNull;

export interface DumpArray {
  readonly type: 'array';
  readonly span: Span;
  readonly items: readonly DumpNode[];
}

export interface DumpMember {
  readonly key: JsonString;
  readonly value: DumpNode;
}

/** No spelling of a name is longer; so a key of megabytes is not rewritten to see whether it is one. */
export const longestName = 1_000;

export interface DumpObject {
  readonly type: 'object';
  readonly span: Span;
  readonly members: readonly DumpMember[];
}

/** What a doubt is about; doubts about the same thing are likely settled alike. */
export type DoubtTopic =
  | 'number'
  | 'boolean'
  | 'null'
  /** List or object, where both print alike while empty. */
  | 'empty'
  | 'encoding'
  /** Which bytes were lost in another charset. */
  | 'bytes'
  /** Whether a text is itself a dump. */
  | 'nested'
  /** Whether keys were renamed for a class of the language. */
  | 'keys'
  /** Whether a separator ends a value or belongs to it. */
  | 'split'
  /** Which integer a double stands for. */
  | 'rounded'
  /** Several readings of the whole. */
  | 'whole'
  // What a program that read the body as JSON and wrote it again may have changed (`diagnosis/restorations/`):
  /** A double that was printed with 17 digits. */
  | 'digits'
  /** An amount that went through a number type. */
  | 'amount'
  /** An amount that was cut to an integer. */
  | 'cents'
  | 'time'
  /** A time of day whose offset is not said. */
  | 'zone'
  | 'case'
  /** Characters that are not seen, or written in two ways. */
  | 'characters'
  | 'spaces'
  /** Leading zeros and a plus sign. */
  | 'zeros'
  /** A member that a framework wrote into it. */
  | 'added'
  /** A field of the contract that was not sent, with what a program writes then. */
  | 'defaults'
  /** A null that was left out. */
  | 'dropped'
  /** A fee of nothing that a filter for truth left out. */
  | 'filtered'
  /** A field of the contract that is gone, whose value follows from the rest; of a time one of many does. */
  | 'lost'
  | 'lost-time'
  /** A list that became an object whose keys count its items. */
  | 'indexed'
  /** An object whose members became members of the body. */
  | 'flattened'
  /** A field of the contract that stands in an object of the body. */
  | 'moved'
  /** Each value in a list of its own. */
  | 'listed'
  /** Each value in an object that names its type. */
  | 'typed';

export interface Doubt {
  readonly type: 'doubt';
  readonly topic: DoubtTopic;
  readonly span: Span;
  /** Two or more, the likeliest first. */
  readonly options: readonly DumpNode[];
}

export type DumpNode = DumpScalar | DumpArray | DumpObject | Doubt;

/** What the dump does not show any more. */
export interface Loss {
  /** `elided`: values left out; `reference`: a value's address in place of it; `cut`: the text ends early; `shortened`: a value does; `masked`: one may be. */
  readonly kind: 'elided' | 'reference' | 'cut' | 'shortened' | 'masked';
  readonly span: Span;
}

/** How many lists and objects may stand inside each other: readers recurse, dumps do not come near it. */
export const nestingLimit = 100;

export function createText(value: string, span: Span): JsonString {
  return { type: 'string', value, span };
}

/** Null where the text is no decimal number, or one too long to be written out. */
export function createNumber(text: string, span: Span): JsonNumber | null {
  const source = jsonNumber.test(text) ? text : toJsonNumber(text);
  const plain = source === null ? null : toPlainDecimal(source, numberDigitLimit);
  return source === null || plain === null ? null : { type: 'number', source, plain, span };
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const looseNumber = /^\+?(-?)(\d[\d_]*|(?=\.\d))(?:\.(\d*))?([eE][+-]?\d+)?[nLlMmFfDd]?$/;

/** A number as a language's source code may have it: `5.`, `.5`, `1_000`, `12n`, `1.5d`. */
function toJsonNumber(text: string): string | null {
  const parts = looseNumber.exec(text);
  if (parts === null) return null;
  const [, minus = '', integer = '', fraction = '', exponent = ''] = parts;
  const digits = integer.replaceAll('_', '');
  if (/^0\d/.test(digits)) return null;
  return `${minus}${digits === '' ? '0' : digits}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
}

/** One option is no doubt. */
export function createDoubt(topic: DoubtTopic, span: Span, options: readonly DumpNode[]): DumpNode {
  const [only] = options;
  return options.length === 1 && only !== undefined
    ? only
    : { type: 'doubt', topic, span, options };
}

/** A list of `[key, value]` lists, of named pairs, or of keys and values by turns, as the object that it is the entries of; null for any other node. */
export function toObject(node: DumpNode): DumpObject | null {
  if (node.type === 'object') return node;
  if (node.type !== 'array' || node.items.length === 0) return null;
  const byTurns = readTurns(node);
  if (byTurns !== null) return byTurns;
  const members: DumpMember[] = [];
  for (const item of node.items) {
    const member = item.type === 'object' ? toNamed(item) : toPair(item);
    if (member === null) return null;
    members.push(member);
  }
  return { type: 'object', span: node.span, members };
}

/** As Redis has a hash. Null where a key is no name, or stands there twice. */
function readTurns({ items, span }: DumpArray): DumpObject | null {
  const members: DumpMember[] = [];
  for (let at = 0; at + 1 < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]];
    if (key?.type !== 'string' || value === undefined || !/^[\w.-]{1,100}$/.test(key.value))
      return null;
    members.push({ key, value });
  }
  const keys = new Set(members.map(({ key }) => key.value));
  const areNames = items.length % 2 === 0 && keys.size === members.length && keys.size > 3;
  return areNames ? { type: 'object', span, members } : null;
}

function toPair(node: DumpNode): DumpMember | null {
  if (node.type !== 'array' || node.items.length !== 2) return null;
  const [key, value] = node.items;
  return key?.type === 'string' && value !== undefined ? { key, value } : null;
}

/** `{key: …, value: …}`, or an object of one member. */
function toNamed({ members }: DumpObject): DumpMember | null {
  const [first, second] = members;
  if (first !== undefined && second === undefined) return first;
  if (first === undefined || second === undefined || members.length > 2) return null;
  const isNamed =
    /^(?:key|name|k)$/i.test(first.key.value) && /^(?:value|v)$/i.test(second.key.value);
  return isNamed && first.value.type === 'string'
    ? { key: first.value, value: second.value }
    : null;
}
