/**
 * The XML that converters make of JSON's values: an element a member, a repeated one for a list, types in attributes
 * where the library writes them (Rails, dicttoxml), or an attribute a member (XML::Simple). Text beside elements is no
 * value of this kind.
 */
import { decodeEntity, entity } from '../../canonical/transform-text';
import type { Span } from '../../text/span';
import { anyScalars } from '../bare/lines';
import { readScalar, type ValueRole } from '../bare/read-scalar';
import {
  createDoubt,
  createNumber,
  createText,
  type DumpMember,
  type DumpNode,
  type Loss,
  nestingLimit,
} from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { isStringField, toContractName } from '../pick-body';

export function readXml(text: string): Literal | null {
  if (!/^<[^\s<>/=]/.test(text)) return null;
  const root = parseElements(text);
  const losses: Loss[] = [];
  if (root !== null) nameMembers(root);
  return root === null ? null : { root: toContainer(root, -1, losses), losses };
}

export interface Element {
  readonly name: string;
  readonly nameSpan: Span;
  readonly attributes: string;
  readonly children: Element[];
  /** What stands between its tags, and where; elements are no part of it. */
  text: string;
  span: Span;
}

const token =
  /<(?:\?[^>]{0,500}\?|!--(?:(?!-->)[\s\S]){0,1000}--|!(?:DOCTYPE|doctype)[^>]{0,500}|!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]|(\/)?([^\s<>/?!=]{1,200})((?:\s[^<>]{0,20000}?)?)(\/)?)>|([^<]+)/y;

/** The only element that stands on top; null where tags do not close each other, or text stands beside elements. */
export function parseElements(source: string): Element | null {
  const top = createElement('', { start: 0, end: 0 }, '');
  const open: Element[] = [top];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    const current = open.at(-1);
    if (found === null || current === undefined) return null;
    const [whole, cdata, closes, name, attributes = '', isEmpty, text] = found;
    if (text !== undefined) current.text += text.replace(entity, decodeEntity);
    else if (cdata !== undefined) current.text += cdata;
    else if (closes !== undefined) {
      if (open.length < 2 || current.name !== name) return null;
      if (current.children.length > 0 && current.text.trim() !== '') return null;
      current.span = { start: current.span.start, end: at };
      open.pop();
    } else if (name !== undefined) {
      const nameSpan = { start: at + 1, end: at + 1 + name.length };
      const element = createElement(name, nameSpan, attributes);
      element.span = { start: at + whole.length, end: at + whole.length };
      current.children.push(element);
      if (isEmpty === undefined) open.push(element);
      if (open.length > nestingLimit) return null;
    }
  }
  const [only, other] = top.children;
  return open.length === 1 && top.text.trim() === '' && other === undefined ? (only ?? null) : null;
}

function createElement(name: string, nameSpan: Span, attributes: string): Element {
  return { name, nameSpan, attributes, children: [], text: '', span: nameSpan };
}

function toMember(element: Element, depth: number, losses: Loss[]): DumpMember {
  const role = depth > 0 ? 'nested' : isStringField(element.name) ? 'text' : 'top';
  return {
    key: createText(element.name, element.nameSpan),
    value: toValue(element, role, depth, losses),
  };
}

function toValue(element: Element, role: ValueRole, depth: number, losses: Loss[]): DumpNode {
  const { attributes, children, text, span } = element;
  const type = /(?:^|[\s:])type="(\w+)"/.exec(attributes)?.[1] ?? '';
  if (/\bnil="true"/.test(attributes) || type === 'null') return { type: 'null', span };
  if (/^(?:array|list)$/.test(type)) return toList(children, span, depth, losses);
  if (children.length > 0) return toContainer(element, depth, losses);
  const known = toTyped(text, type, span);
  if (known !== null) return known;
  const scalar = readScalar(text, span, anyScalars, role, losses);
  return text.trim() === '' && role !== 'text' ? doubtEmpty(scalar, span) : scalar;
}

/** As the attribute says; null where it says nothing, or nothing that the text is. */
function toTyped(text: string, type: string, span: Span): DumpNode | null {
  if (/^(?:str|string)$/.test(type)) return createText(text, span);
  if (/^(?:int|integer|long|float|double|decimal|number)$/.test(type))
    return createNumber(text, span);
  if (type === 'dict') return { type: 'object', span, members: [] };
  const isWord = /^bool(?:ean)?$/.test(type) && /^(?:true|false)$/i.test(text);
  return isWord ? { type: 'boolean', value: text.toLowerCase() === 'true', span } : null;
}

/** Nothing between the tags: an empty text, list or object. */
function doubtEmpty(scalar: DumpNode, span: Span): DumpNode {
  const empty: readonly DumpNode[] = [
    { type: 'array', span, items: [] },
    { type: 'object', span, members: [] },
  ];
  return createDoubt('empty', span, [scalar, ...empty]);
}

/** Where one is a field of the contract, all of them are members, further down as well (XML::Simple). */
function nameMembers(root: Element): void {
  if (!listAttributes(root).some(({ name }) => toContractName(name) !== undefined)) return;
  const pending = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    pending.push(...element.children);
    element.children.unshift(...listAttributes(element));
  }
}

function listAttributes({ attributes, nameSpan }: Element): readonly Element[] {
  return [...attributes.matchAll(/(?<=\s)([^\s=]{1,200})="([^"]*)"/g)].map(
    ({ 1: name = '', 2: value = '', index }): Element => {
      const start = nameSpan.end + index;
      const from = start + name.length + 2;
      const element = createElement(name, { start, end: start + name.length }, '');
      const span = { start: from, end: from + value.length };
      return { ...element, text: value.replace(entity, decodeEntity), span };
    },
  );
}

/** How libraries name what has no name. */
const itemName = /^(?:item|element|entry|value|row|_|anyType|string|int)\d*$/i;

/** Items, or members; one that stands there several times is a list of its own. */
function toContainer({ name, children, span }: Element, depth: number, losses: Loss[]): DumpNode {
  const byName = new Map<string, Element[]>();
  for (const child of children) {
    const same = byName.get(child.name);
    if (same === undefined) byName.set(child.name, [child]);
    else same.push(child);
  }
  const names = [...byName.keys()];
  const [only = ''] = names;
  const isList =
    names.length === 1 && (itemName.test(only) || only === name || `${only}s` === name);
  if (isList || names.every((one) => /^item\d+$/.test(one)))
    return toList(children, span, depth, losses);
  const members = [...byName.values()].map((same): DumpMember => {
    const first = same[0] as Element;
    const member = toMember(first, depth + 1, losses);
    return same.length === 1
      ? member
      : { key: member.key, value: toList(same, first.span, depth, losses) };
  });
  return { type: 'object', span, members };
}

function toList(elements: readonly Element[], span: Span, depth: number, losses: Loss[]): DumpNode {
  const items = elements.map((element) => toValue(element, 'nested', depth + 1, losses));
  return { type: 'array', span, items };
}
