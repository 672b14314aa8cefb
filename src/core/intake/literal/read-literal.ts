/**
 * The one reader of values whose strings are quoted: objects, lists, calls and scalars, by the dialect of a
 * language. One pass; recursion ends at the nesting limit.
 */
import type { JsonString } from '../../json/json-node';
import type { Span } from '../../text/span';
import {
  createDoubt,
  createNumber,
  createText,
  type DumpNode,
  type Loss,
  nestingLimit,
  toObject,
} from '../dump-node';
import type { DumpForm } from '../form';
import { isStringField } from '../pick-body';

import { ContentBuilder } from './content-builder';
import type { Content, LiteralDialect, StringQuotes } from './literal-dialect';
import { doubtNumber, pickText, toKey } from './quoted-number';
import { readQuoted } from './read-quoted';

export interface Literal {
  readonly root: DumpNode;
  readonly losses: readonly Loss[];
  /** What was undone around it. */
  readonly around?: readonly DumpForm[];
}

/** The whole text as one value; null when it is none in this dialect. */
export function readLiteral(text: string, dialect: LiteralDialect): Literal | null {
  if (dialect.start?.test(text) === false) return null;
  return new LiteralReader(text, dialect).read();
}

/** The value that the text begins with, whatever stands behind it. */
export function readLeadingLiteral(text: string, dialect: LiteralDialect): DumpNode | null {
  return new LiteralReader(text, dialect).readLeading();
}

/** The whole text as the members of an object whose brackets are missing. */
export function readLiteralMembers(text: string, dialect: LiteralDialect): Literal | null {
  return new LiteralReader(text, dialect).readMembers('object');
}

const closes: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** The whole text as the items of a list whose brackets are missing. */
export function readLiteralItems(text: string, dialect: LiteralDialect): Literal | null {
  return new LiteralReader(text, { ...dialect, objectBrackets: '{' }).readMembers('array');
}

class LiteralReader {
  private at = 0;
  private readonly losses: Loss[] = [];

  constructor(
    private readonly text: string,
    private readonly dialect: LiteralDialect,
  ) {}

  read(): Literal | null {
    this.skip(this.dialect.space);
    const root = this.readValue(0);
    if (root === null || this.at < this.text.length) return null;
    return { root, losses: this.losses };
  }

  readLeading(): DumpNode | null {
    return this.readValue(0);
  }

  readMembers(type: 'object' | 'array'): Literal | null {
    const root = this.readContent('', '', 0)?.node;
    return root?.type === type ? { root, losses: this.losses } : null;
  }

  /** A value with all that belongs to it, the white space behind it included. */
  private readValue(depth: number): DumpNode | null {
    if (depth > nestingLimit) return null;
    const { prefix, suffix, shortened, space } = this.dialect;
    while (prefix !== undefined && this.skip(prefix)) this.skip(space);
    const node = this.readNode(depth);
    if (node === null) return null;
    const mark = shortened === undefined ? null : this.match(shortened);
    if (mark !== null) this.losses.push({ kind: 'shortened', span: this.take(mark) });
    this.skip(space);
    while (suffix !== undefined && this.skip(suffix)) this.skip(space);
    return node;
  }

  private readNode(depth: number): DumpNode | null {
    const { word: shape } = this.dialect;
    const found = shape === undefined ? null : this.match(shape.pattern);
    if (shape !== undefined && found !== null)
      return createText(shape.toText(found), this.take(found));
    for (const [word, meaning] of this.dialect.scalars) {
      const match = this.match(word);
      if (match !== null) return this.createScalar(meaning, this.take(match));
    }
    if (this.matchQuotes() !== null) return this.readText();
    const bracket = this.openBracket();
    if (bracket !== null) return this.readContent(bracket.open, bracket.close, depth)?.node ?? null;
    const number = this.match(this.dialect.number);
    if (number !== null) return createNumber(number[1] ?? number[0], this.take(number));
    return this.readCall(depth) ?? this.readPlain();
  }

  private readPlain(): DumpNode | null {
    const { plain } = this.dialect;
    const found = plain === undefined ? null : this.match(plain.pattern);
    if (plain === undefined || found === null) return null;
    const text = found[0].trimEnd();
    const { start } = this.take(found);
    return plain.toNode(text, { start, end: start + text.length });
  }

  private createScalar(meaning: boolean | null | 'lost', span: Span): DumpNode {
    if (meaning === null) return { type: 'null', span };
    if (meaning !== 'lost') return { type: 'boolean', value: meaning, span };
    this.losses.push({ kind: 'reference', span });
    return createText(this.text.slice(span.start, span.end), span);
  }

  private matchQuotes(): { readonly quotes: StringQuotes; readonly open: RegExpExecArray } | null {
    for (const quotes of this.dialect.quotes) {
      const open = this.match(quotes.open);
      if (open !== null) return { quotes, open };
    }
    return null;
  }

  /** A string, in one piece or several. */
  private readText(): DumpNode | null {
    const { stringJoint, quotesNumbers } = this.dialect;
    const start = this.at;
    let end = start;
    let value = '';
    for (let piece = this.matchQuotes(); piece !== null; ) {
      const string = readQuoted(this.text, this.at, piece.quotes, piece.open);
      if (string === null) return null;
      value += string.content.text;
      this.at = string.end;
      end = string.end;
      piece = stringJoint !== undefined && this.skip(stringJoint) ? this.matchQuotes() : null;
    }
    const text = createText(value, { start, end });
    return quotesNumbers ? doubtNumber(text) : text;
  }

  private readCall(depth: number): DumpNode | null {
    const { call, applyCall } = this.dialect;
    const name = call === undefined ? null : this.match(call);
    if (name === null) return null;
    this.take(name);
    const bracket = this.openBracket();
    const content = bracket === null ? null : this.readContent(bracket.open, bracket.close, depth);
    if (content === null) return null;
    const applied = applyCall?.(name[1] ?? '', content);
    if (applied !== undefined) return applied;
    const [only] = content.items;
    return content.items.length === 1 && only !== undefined
      ? (toObject(only) ?? only)
      : content.node;
  }

  private openBracket(): { readonly open: string; readonly close: string } | null {
    const { angle } = this.dialect;
    const open = this.text.charAt(this.at);
    const close = closes[open];
    if (close !== undefined) {
      this.at++;
      return { open, close };
    }
    return angle !== undefined && this.skip(angle) ? { open: '<', close: '>' } : null;
  }

  /** Behind the opening bracket, the closing one included. */
  private readContent(open: string, close: string, depth: number): Content | null {
    const { separator, space, noise, elision, suffix } = this.dialect;
    const start = this.at - open.length;
    const content = new ContentBuilder();
    let endsWithSeparator = false;
    for (;;) {
      this.skip(space);
      if (this.isAt(close)) break;
      const left = elision === undefined ? null : this.match(elision);
      if (left !== null) this.losses.push({ kind: 'elided', span: this.take(left) });
      else if (noise === undefined || !this.skip(noise)) {
        if (!this.readElement(content, open, depth + 1)) return null;
      }
      this.skip(space);
      if (close !== '>' && suffix !== undefined && this.skip(suffix)) this.skip(space);
      endsWithSeparator = this.skip(separator);
      if (!endsWithSeparator && !this.isAtEndOfElement(close)) return null;
    }
    this.at += close.length;
    return this.closeContent(content, open, { start, end: this.at }, endsWithSeparator);
  }

  private isAt(close: string): boolean {
    return close === '' ? this.at >= this.text.length : this.text.startsWith(close, this.at);
  }

  private isAtEndOfElement(close: string): boolean {
    if (this.isAt(close)) return true;
    return this.dialect.isSpaced === true && /\s/.test(this.text.charAt(this.at - 1));
  }

  /** An item, or a key and its value. */
  private readElement(content: ContentBuilder, open: string, depth: number): boolean {
    const key = this.readBareKey(open) ?? this.readValue(depth);
    if (key === null) return false;
    if (!('bare' in key)) {
      const isKey = this.dialect.objectBrackets.includes(open) && this.skip(this.dialect.joint);
      if (!isKey) {
        content.addItem(key);
        return true;
      }
      this.skip(this.dialect.space);
    }
    const value = this.readValue(depth);
    if (value === null) return false;
    const name = 'bare' in key ? key.bare : toKey(key);
    if (name === null) return false;
    content.addMember(name, depth === 1 && isStringField(name.value) ? pickText(value) : value);
    return true;
  }

  private readBareKey(open: string): { readonly bare: JsonString } | null {
    const { keys, argumentKeys = [], objectBrackets } = this.dialect;
    const isArgument = open === '(' || open === '<' || open === '';
    for (const pattern of [
      ...(isArgument ? argumentKeys : []),
      ...(objectBrackets.includes(open) ? keys : []),
    ]) {
      const match = this.match(pattern);
      if (match === null) continue;
      const { start } = this.take(match);
      const key = match[1] ?? '';
      const keyStart = start + match[0].indexOf(key);
      this.skip(this.dialect.space);
      return { bare: createText(key, { start: keyStart, end: keyStart + key.length }) };
    }
    return null;
  }

  private closeContent(
    { items, members }: ContentBuilder,
    open: string,
    span: Span,
    endsWithSeparator: boolean,
  ): Content {
    const { eitherWhenEmpty = '', firstIndex } = this.dialect;
    const list: DumpNode = { type: 'array', span, items };
    const object: DumpNode = { type: 'object', span, members };
    if (members.length > 0) {
      const isList =
        firstIndex !== undefined &&
        members.every(({ key }, index) => key.value === String(index + firstIndex));
      const values = members.map(({ value }) => value);
      return { items, node: isList ? { type: 'array', span, items: values } : object };
    }
    const [only] = items;
    if (only === undefined) {
      const options = open === '{' || open === '<' ? [object, list] : [list, object];
      const isEither = eitherWhenEmpty.includes(open);
      return { items, node: createDoubt('empty', span, isEither ? options : options.slice(0, 1)) };
    }
    const isList = open !== '(' || items.length > 1 || endsWithSeparator;
    return { items, node: isList || this.dialect.listsInParentheses === true ? list : only };
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private take(match: RegExpExecArray): Span {
    const start = this.at;
    this.at += match[0].length;
    return { start, end: this.at };
  }

  /** True when something was there. */
  private skip(pattern: RegExp): boolean {
    const match = this.match(pattern);
    if (match === null) return false;
    this.at += match[0].length;
    return match[0] !== '';
  }
}
