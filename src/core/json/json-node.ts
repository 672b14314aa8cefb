/** JSON as it was written (RFC 8259): every node keeps its span, numbers their text, objects their order and repeats. */
import type { Span } from '../text/span';

export interface JsonString {
  readonly type: 'string';
  readonly span: Span;
  /** The text with its escapes resolved; may hold lone surrogates. */
  readonly value: string;
}

export interface JsonNumber {
  readonly type: 'number';
  readonly span: Span;
  /** The number exactly as written. */
  readonly source: string;
  /** The same value as plain decimal text, see `to-plain-decimal.ts`. */
  readonly plain: string;
}

export interface JsonBoolean {
  readonly type: 'boolean';
  readonly span: Span;
  readonly value: boolean;
}

export interface JsonNull {
  readonly type: 'null';
  readonly span: Span;
}

export interface JsonArray {
  readonly type: 'array';
  readonly span: Span;
  readonly items: readonly JsonNode[];
}

export interface JsonMember {
  readonly key: JsonString;
  readonly value: JsonNode;
}

export interface JsonObject {
  readonly type: 'object';
  readonly span: Span;
  /** In received order, repeated keys included. */
  readonly members: readonly JsonMember[];
  /** True when a key stands in it more than once. */
  readonly hasDuplicates: boolean;
}

export type JsonNode = JsonString | JsonNumber | JsonBoolean | JsonNull | JsonArray | JsonObject;
