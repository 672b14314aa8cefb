/** Xdebug's `var_dump` as a page shows it: `'amount' => string '1.00' (length=4)`, nested values below their keys. */

import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import {
  createDoubt,
  createNumber,
  createText,
  type DumpMember,
  type DumpNode,
  nestingLimit,
} from '../dump-node';
import type { Bare } from './read-bare';

const head = /(?:\S+:\d+:\s+)?(?=array \(size=|object\()/y;
const array = /array \(size=(\d{1,9})\)/y;
const object = /object\([^()\r\n]{1,200}\)\[\d+\]/y;
const key =
  /\s+(?:(public|protected|private) (?:readonly )?)?(?:'([^'\r\n]{1,100})'|(\d{1,9})) => ?/y;
const empty = /\s+empty(?![^\r\n])/y;
/** What is deeper, or further on, than it is told to show. */
const left = /\s+(?:more elements)?\.{3}(?![^\r\n])/y;
const below = /\r?\n\s{1,400}(?=array \(size=|object\()/y;
const string = /string '/y;
const stringEnd = /'(\.{3})? \(length=(\d{1,9})\)(?=[\r\n]|$)/g;
/** So many ends of a text are compared with the length that they tell. */
const mostEnds = 20;
const scalar =
  /(?:(?:int|float|double) ([-+.\dEe]{1,400})|boolean (true|false)|(null))(?![^\r\n])/y;

/** The whole text, null when it is none. */
export function readPhpXdebug(text: string): Bare | null {
  return new XdebugReader(text).read();
}

class XdebugReader {
  private at = 0;
  private readonly losses: Bare['losses'][number][] = [];

  constructor(private readonly text: string) {}

  read(): Bare | null {
    if (this.take(head) === null) return null;
    const root = this.readNested(0, -1);
    const isAll = root !== null && this.text.slice(this.at).trim() === '';
    return isAll ? { root, losses: this.losses } : null;
  }

  /** @param outer how far the key is indented whose value it is */
  private readNested(depth: number, outer: number): DumpNode | null {
    if (depth > nestingLimit) return null;
    const start = this.at;
    const size = this.take(array)?.[1];
    if (size === undefined && this.take(object) === null) return null;
    const members: DumpMember[] = [];
    const count = size === undefined ? Number.POSITIVE_INFINITY : Number(size);
    if (count === 0) this.take(empty);
    // An object does not say how many it has; its members stand below each other.
    let indent: number | null = null;
    while (members.length < count) {
      const found = this.match(key);
      const mark = found === null ? this.match(left) : null;
      if (mark !== null) {
        this.losses.push({ kind: 'elided', span: this.skip(mark) });
        break;
      }
      if (found === null) break;
      const space = /^\s*/.exec(found[0])?.[0] ?? '';
      const width = space.length - space.lastIndexOf('\n') - 1;
      const isOwn = found[1] !== undefined && width > outer && width === (indent ?? width);
      if (size === undefined && !isOwn) break;
      indent ??= width;
      const name = found[2] ?? found[3] ?? '';
      const { end } = this.skip(found);
      const span = { start: end - found[0].trimStart().length, end };
      const value = this.readValue(depth + 1, width);
      if (value === null) return null;
      members.push({ key: createText(name, span), value });
    }
    const isWhole = size === undefined || members.length === count || this.losses.length > 0;
    return isWhole ? this.close(members, { start, end: this.at }, size !== undefined) : null;
  }

  private close(
    members: readonly DumpMember[],
    span: DumpNode['span'],
    isArray: boolean,
  ): DumpNode {
    const node: DumpNode = { type: 'object', span, members };
    if (!isArray) return node;
    const isList = members.every((member, index) => member.key.value === String(index));
    const items = members.map(({ value }) => value);
    const list: DumpNode = { type: 'array', span, items };
    return members.length === 0 ? createDoubt('empty', span, [list, node]) : isList ? list : node;
  }

  private readValue(depth: number, outer: number): DumpNode | null {
    if (this.take(below) !== null) return this.readNested(depth, outer);
    const start = this.at;
    if (this.take(string) !== null) return this.readString(start);
    const found = this.match(scalar);
    if (found === null) return null;
    const span = this.skip(found);
    const [, number, boolean] = found;
    if (number !== undefined) return createNumber(number, span);
    if (boolean !== undefined) return { type: 'boolean', value: boolean === 'true', span };
    return { type: 'null', span };
  }

  /** No quote in it is escaped: what looks like its end may stand in it. */
  private readString(start: number): DumpNode | null {
    const end = this.findEnd();
    if (end === null) return null;
    const value = this.text.slice(this.at, end.index);
    this.at = end.index + end[0].length;
    const span = { start, end: this.at };
    if (end[1] !== undefined) this.losses.push({ kind: 'shortened', span });
    return createText(value, span);
  }

  /** The first that is as far as it says; a copy may have changed the length, then simply the first. */
  private findEnd(): RegExpExecArray | null {
    stringEnd.lastIndex = this.at;
    const first = stringEnd.exec(this.text);
    let bytes = 0;
    let from = this.at;
    for (let end = first, ends = 0; end !== null && ends < mostEnds; ends++) {
      bytes += countUtf8Bytes(this.text.slice(from, end.index));
      if (end[1] !== undefined || Number(end[2]) === bytes) return end;
      from = end.index;
      end = stringEnd.exec(this.text);
    }
    return first;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private skip(match: RegExpExecArray): DumpNode['span'] {
    const start = this.at;
    this.at += match[0].length;
    return { start, end: this.at };
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = this.match(pattern);
    if (match !== null) this.skip(match);
    return match;
  }
}
