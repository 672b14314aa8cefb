/** How a language prints its values so that strings are quoted: what differs between the languages, as data. */
import type { Span } from '../../text/span';
import type { DumpNode } from '../dump-node';
import type { Escapes } from './read-string';

export interface StringQuotes {
  /** Sticky. What stands in group 1, where there is one, is how many UTF-8 bytes the string has: then no quote in it ends it. */
  readonly open: RegExp;
  readonly close: string;
  readonly escapes: Escapes;
}

/** What stands between brackets. */
export interface Content {
  readonly items: readonly DumpNode[];
  /** As a list or an object. */
  readonly node: DumpNode;
}

/** All patterns are sticky; those that may match nothing say so. */
export interface LiteralDialect {
  /** What the whole begins with, where something does: not sticky. */
  readonly start?: RegExp;
  /** White space, and comments where there are any; may match nothing. */
  readonly space: RegExp;
  readonly quotes: readonly StringQuotes[];
  /** Between the pieces of one string. */
  readonly stringJoint?: RegExp;
  /** Words for null, true and false; 'lost' stands for a value that was not printed. */
  readonly scalars: readonly (readonly [RegExp, boolean | null | 'lost'])[];
  /** Group 1, where there is one, is the number itself. */
  readonly number: RegExp;
  /** The brackets that may hold members. */
  readonly objectBrackets: string;
  /** Keys that are not quoted, their joint included; group 1 is the key. */
  readonly keys: readonly RegExp[];
  /** Those of a call's arguments, and of what `>` closes. */
  readonly argumentKeys?: readonly RegExp[];
  /** What stands for a text without quotes, tried first: a moment, a member of an enum; null: none after all. */
  readonly word?: {
    readonly pattern: RegExp;
    readonly toText: (match: RegExpExecArray) => string;
  };
  /** A value without quotes. */
  readonly plain?: {
    readonly pattern: RegExp;
    readonly toNode: (text: string, span: Span) => DumpNode;
  };
  /** Between a quoted key and its value. */
  readonly joint: RegExp;
  readonly separator: RegExp;
  /** White space alone separates, too. */
  readonly isSpaced?: boolean;
  /** What may stand before a value and says nothing of it in JSON's terms, such as a type. */
  readonly prefix?: RegExp;
  readonly suffix?: RegExp;
  /** Behind a value of which only the beginning was printed. */
  readonly shortened?: RegExp;
  /** An element that is no value. */
  readonly noise?: RegExp;
  /** An element that says that others were left out. */
  readonly elision?: RegExp;
  /** What opens an object that `>` closes. */
  readonly angle?: RegExp;
  /** A name before `(`; group 1. */
  readonly call?: RegExp;
  /** What a call stands for, where it is not its only argument; undefined: that. */
  readonly applyCall?: (name: string, content: Content) => DumpNode | undefined;
  /** Lists are printed as objects whose keys count from here. */
  readonly firstIndex?: 0 | 1;
  /** Brackets that print an empty list and an empty object alike. */
  readonly eitherWhenEmpty?: string;
  /** Parentheses around one value are a list of it. */
  readonly listsInParentheses?: boolean;
  /** Numbers may be printed in quotes. */
  readonly quotesNumbers?: boolean;
}

export const plainSpace = /\s*/y;
export const decimalNumber = /[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?n?(?![\w.])/y;
export const doubleQuotes: StringQuotes = { open: /"/y, close: '"', escapes: 'c' };
export const singleQuotes: StringQuotes = { open: /'/y, close: "'", escapes: 'c' };
export const jsonWords: LiteralDialect['scalars'] = [
  [/true\b/y, true],
  [/false\b/y, false],
  [/null\b/y, null],
];
