/** `json.orderNo = "P1";` on lines of their own, as gron prints them. */
import { parseJson } from '../../json/parse-json';
import { createText, type DumpMember, type DumpNode } from '../dump-node';
import type { Bare } from './read-bare';

type Tree = { readonly isList: boolean; readonly children: Map<string, Tree | DumpNode> };

const line = /^json((?:\.[\p{L}\p{N}_$]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*) = (.+?);?\r?$/u;
const step = /\.([^.[]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gu;

export function readAssignments(text: string): Bare | null {
  if (!/^json(?:[.[]\S*)? = /.test(text)) return null;
  const span = { start: 0, end: text.length };
  const root: Tree = { isList: false, children: new Map() };
  for (const { 0: written, index } of text.matchAll(/[^\n]+/g)) {
    const [, path, value] = line.exec(written) ?? [];
    if (path === undefined || value === undefined) return null;
    const json = parseJson(value);
    const keys = [...path.matchAll(step)].map(
      ([, name, at, quoted]) => name ?? at ?? (JSON.parse(quoted ?? '""') as string),
    );
    const last = keys.pop();
    if (!json.ok) return null;
    if (last === undefined) continue;
    let parent: Tree = root;
    for (const key of keys) {
      const child = parent.children.get(key);
      if (child === undefined || !('children' in child)) return null;
      parent = child;
    }
    const at = { start: index, end: index + written.length };
    const isOpen = value === '{}' || value === '[]' || value === '{};' || value === '[];';
    const node = isOpen
      ? { isList: value.startsWith('['), children: new Map() }
      : { ...json.value, span: at };
    parent.children.set(last, node as Tree | DumpNode);
  }
  return { root: toNode(root, span), losses: [] };
}

function toNode(tree: Tree, span: DumpNode['span']): DumpNode {
  const members = [...tree.children].map(
    ([key, child]): DumpMember => ({
      key: createText(key, span),
      value: 'children' in child ? toNode(child, span) : child,
    }),
  );
  return tree.isList
    ? { type: 'array', span, items: members.map(({ value }) => value) }
    : { type: 'object', span, members };
}
