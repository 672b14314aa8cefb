/** The keys as the contract spells them, where a class or a naming strategy spelled them otherwise. */
import { decodeEntity, entity } from '../../canonical/transform-text';
import type { DumpNode, DumpObject } from '../../intake/dump-node';
import { doubtKeys, renameKeys, toContractName } from '../../intake/pick-body';
import type { JsonString } from '../../json/json-node';
import { readBareUnits } from './doubt-texts';
import { nestAgain } from './nest-again';

/** The likeliest first; the members keep their places. */
export function listSpellings(root: DumpObject): readonly DumpObject[] {
  const hasItem = (number: 0 | 1): boolean => {
    const part = number === 0 ? /[.[]0(?![^.\]])/ : /[.[]1(?![^.\]])/;
    return root.members.some(({ key }) => part.test(key.value));
  };
  const isCountedFromOne = hasItem(1) && !hasItem(0);
  const nested = [isCountedFromOne ? nestAgain(root, 1) : null, nestAgain(root, 0)];
  return [...nested, ...listNamed(root), spellPlainly(root)].filter((one) => one !== null);
}

/** Keys in which a filter wrote characters as HTML's references, or as escapes that one more took apart. */
function spellPlainly(root: DumpObject): DumpObject | null {
  const plain = renameKeys(root, plainKey);
  return plain === root || plain.type !== 'object' ? null : plain;
}

export function plainKey(key: string): string {
  return readBareUnits(key.replace(entity, decodeEntity));
}

function listNamed(root: DumpObject): readonly DumpObject[] {
  const renamed = doubtKeys(root);
  if (renamed.type !== 'doubt') return [root];
  const [all] = renamed.options.filter(isObject);
  if (all === undefined) return [root];
  // Most naming strategies reach inside, those of a record with a map in it do not.
  const members = root.members.map(({ value }, at) => ({
    key: all.members[at]?.key as JsonString,
    value,
  }));
  const named = root.members.map(({ key, value }) => ({
    key: { ...key, value: toContractName(key.value) ?? key.value },
    value,
  }));
  return [all, { ...root, members }, { ...root, members: named }, root].map((one) =>
    keepTaken(one, root),
  );
}

/** A key that would get the name of another one keeps its own: that is no other spelling of it, but one more field. */
function keepTaken(renamed: DumpObject, root: DumpObject): DumpObject {
  const taken = new Set(root.members.map(({ key }) => key.value));
  const isTaken = (key: string, at: number): boolean =>
    key !== root.members[at]?.key.value && taken.has(key);
  if (!renamed.members.some(({ key }, at) => isTaken(key.value, at))) return renamed;
  const members = renamed.members.map((member, at) => ({
    ...member,
    key: isTaken(member.key.value, at) ? (root.members[at]?.key ?? member.key) : member.key,
  }));
  return { ...renamed, members };
}

/** All keys renamed but those, or one of those, that the contract does not name: they may have been spelled so before. */
export function listPartlyNamed(root: DumpObject): readonly DumpObject[] {
  const renamed = doubtKeys(root);
  return renamed.type === 'doubt'
    ? renamed.options
        .slice(2)
        .filter(isObject)
        .map((one) => keepTaken(one, root))
    : [];
}

function isObject(node: DumpNode): node is DumpObject {
  return node.type === 'object';
}
