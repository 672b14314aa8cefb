/** A text that was made of another, and where each of its parts came from. */
import type { JsonString } from '../json/json-node';
import type { Span } from '../text/span';
import type { DumpNode, Loss } from './dump-node';

export interface DerivedText {
  readonly text: string;
  /** The place in the source that a place in the text came from. */
  readonly toSource: (span: Span) => Span;
}

/** Builds a derived text from the front to the back. */
export class TextBuilder {
  private readonly chunks: string[] = [];
  /** Where each chunk begins, in the text and in its source; whether it is the source's own characters. */
  private readonly starts: number[] = [];
  private readonly sources: number[] = [];
  private readonly verbatim: boolean[] = [];
  private length = 0;

  constructor(private readonly source: string) {}

  /** The source's own characters. */
  copy(from: number, to: number): void {
    if (to > from) this.push(this.source.slice(from, to), from, true);
  }

  /** Other characters, which stand for what begins there and goes on to the next chunk. */
  add(text: string, from: number): void {
    if (text !== '') this.push(text, from, false);
  }

  /** @param end where in the source the last chunk ends */
  build(end: number): DerivedText {
    const { starts, sources, verbatim } = this;
    const find = (offset: number): number => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    };
    const startOf = (offset: number): number => {
      const index = find(offset);
      const source = sources[index] ?? 0;
      return verbatim[index] ? source + offset - (starts[index] ?? 0) : source;
    };
    const endOf = (offset: number): number => {
      if (offset === 0) return startOf(0);
      const index = find(offset - 1);
      if (verbatim[index]) return (sources[index] ?? 0) + offset - (starts[index] ?? 0);
      return sources[index + 1] ?? end;
    };
    return {
      text: this.chunks.join(''),
      toSource: ({ start, end }) => ({
        start: start >= this.length ? endOf(this.length) : startOf(start),
        end: endOf(end),
      }),
    };
  }

  private push(chunk: string, from: number, isVerbatim: boolean): void {
    this.chunks.push(chunk);
    this.starts.push(this.length);
    this.sources.push(from);
    this.verbatim.push(isVerbatim);
    this.length += chunk.length;
  }
}

/** A text without places of its own: all of it came from all of that span. */
export function deriveWhole(text: string, span: Span): DerivedText {
  return { text, toSource: () => span };
}

/** A part of a text, character by character. */
export function deriveSlice(text: string, start: number, end: number): DerivedText {
  const toSource = (span: Span): Span => ({ start: span.start + start, end: span.end + start });
  return { text: text.slice(start, end), toSource };
}

/** Every match of a pattern replaced, the rest as it is. */
export function deriveReplaced(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): DerivedText {
  const builder = new TextBuilder(text);
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    builder.copy(from, match.index);
    builder.add(replace(match), match.index);
    from = match.index + match[0].length;
  }
  builder.copy(from, text.length);
  return builder.build(text.length);
}

/** The same nodes with other places. As deep as readers read, so recursion is bounded. */
export function moveNode<Node extends DumpNode>(node: Node, move: (span: Span) => Span): Node {
  const moved = new Map<DumpNode, DumpNode>();
  const visit = (one: DumpNode): DumpNode => {
    // Options of a doubt share their nodes, and share them still when they have moved.
    const known = moved.get(one);
    if (known !== undefined) return known;
    const span = move(one.span);
    const result: DumpNode =
      one.type === 'array'
        ? { ...one, span, items: one.items.map(visit) }
        : one.type === 'object'
          ? {
              ...one,
              span,
              members: one.members.map(({ key, value }) => ({
                key: { ...key, span: move(key.span) },
                value: visit(value),
              })),
            }
          : one.type === 'doubt'
            ? { ...one, span, options: one.options.map(visit) }
            : { ...one, span };
    moved.set(one, result);
    return result;
  };
  return visit(node) as Node;
}

/** The same nodes with other texts. Recursion is bounded as above. */
export function mapTexts(
  node: DumpNode,
  change: (text: JsonString, name: string) => DumpNode,
  name = '',
): DumpNode {
  switch (node.type) {
    case 'string':
      return change(node, name);
    case 'array':
      return { ...node, items: node.items.map((item) => mapTexts(item, change, name)) };
    case 'object': {
      const members = node.members.map(({ key, value }) => ({
        key,
        value: mapTexts(value, change, key.value),
      }));
      return { ...node, members };
    }
    default:
      return node;
  }
}

export function moveLosses(losses: readonly Loss[], move: (span: Span) => Span): readonly Loss[] {
  return losses.map((loss) => ({ ...loss, span: move(loss.span) }));
}
