/** Integers that a program rounded to a double, as most do beyond 2^53: every integer that gives the same double is possible. */

import type { JsonNode, JsonNumber } from '../json/json-node';
import { createDoubt, createNumber, type DumpNode } from './dump-node';

/** How many numbers of a dump are doubted, and how many integers each may stand for. */
const numberLimit = 4;
const spacingLimit = 2048n;
const firstInexact = 2n ** 53n;

/** @returns the same nodes where nothing was rounded */
export function doubtRounded(root: DumpNode): DumpNode {
  let left = numberLimit;
  const known = new Map<DumpNode, DumpNode>();
  const visit = (node: DumpNode): DumpNode => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const result = replace(node);
    known.set(node, result);
    return result;
  };
  const replace = (node: DumpNode): DumpNode => {
    switch (node.type) {
      case 'number': {
        const options = left > 0 ? listIntegers(node) : [];
        if (options.length > 0) left--;
        return createDoubt('rounded', node.span, [node, ...options]);
      }
      case 'array':
        return { ...node, items: node.items.map(visit) };
      case 'object':
        return {
          ...node,
          members: node.members.map(({ key, value }) => ({ key, value: visit(value) })),
        };
      case 'doubt':
        return { ...node, options: node.options.map(visit) };
      default:
        return node;
    }
  };
  return countRounded(root) > 0 ? visit(root) : root;
}

/** For each integer that a number may stand for, that number. */
export function listShownNumbers(root: DumpNode): ReadonlyMap<JsonNode, JsonNumber> {
  const shown = new Map<JsonNode, JsonNumber>();
  const seen = new Set<DumpNode>();
  const visit = (node: DumpNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.type === 'array') for (const item of node.items) visit(item);
    else if (node.type === 'object') for (const { value } of node.members) visit(value);
    else if (node.type === 'doubt') {
      const [first, ...others] = node.options;
      const number = node.topic === 'rounded' && first?.type === 'number' ? first : null;
      if (number === null) for (const option of node.options) visit(option);
      else for (const one of others) if (one.type === 'number') shown.set(one, number);
    }
  };
  visit(root);
  return shown;
}

/** How many of its numbers may have been rounded; of a doubt, those of all its options, which may share doubts. */
export function countRounded(node: DumpNode, seen = new Set<DumpNode>()): number {
  const sum = (nodes: readonly DumpNode[]): number =>
    nodes.reduce((count, one) => count + countRounded(one, seen), 0);
  switch (node.type) {
    case 'number':
      return readDouble(node) === null ? 0 : 1;
    case 'array':
      return sum(node.items);
    case 'object':
      return sum(node.members.map(({ value }) => value));
    case 'doubt':
      if (seen.has(node)) return 0;
      seen.add(node);
      return sum(node.options);
    default:
      return 0;
  }
}

/** What a number that a double may have been printed for stands for, and how far it is to the next double; null where none was rounded. */
function readDouble(node: JsonNumber): readonly [exact: bigint, spacing: bigint] | null {
  const { plain, source, span } = node;
  if (!/^-?\d{16,20}$/.test(plain)) return null;
  const double = Number(plain);
  const exact = BigInt(double);
  // More digits than a double prints were not printed from one; Java prints some more, with an exponent.
  const isPrinted =
    createNumber(String(double), span)?.plain === plain ||
    String(exact) === plain ||
    /^-?\d(?:\.\d{1,17})?E\d+$/.test(source);
  if (!isPrinted) return null;
  const size = exact < 0n ? -exact : exact;
  if (size < firstInexact) return null;
  const spacing = 2n ** BigInt(size.toString(2).length - 53);
  return spacing > spacingLimit ? null : [exact, spacing];
}

/** The nearest first, without the number itself. */
function listIntegers(node: JsonNumber): readonly JsonNumber[] {
  const read = readDouble(node);
  if (read === null) return [];
  const [exact, spacing] = read;
  const integers: JsonNumber[] = [];
  for (let distance = 0n; distance <= spacing / 2n || distance <= 1n; distance++) {
    for (const integer of new Set([exact + distance, exact - distance])) {
      const number = createNumber(String(integer), node.span);
      const isOther =
        number !== null &&
        number.plain !== node.plain &&
        Number(number.plain) === Number(node.plain);
      if (isOther) integers.push(number);
    }
  }
  return integers;
}
