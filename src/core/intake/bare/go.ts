import type { Span } from '../../text/span';
import { createNumber, createText, type DumpMember, type DumpNode } from '../dump-node';
import { toContractName } from '../pick-body';
import type { BareDialect, Frame } from './bare-dialect';
import { type Bare, readBare } from './read-bare';
import { readJsonText } from './read-json-text';
import { numberPattern, type ScalarRules } from './read-scalar';

const scalars: ScalarRules = {
  // json.RawMessage prints JSON's own.
  null: /^(?:<nil>|null)$/,
  true: /^true$/,
  false: /^false$/,
  number: numberPattern(String.raw`-?\d(?:\.\d+)?e[-+]\d\d+`),
  lost: /^(?:&?\(?[\w.*]*\)?\(?)?0xc[0-9a-f]{6,}\)?$/,
};

/** go-spew prints a type before each value. */
const type = String.raw`(?:\((?:[^()]|\(\)){0,100}\))?`;
const list: Frame = {
  kind: 'array',
  open: new RegExp(String.raw`${type}\[`, 'y'),
  close: /\]/y,
  brackets: '[]',
};
/** Those of a map are anything. */
const mapKey = /([^\s:[\]{}]{1,100}):(?!\/\/)/y;
const map: Frame = {
  ...list,
  kind: 'object',
  key: mapKey,
  open: new RegExp(String.raw`${type}(?:<\*>)?&?map\[`, 'y'),
};
const struct: Frame = {
  kind: 'object',
  open: new RegExp(String.raw`${type}(?:<\*>)?&?\{`, 'y'),
  close: /\}/y,
  brackets: '{}',
};

/** What may stand around a value. */
export const goFrames: readonly Frame[] = [map, struct, list];

/** `%v` and `%+v` of a map; its keys are sorted, and keep their names. */
export const goMap: BareDialect = {
  roots: [map],
  frames: goFrames,
  key: mapKey,
  separator: / /y,
  itemSeparator: / /y,
  stop: /[ [\]{}]/g,
  scalars,
  isSorted: true,
  readText: readTyped,
};

/** `%+v` of a struct. */
const goStruct: BareDialect = {
  ...goMap,
  roots: [struct],
  key: /([A-Z]\w*):(?!\/\/)/y,
  isSorted: false,
  // A field that was not there is zero.
  scalars: { ...scalars, null: /^(?:<nil>|0)$/ },
};

/** The same; the fields of a struct that is embedded are members of the JSON that it was read from. */
export function readGoStruct(text: string): Bare | null {
  const found = readBare(text, goStruct);
  return found && { ...found, root: promote(found.root) };
}

function promote(node: DumpNode): DumpNode {
  if (node.type === 'doubt') return { ...node, options: node.options.map(promote) };
  if (node.type !== 'object') return node;
  const outer = listOwn(node.members);
  const members = node.members.flatMap((member): readonly DumpMember[] => {
    const value = member.value.type === 'doubt' ? member.value.options[0] : member.value;
    const inner = value?.type === 'object' ? listOwn(value.members) : [];
    // A whole body in something else has all of the contract's fields.
    const isEmbedded = inner.length > 1 && !inner.some((name) => outer.includes(name));
    return outer.length > 0 && isEmbedded && value?.type === 'object' ? value.members : [member];
  });
  return { ...node, members };
}

function listOwn(members: readonly DumpMember[]): readonly string[] {
  return members.flatMap(({ key }) => toContractName(key.value) ?? []);
}

const mismatch = /^%!\w\((?:\w+=)?([\s\S]*)\)$/;
const spewed = /^\((string|interface \{\}|bool|float64|u?int\d*|json\.Number)\)([\s\S]*)$/;

/** `%!s(float64=1)`, where the verb does not suit the value; go-spew's `(float64)1`. */
function readTyped(text: string, span: Span): DumpNode | null {
  if (text.startsWith('"')) return readJsonText(text, span);
  const shown = mismatch.exec(text)?.[1];
  const [, typeName, printed = ''] = spewed.exec(text) ?? [];
  if (typeName === 'string') return createText(printed, span);
  const value = shown ?? (typeName === undefined ? null : printed);
  if (value === null) return null;
  if (value === '<nil>') return { type: 'null', span };
  if (value === 'true' || value === 'false') {
    return { type: 'boolean', value: value === 'true', span };
  }
  return createNumber(value, span);
}
