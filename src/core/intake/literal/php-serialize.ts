/** PHP's `serialize`: types and lengths stand before the values. */
import {
  createNumber,
  createText,
  type DumpMember,
  type DumpNode,
  nestingLimit,
} from '../dump-node';
import type { Literal } from './read-literal';
import { skipBytes } from './read-quoted';

export function readPhpSerialize(text: string): Literal | null {
  if (!/^(?:a|O):\d/.test(text)) return null;
  const reader = new SerializeReader(text);
  const root = reader.read(0);
  return root !== null && reader.at === text.length ? { root, losses: [] } : null;
}

const token = /(?:(N);|([bid]):([^;]{1,40});|s:(\d{1,9}):"|(a|O):(?:\d+:"[^"]*":)?(\d{1,9}):\{)/y;

class SerializeReader {
  at = 0;

  constructor(private readonly text: string) {}

  read(depth: number): DumpNode | null {
    token.lastIndex = this.at;
    const [whole, nothing, type, value = '', bytes, container, count] = token.exec(this.text) ?? [];
    if (whole === undefined || depth > nestingLimit) return null;
    const start = this.at;
    this.at += whole.length;
    if (bytes !== undefined) return this.readText(start, Number(bytes));
    if (container !== undefined) return this.readContainer(start, container, Number(count), depth);
    const span = { start, end: this.at };
    if (nothing !== undefined) return { type: 'null', span };
    return type === 'b'
      ? { type: 'boolean', value: value === '1', span }
      : createNumber(value, span);
  }

  private readText(start: number, bytes: number): DumpNode | null {
    const end = skipBytes(this.text, this.at, bytes);
    if (end === null || !this.text.startsWith('";', end)) return null;
    const value = this.text.slice(this.at, end);
    this.at = end + 2;
    return createText(value, { start, end: this.at });
  }

  private readContainer(
    start: number,
    type: string,
    count: number,
    depth: number,
  ): DumpNode | null {
    const members: DumpMember[] = [];
    for (let index = 0; index < count; index++) {
      const key = this.read(depth + 1);
      const value = key === null ? null : this.read(depth + 1);
      if (key === null || value === null) return null;
      if (key.type !== 'string' && key.type !== 'number') return null;
      const name = key.type === 'string' ? key : createText(key.source, key.span);
      members.push({ key: name, value });
    }
    if (this.text.charAt(this.at) !== '}') return null;
    this.at++;
    const span = { start, end: this.at };
    const isList = type === 'a' && members.every(({ key }, index) => key.value === String(index));
    if (isList && members.length > 0) {
      return { type: 'array', span, items: members.map(({ value }) => value) };
    }
    const object: DumpNode = { type: 'object', span, members };
    if (members.length > 0 || type === 'O') return object;
    const list: DumpNode = { type: 'array', span, items: [] };
    return { type: 'doubt', topic: 'empty', span, options: [list, object] };
  }
}
