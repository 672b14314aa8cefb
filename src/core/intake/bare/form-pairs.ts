/** `key=value&key=value`, URL-encoded or not, brackets in keys for nested values (WHATWG URL; PHP, Rack, qs). */
import type { Span } from '../../text/span';
import {
  createDoubt,
  createText,
  type DumpMember,
  type DumpNode,
  type DumpObject,
  type Loss,
} from '../dump-node';
import { isStringField } from '../pick-body';
import { decodePercent } from '../wrap/percent-text';
import type { BareDialect } from './bare-dialect';
import { anyScalars, lines } from './lines';
import { type Bare, readBare } from './read-bare';
import { readEmbedded } from './read-embedded';
import { readScalar, type ValueRole } from './read-scalar';

const [line] = lines;
const pairs: BareDialect = {
  ...(line as BareDialect),
  // A loop may write the separator behind the last pair, too.
  roots: [{ kind: 'object', open: /(?:)/y, close: /&?(?![\s\S])/y }],
  key: /([^\s=&"{}]{1,200})=/y,
  separator: /&(?:amp;)?/y,
  stop: /&/g,
  // Typed once it is decoded and known where it stands.
  readText: (text, span) => createText(text, span),
};

/** Where all is encoded, a name alone has no value. */
const encodedPairs: BareDialect = { ...pairs, key: /([^\s=&"{}]{1,200})(?:=|(?=&)|(?![\s\S]))/y };

export function readFormPairs(text: string): Bare | null {
  if (!text.includes('&')) return null;
  const losses: Loss[] = [];
  const encoding = /[^\x21-\x7e]|["<>{}|\\^`]/.test(text) ? 'perhaps' : 'likely';
  const isEncoded = encoding === 'likely' && /%[\dA-F]{2}/i.test(text);
  const bare = readBare(text, isEncoded ? encodedPairs : pairs);
  if (bare === null) return null;
  const expand = (node: DumpNode): DumpNode =>
    node.type === 'doubt'
      ? { ...node, options: node.options.map(expand) }
      : node.type === 'object'
        ? nestEither(node, encoding, losses)
        : node;
  return { root: expand(bare.root), losses };
}

/** A dot in a key may be a part of a name, too. */
export function nestEither(node: DumpObject, encoding: Encoding, losses: Loss[]): DumpNode {
  const nested = nestMembers(node, encoding, losses, isPath);
  const hasDots = node.members.some(({ key }) => dotted.test(readName(key.value, encoding)));
  if (!hasDots) return nested;
  // What is lost is told once.
  const named = nestMembers(node, encoding, [], hasBrackets);
  return createDoubt('keys', node.span, [nested, named]);
}

function readName(key: string, encoding: Encoding): string {
  return encoding === 'never' ? key : decodePercent(key, true);
}

function isPath(name: string): boolean {
  return hasBrackets(name) || dotted.test(name);
}

/** A container while it is filled; the keys of a list are numbers. */
interface Branch {
  readonly span: Span;
  /** The values of a key that comes several times are a list. */
  readonly children: Map<
    string,
    { readonly key: DumpMember['key']; readonly value: DumpNode[] | Branch }
  >;
}

/** How deep a key may reach. */
const stepLimit = 20;

/** Whether keys and values are URL-encoded. */
type Encoding = 'likely' | 'perhaps' | 'never';

function nestMembers(
  { members, span }: DumpObject,
  encoding: Encoding,
  losses: Loss[],
  isNested: (name: string) => boolean,
): DumpObject {
  const root: Branch = { span, children: new Map() };
  for (const { key, value } of members) {
    const written = readName(key.value, encoding);
    const path = isNested(written) ? parsePath(written) : [written];
    let branch = root;
    for (const [index, step] of path.entries()) {
      const isLast = index === path.length - 1;
      const name = step === '' ? pickIndex(branch, path[index + 1]) : step;
      const child = branch.children.get(name);
      const own = createText(name, key.span);
      if (isLast) {
        const role = path.length > 1 ? 'nested' : isStringField(name) ? 'text' : 'top';
        const leaf = readLeaf(value, role, encoding, losses);
        if (child !== undefined && !('children' in child.value)) child.value.push(leaf);
        else branch.children.set(name, { key: own, value: [leaf] });
      } else if (child !== undefined && 'children' in child.value) branch = child.value;
      else {
        const next: Branch = { span: value.span, children: new Map() };
        branch.children.set(name, { key: own, value: next });
        branch = next;
      }
    }
  }
  return toNode(root, true) as DumpObject;
}

/** `extra[payer][name]`. */
function hasBrackets(key: string): boolean {
  return /^[^[\]]+(?:\[[^[\]]*\])+$/.test(key);
}

/** `extra.payer.name`. */
const dotted = /^[\w$]+(?:\.[\w$]+)+$/;

function parsePath(key: string): readonly string[] {
  const steps = hasBrackets(key) ? key.replaceAll(']', '').split('[') : key.split('.');
  return steps.slice(0, stepLimit);
}

/** `[]` is a new item, unless the last one still lacks the member that follows (Rack). */
function pickIndex({ children }: Branch, next: string | undefined): string {
  const last = String(children.size - 1);
  const child = children.get(last)?.value;
  const isOpen =
    next !== undefined && child !== undefined && 'children' in child && !child.children.has(next);
  return isOpen ? last : String(children.size);
}

function toNode({ span, children }: Branch, isRoot = false): DumpNode {
  const members = [...children.values()].map(({ key, value }) => ({
    key,
    value: 'children' in value ? toNode(value) : joinValues(value),
  }));
  const isList = !isRoot && members.every(({ key }, index) => key.value === String(index));
  return isList
    ? { type: 'array', span, items: members.map(({ value }) => value) }
    : { type: 'object', span, members };
}

function joinValues(values: readonly DumpNode[]): DumpNode {
  const [first, second] = values;
  if (first !== undefined && second === undefined) return first;
  const span = { start: first?.span.start ?? 0, end: values.at(-1)?.span.end ?? 0 };
  return { type: 'array', span, items: values };
}

/** A plus is a space where the text is encoded, and itself where it is not. */
function readLeaf(node: DumpNode, role: ValueRole, encoding: Encoding, losses: Loss[]): DumpNode {
  if (node.type !== 'string') return node;
  const { value, span } = node;
  const type = (text: string): DumpNode =>
    readEmbedded(text, span, role, losses) ?? readScalar(text, span, anyScalars, role, losses);
  if (encoding === 'never') return type(value);
  const decoded = decodePercent(value, true);
  const texts =
    encoding === 'likely' ? [decoded, decodePercent(value, false), value] : [value, decoded];
  return createDoubt('encoding', span, [...new Set(texts)].map(type));
}
