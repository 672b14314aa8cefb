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
  return [all, { ...root, members }, { ...root, members: named }, root];
}

/** All keys renamed but those, or one of those, that the contract does not name: they may have been spelled so before. */
export function listPartlyNamed(root: DumpObject): readonly DumpObject[] {
  const renamed = doubtKeys(root);
  return renamed.type === 'doubt' ? renamed.options.slice(2).filter(isObject) : [];
}

function isObject(node: DumpNode): node is DumpObject {
  return node.type === 'object';
}
