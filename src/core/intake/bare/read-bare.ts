/**
 * The one reader of values without quotes. What ends a value is a separator with a key behind it, or a close
 * with something behind it that may stand there. A value may hold either: then the object is a doubt.
 */
import type { JsonString } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import { moveNode } from '../derived-text';
import {
  createDoubt,
  createText,
  type DumpMember,
  type DumpNode,
  type Loss,
  nestingLimit,
} from '../dump-node';
import { isStringField } from '../pick-body';
import type { BareDialect, Frame } from './bare-dialect';
import { doubtItems, doubtMembers } from './doubt-splits';
import { readScalar } from './read-scalar';

export interface Bare {
  readonly root: DumpNode;
  readonly losses: readonly Loss[];
}

/**
 * The whole text, null when it is no object in this dialect.
 *
 * @param frames around the whole
 * @param depth how deep the text stands in a body
 */
export function readBare(
  text: string,
  dialect: BareDialect,
  frames: readonly Frame[] = dialect.roots,
  depth = 0,
): Bare | null {
  const reader = new BareReader(text, dialect, depth);
  for (const frame of frames) {
    const root = reader.readRoot(frame);
    if (root !== null) return { root, losses: reader.losses };
  }
  return null;
}

/** A frame and what it stands in: what may follow its close. */
interface Nesting {
  readonly frame: Frame;
  readonly parent: Nesting | null;
  readonly depth: number;
}

interface Piece {
  readonly node: DumpNode;
  readonly end: number;
}

class BareReader {
  losses: Loss[] = [];
  /** Frames that turn out to be text are read again as text: this keeps the whole linear. */
  private fuel: number;

  constructor(
    private readonly text: string,
    private readonly dialect: BareDialect,
    private readonly depth: number,
  ) {
    this.fuel = 20 * text.length + 10_000;
  }

  readRoot(frame: Frame): DumpNode | null {
    this.losses = [];
    const open = this.match(frame.open, 0);
    if (open === null) return null;
    const piece = this.readFrame({ frame, parent: null, depth: this.depth }, 0, open[0].length);
    return piece?.node ?? null;
  }

  private readFrame(nesting: Nesting, start: number, from: number): Piece | null {
    const end = nesting.depth === 0 ? null : this.findClose(nesting, from);
    if (end !== null) return { node: this.createEmpty(nesting.frame, { start, end }), end };
    return nesting.frame.kind === 'object'
      ? this.readObject(nesting, start, from)
      : this.readArray(nesting, start, from);
  }

  private readObject(nesting: Nesting, start: number, from: number): Piece | null {
    const members: DumpMember[] = [];
    for (let at = from; ; ) {
      const key = this.readKey(nesting.frame, at);
      if (key === null) return null;
      const value = this.readValue(nesting, key.end, key.text.value);
      if (value === null) return null;
      members.push({ key: key.text, value: value.node });
      const end = this.findClose(nesting, value.end);
      if (end !== null) {
        return { node: this.createObject(members, { start, end }), end };
      }
      const separator = this.match(this.dialect.separator, value.end);
      if (separator === null) return null;
      at = value.end + separator[0].length;
    }
  }

  private createEmpty({ kind }: Frame, span: Span): DumpNode {
    const object: DumpNode = { type: 'object', span, members: [] };
    const array: DumpNode = { type: 'array', span, items: [] };
    if (this.dialect.firstIndex !== undefined) return createDoubt('empty', span, [array, object]);
    return kind === 'object' ? object : array;
  }

  private createObject(members: readonly DumpMember[], span: Span): DumpNode {
    const { firstIndex, isSorted } = this.dialect;
    const isList =
      firstIndex !== undefined &&
      members.every(({ key }, index) => key.value === String(index + firstIndex));
    if (isList) return { type: 'array', span, items: members.map(({ value }) => value) };
    return doubtMembers(this.text, { type: 'object', span, members }, isSorted === true);
  }

  private readArray(nesting: Nesting, start: number, from: number): Piece | null {
    const items: DumpNode[] = [];
    for (let at = from; ; ) {
      const value = this.readValue(nesting, at, null);
      if (value === null) return null;
      items.push(value.node);
      const end = this.findClose(nesting, value.end);
      if (end !== null) {
        const node = { type: 'array', span: { start, end }, items } as const;
        return { node: doubtItems(this.text, node), end };
      }
      const separator = this.match(this.dialect.itemSeparator, value.end);
      if (separator === null) return null;
      at = value.end + separator[0].length;
    }
  }

  private readKey(
    frame: Frame,
    at: number,
  ): { readonly text: JsonString; readonly end: number } | null {
    const match = this.match(frame.key ?? this.dialect.key, at);
    if (match === null) return null;
    const key = match[1] ?? match[2] ?? '';
    const start = at + match[0].indexOf(key);
    const end = at + match[0].length;
    return { text: createText(key, { start, end: start + key.length }), end };
  }

  private readValue(nesting: Nesting, at: number, key: string | null): Piece | null {
    return (
      this.readJson(nesting, at) ?? this.readNested(nesting, at) ?? this.readText(nesting, at, key)
    );
  }

  /** Some libraries print JSON for what is nested. */
  private readJson(nesting: Nesting, at: number): Piece | null {
    if (this.match(jsonStart, at) === null) return null;
    const end = findJsonEnd(this.text, at);
    this.fuel -= Math.max(0, (end ?? this.text.length) - at);
    if (end === null || this.fuel < 0) return null;
    if (this.findClose(nesting, end) === null && !this.isBoundary(nesting.frame, end)) return null;
    const json = parseJson(this.text.slice(at, end));
    if (!json.ok) return null;
    return {
      node: moveNode(json.value, (span) => ({ start: span.start + at, end: span.end + at })),
      end,
    };
  }

  private readNested(parent: Nesting, at: number): Piece | null {
    if (parent.depth >= nestingLimit) return null;
    const kept = this.losses.length;
    for (const frame of this.dialect.frames) {
      const open = this.match(frame.open, at);
      if (open === null) continue;
      const nesting = { frame, parent, depth: parent.depth + 1 };
      const piece = this.readFrame(nesting, at, at + open[0].length);
      if (piece !== null) return piece;
      this.losses.length = kept;
    }
    return null;
  }

  private readText(nesting: Nesting, start: number, key: string | null): Piece | null {
    const end = this.findEnd(nesting, start, true) ?? this.findEnd(nesting, start, false);
    if (end === null) return null;
    const text = this.text.slice(start, end);
    const span = { start, end };
    const isTop = nesting.depth === 0 && key !== null;
    const valuePlace = !isTop ? 'nested' : isStringField(key) ? 'text' : 'top';
    const node =
      this.dialect.readText?.(text, span, valuePlace, this.losses) ??
      readScalar(text, span, this.dialect.scalars, valuePlace, this.losses);
    return { node, end };
  }

  /** @param isPaired whether brackets inside of the text stand in pairs */
  private findEnd(nesting: Nesting, start: number, isPaired: boolean): number | null {
    const { text } = this;
    const { stop } = this.dialect;
    const [opening, closing] = isPaired ? (nesting.frame.brackets ?? '') : '';
    let open = 0;
    stop.lastIndex = start;
    for (let match = stop.exec(text); match !== null; match = stop.exec(text)) {
      const at = match.index;
      if (--this.fuel < 0) return null;
      const char = text.charAt(at);
      if (char === opening) open++;
      else if (char === closing && open > 0) open--;
      else if (this.findClose(nesting, at) !== null || this.isBoundary(nesting.frame, at))
        return at;
      stop.lastIndex = at + 1;
    }
    return this.findClose(nesting, text.length) === null ? null : text.length;
  }

  private isBoundary(frame: Frame, at: number): boolean {
    const isObject = frame.kind === 'object';
    const separator = this.match(
      isObject ? this.dialect.separator : this.dialect.itemSeparator,
      at,
    );
    if (separator === null || separator[0] === '') return false;
    return (
      !isObject || this.match(frame.key ?? this.dialect.key, at + separator[0].length) !== null
    );
  }

  /** Behind the close that stands there and has something behind it that may; else null. */
  private findClose(nesting: Nesting, at: number): number | null {
    const close = this.match(nesting.frame.close, at);
    if (close === null) return null;
    const end = at + close[0].length;
    if (nesting.parent === null) return end === this.text.length ? end : null;
    const follows =
      this.isBoundary(nesting.parent.frame, end) ||
      this.match(nesting.parent.frame.close, end) !== null;
    return follows ? end : null;
  }

  private match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }
}

const jsonStart = /\{\s*"|\[\s*[[{"]/y;

/** Behind the bracket that closes the one there, strings skipped; null where that is too deep or nowhere. */
function findJsonEnd(text: string, start: number): number | null {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
  let depth = 0;
  token.lastIndex = start;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match;
    if (found === '{' || found === '[') depth++;
    else if (found === '}' || found === ']') depth--;
    if (depth > nestingLimit) return null;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}
