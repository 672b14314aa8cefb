/** Bodies that became this one by what a program does to all members of a kind at once. */
import { isContractField } from '../../contract';
import {
  createNumber,
  createText,
  type DumpMember,
  type DumpNode,
  type DumpObject,
} from '../../intake/dump-node';
import type { RewriteTopic } from './search-restorations';

export interface Remade {
  readonly root: DumpObject;
  /** What was done. */
  readonly topic: RewriteTopic;
}

/** The top-level members keep their places; those that change nothing are left out. */
export function listRemade(root: DumpObject): readonly Remade[] {
  const remade = [
    { topic: 'keys', root: respell(root, { top: true, nested: true }) },
    { topic: 'keys', root: respell(root, { top: true, nested: false }) },
    { topic: 'keys', root: respell(root, { top: false, nested: true }) },
    { topic: 'boolean', root: remakeNested(root, toFlag) },
    { topic: 'defaults', root: dropNested(root, isZero) },
    { topic: 'defaults', root: dropNested(root, (member) => isZero(member) || isBlank(member)) },
    { topic: 'added', root: dropNested(root, isTypeName) },
    { topic: 'spaces', root: remakeTexts(root, spaceWords) },
    { topic: 'spaces', root: remakeTexts(root, (text) => spacePhrases(spaceWords(text))) },
  ] as const satisfies readonly Remade[];
  return remade.filter((one) => one.root !== root);
}

/** Names in snake_case that a class, or a naming strategy, wrote in camelCase: the contract's own are so already. */
function respell(
  root: DumpObject,
  where: { readonly top: boolean; readonly nested: boolean },
): DumpObject {
  const rename = (member: DumpMember): DumpMember => {
    const name = toSnakeCase(member.key.value);
    return name === member.key.value ? member : { ...member, key: { ...member.key, value: name } };
  };
  const nested = where.nested
    ? remakeNested(root, (node) => {
        return node.type === 'object' ? withMembers(node, node.members.map(rename)) : node;
      })
    : root;
  if (!where.top) return nested;
  return withMembers(
    nested,
    nested.members.map((member) => (isContractField(member.key.value) ? member : rename(member))),
  );
}

/** So many fields may have begun with a capital: of more, nobody guesses which did. */
const capitalLimit = 10;
/** Longer names are no abbreviations, such as UTR. */
const abbreviation = /^[a-z]{2,4}$/;

/** One field, two or all that a naming strategy for camelCase wrote with a small letter in front: Channel, UTR. */
export function listCapitalised(root: DumpObject): readonly DumpObject[] {
  const small = root.members.filter(
    ({ key: { value } }) => /^[a-z]/.test(value) && !isContractField(value),
  );
  if (small.length === 0 || small.length > capitalLimit) return [];
  const choices = small.flatMap((one, at) => small.slice(at).map((other) => [one, other]));
  return [...choices, small].map((chosen) => ({
    ...root,
    members: root.members.map((member) => {
      if (!chosen.includes(member)) return member;
      const { value } = member.key;
      const isShort = abbreviation.test(value);
      const name = isShort ? value.toUpperCase() : value.charAt(0).toUpperCase() + value.slice(1);
      return { ...member, key: { ...member.key, value: name } };
    }),
  }));
}

/** So long a text, and so many of them, may each have lost one blank. */
const spacedLength = 40;
const spacedTexts = 6;

/** One text that lost its blank, where all blanks of the body were taken out. */
export function listWithOneBlank(root: DumpObject): readonly DumpObject[] {
  if (hasBlank(root)) return [];
  const texts = root.members.filter(
    ({ key, value }) =>
      value.type === 'string' && !isContractField(key.value) && value.value.length <= spacedLength,
  );
  return texts.slice(0, spacedTexts).flatMap((member) => {
    const text = member.value.type === 'string' ? member.value.value : '';
    return [...text].slice(1).map((_, index) => {
      const at = [...text].slice(0, index + 1).join('').length;
      const value = createText(`${text.slice(0, at)} ${text.slice(at)}`, member.value.span);
      return withMembers(
        root,
        root.members.map((one) => (one === member ? { ...member, value } : one)),
      );
    });
  });
}

/** Blanks that a replacement in the whole body took out of its texts: none of them has one. */
function remakeTexts(root: DumpObject, remake: (text: string) => string): DumpObject {
  if (hasBlank(root)) return root;
  const rewrite = (node: DumpNode): DumpNode => {
    const text = node.type === 'string' ? remake(node.value) : '';
    return node.type !== 'string' || text === node.value ? node : createText(text, node.span);
  };
  const nested = remakeNested(root, rewrite);
  return withMembers(
    nested,
    nested.members.map((member) => {
      const value = isContractField(member.key.value) ? member.value : rewrite(member.value);
      return value === member.value ? member : { ...member, value };
    }),
  );
}

function hasBlank(node: DumpNode): boolean {
  if (node.type === 'object') return node.members.some(({ value }) => hasBlank(value));
  if (node.type === 'array') return node.items.some(hasBlank);
  return node.type === 'string' && node.value.includes(' ');
}

/** Between a date and its time of day, and between words that begin with capitals. */
function spaceWords(text: string): string {
  return text.replace(/(?<=\d{4}[-/]\d\d[-/]\d\d)(?=\d\d:\d\d)|(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

function spacePhrases(text: string): string {
  return text.replace(/(?<=\p{L}[,;!?.])(?=\p{L})/gu, ' ');
}

function toSnakeCase(key: string): string {
  return key.replace(/(?<=[a-z\d])[A-Z](?![A-Z])/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A number that a typed object, or a cast of an ORM, made a boolean. */
function toFlag(node: DumpNode): DumpNode {
  if (node.type !== 'boolean') return node;
  return createNumber(node.value ? '1' : '0', node.span) ?? node;
}

function dropNested(root: DumpObject, isDropped: (member: DumpMember) => boolean): DumpObject {
  return remakeNested(root, (node) => {
    return node.type === 'object'
      ? withMembers(
          node,
          node.members.filter((member) => !isDropped(member)),
        )
      : node;
  });
}

/** What a typed object has for a number or a boolean that was not sent. */
function isZero({ value }: DumpMember): boolean {
  return value.type === 'boolean' ? !value.value : value.type === 'number' && value.plain === '0';
}

function isBlank({ value }: DumpMember): boolean {
  if (value.type === 'array') return value.items.length === 0;
  return value.type === 'null' || (value.type === 'string' && value.value === '');
}

/** GraphQL's, which its clients write into each object. */
function isTypeName({ key }: DumpMember): boolean {
  return key.value === '__typename';
}

/** @param remake of what is inside of the body's values, the inner ones first */
function remakeNested(root: DumpObject, remake: (node: DumpNode) => DumpNode): DumpObject {
  const visit = (node: DumpNode): DumpNode => {
    if (node.type === 'array') {
      const items = node.items.map((item) => visit(item));
      return remake(items.every((item, at) => item === node.items[at]) ? node : { ...node, items });
    }
    return remake(node.type === 'object' ? visitMembers(node) : node);
  };
  const visitMembers = (node: DumpObject): DumpObject =>
    withMembers(
      node,
      node.members.map((member) => {
        const value = visit(member.value);
        return value === member.value ? member : { ...member, value };
      }),
    );
  return withMembers(
    root,
    root.members.map((member) => {
      const { value } = member;
      if (value.type !== 'object' && value.type !== 'array') return member;
      const remade = visit(value);
      return remade === value ? member : { ...member, value: remade };
    }),
  );
}

/** The same node where they are the same. */
function withMembers(node: DumpObject, members: readonly DumpMember[]): DumpObject {
  const isSame =
    members.length === node.members.length &&
    members.every((member, at) => member === node.members[at]);
  return isSame ? node : { ...node, members };
}
