/**
 * Data::Dumper prints what stands in several places once, and the way to it in the others: `$VAR1->{'meta'}{'tags'}[0]`.
 * JSON::PP has one true and one false for the whole of a document.
 */
import type { DumpNode, DumpObject } from '../dump-node';
import type { Literal } from './read-literal';

/** A key in quotes or without, or an index. */
const step = /\{(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([\w-]+))\}|\[(\d+)\]/g;

const variable = /\$VAR\d+/;

/** Only a scalar stands in for a reference: it ends every way, and makes nothing grow. */
export function followReferences(found: Literal | null, text: string): Literal | null {
  if (found === null || found.losses.length === 0) return found;
  const ways = found.losses.map(({ span }) => text.slice(span.start, span.end));
  const own = /^\s*(\$VAR\d+)\s*=/.exec(text)?.[1];
  // Of several values one may lead into another.
  const names = new Set([
    ...ways.flatMap((way) => variable.exec(way) ?? []),
    ...(own ? [own] : []),
  ]);
  if (names.size > 1) return found;
  const places = new Set(found.losses.map(({ span }) => span.start));
  const values = new Map<number, DumpNode>();
  const walker = new Walker(found.root);
  const losses = found.losses.filter(({ span }, at) => {
    const value = walker.follow(ways[at] ?? '');
    if (value === null || places.has(value.span.start)) return true;
    values.set(span.start, value);
    return false;
  });
  return { ...found, root: replace(found.root, values), losses };
}

class Walker {
  /** Each is looked through once, however many references lead through it. */
  private readonly known = new Map<DumpObject, ReadonlyMap<string, DumpNode>>();

  constructor(private readonly root: DumpNode) {}

  /** The scalar at the end of the way. */
  follow(way: string): DumpNode | null {
    let node: DumpNode | undefined = this.root;
    for (const [, single, double, bare = '', index] of way.matchAll(step)) {
      const key = (single ?? double ?? bare).replace(/\\(.)/g, '$1');
      if (node?.type === 'array' && index !== undefined) node = node.items[Number(index)];
      else if (node?.type === 'object') node = this.listMembers(node).get(index ?? key);
      else return null;
    }
    return node === undefined || node.type === 'object' || node.type === 'array' ? null : node;
  }

  private listMembers(node: DumpObject): ReadonlyMap<string, DumpNode> {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const members = new Map(node.members.map(({ key, value }) => [key.value, value]));
    this.known.set(node, members);
    return members;
  }
}

/** Recursion is as bounded as the reader's. */
function replace(node: DumpNode, values: ReadonlyMap<number, DumpNode>): DumpNode {
  switch (node.type) {
    case 'array':
      return { ...node, items: node.items.map((item) => replace(item, values)) };
    case 'object': {
      const members = node.members.map(({ key, value }) => ({
        key,
        value: replace(value, values),
      }));
      return { ...node, members };
    }
    default:
      return values.get(node.span.start) ?? node;
  }
}
