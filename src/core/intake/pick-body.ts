/** Which node of a dump is the callback's body, and what its members are called there. */
import { contractFieldNames } from '../contract';
import {
  createDoubt,
  createText,
  type DumpMember,
  type DumpNode,
  type DumpObject,
  longestName,
  toObject,
} from './dump-node';

/** So many of the contract's fields make an object a body. */
const fieldsOfBody = 2;

const fieldNames = new Map(contractFieldNames.map((name) => [name.toLowerCase(), name]));

/** Between words, or where a copy has characters that cannot be seen. */
const separators = /[_\- :\u200b-\u200f\u2060\ufeff\u00ad]/g;

/** The contract's name for a key that a class of the language spells otherwise: `OrderNo`, `order_no`, `order-no`. */
export function toContractName(key: string): string | undefined {
  if (key.length > longestName) return undefined;
  return fieldNames.get(key.replace(separators, '').toLowerCase());
}

/** A field of the contract that is a string: all but `completedAt`. */
export function isStringField(key: string): boolean {
  const name = toContractName(key);
  return name !== undefined && name !== 'completedAt';
}

export function pickBody(node: DumpNode): DumpNode | null {
  if (node.type === 'doubt') {
    const bodies = node.options.flatMap((option) => pickBody(option) ?? []);
    return bodies.length === 0 ? null : createDoubt(node.topic, node.span, bodies);
  }
  const object = toObject(node);
  if (object === null) return null;
  const names = new Set(object.members.flatMap(({ key }) => toContractName(key.value) ?? []));
  if (names.size < fieldsOfBody) return pickPrefixed(object);
  return createDoubt('whole', object.span, [
    ...listSingles(object),
    ...listUnstored(object),
    object,
    ...listCopies(object),
  ]);
}

/** Without what MongoDB and its drivers add to whatever they store. */
function listUnstored(object: DumpObject): readonly DumpNode[] {
  const members = object.members.filter(({ key }) => !isAddedByStore(key.value));
  return members.length < object.members.length ? [{ ...object, members }] : [];
}

export function isAddedByStore(key: string): boolean {
  return /^(?:_id|__v)$/.test(key);
}

/** Every key with the way to the body before it, as loggers and stores flatten what they get: `body.orderNo`. */
function pickPrefixed({ members, span }: DumpObject): DumpNode | null {
  const counts = new Map<string, number>();
  for (const { key } of members) {
    const [, prefix, name = ''] = /^((?:[\w@$-]{1,60}\.)+)([\w-]+)$/.exec(key.value) ?? [];
    if (prefix !== undefined && toContractName(name) !== undefined)
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < fieldsOfBody) return null;
  const [prefix] = best;
  const inside = members.flatMap(({ key, value }): DumpMember[] =>
    key.value.startsWith(prefix)
      ? [{ key: { ...key, value: key.value.slice(prefix.length) }, value }]
      : [],
  );
  return { type: 'object', span, members: inside };
}

/** Every value in a list of its own, as forms and headers have them. */
function listSingles(object: DumpObject): readonly DumpNode[] {
  const members = object.members.flatMap(({ key, value }): DumpMember[] => {
    const only = toSingle(value);
    return only === null ? [] : [{ key, value: only }];
  });
  return members.length < object.members.length ? [] : [{ ...object, members }];
}

function toSingle(node: DumpNode): DumpNode | null {
  if (node.type === 'doubt') {
    const options = node.options.flatMap((option) => toSingle(option) ?? []);
    return options.length === 0 ? null : createDoubt(node.topic, node.span, options);
  }
  if (node.type !== 'array' || node.items.length > 1) return null;
  // One empty text and no text at all print alike.
  return node.items[0] ?? createText('', node.span);
}

/** The body once more inside of itself, as Rails logs it. */
function listCopies({ members }: DumpObject): readonly DumpNode[] {
  return members.flatMap(({ value }) => (value.type === 'object' ? (pickBody(value) ?? []) : []));
}

const prefix = /^(?:m?_+|[$@:])(?=\w)/;

/** Keys as the contract has them, or as printed, where they are not the same. */
export function doubtKeys(root: DumpNode): DumpNode {
  if (root.type === 'doubt') return { ...root, options: root.options.map(doubtKeys) };
  if (root.type !== 'object') return root;
  const keys = root.members.map(({ key }) => key.value);
  // `m_orderNo`, `_orderNo`: as fields of a class are named; `:orderNo`: as Oj writes Ruby's symbols
  const isPrefixed = keys.length > 0 && keys.every((key) => prefix.test(key));
  const isRenamed = keys.some((key) => (toContractName(key) ?? key) !== key);
  if (!isRenamed && !isPrefixed) return root;
  const isUpper = root.members.every(({ key: { value } }) => value === value.toUpperCase());
  const rename = (written: string): string => {
    const key = isPrefixed ? written.replace(prefix, '') : written;
    return toContractName(key) ?? toCamelCase(isUpper ? key.toLowerCase() : key);
  };
  const own = keys.filter((key) => toContractName(key) === undefined && rename(key) !== key);
  const kept = isPrefixed ? [] : [own, ...own.slice(0, mostKept).map((key) => [key])];
  const partly = kept.flatMap((names) =>
    names.length === 0 || (names === own && own.length === 1)
      ? []
      : [renameKeys(root, (key) => (names.includes(key) ? key : rename(key)))],
  );
  return createDoubt('keys', root.span, [renameKeys(root, rename), root, ...partly]);
}

/** Keys that the contract does not name may have been written so before: all of them, or one, of so many. */
const mostKept = 4;

/** Every key, also of what is nested; what has none to rename stays the same node, so that its doubts are settled once. */
export function renameKeys(node: DumpNode, rename: (key: string) => string): DumpNode {
  switch (node.type) {
    case 'object': {
      const members = node.members.map(({ key, value }) => ({
        key: { ...key, value: rename(key.value) },
        value: renameKeys(value, rename),
      }));
      const isSame = members.every(({ key, value }, at) => {
        const before = node.members[at];
        return before?.key.value === key.value && before.value === value;
      });
      return isSame ? node : { ...node, members };
    }
    case 'array': {
      const items = node.items.map((item) => renameKeys(item, rename));
      return items.every((item, at) => item === node.items[at]) ? node : { ...node, items };
    }
    case 'doubt': {
      const options = node.options.map((option) => renameKeys(option, rename));
      return options.every((option, at) => option === node.options[at])
        ? node
        : { ...node, options };
    }
    default:
      return node;
  }
}

function toCamelCase(key: string): string {
  const joined = key.replace(/(?<=\w)[_ -](\w)/g, (_, letter: string) => letter.toUpperCase());
  // Of `UTR` and `URLPath` all capitals but those of a word.
  return joined.replace(/^(?:[A-Z][A-Z\d]*(?![A-Za-z\d])|[A-Z]+(?=[A-Z][a-z])|[A-Z])/, (capitals) =>
    capitals.toLowerCase(),
  );
}
