/** The keys as the contract spells them, where a class or a naming strategy spelled them otherwise. */
import { decodeEntity, entity } from '../../canonical/transform-text';
import type { DumpNode, DumpObject } from '../../intake/dump-node';
import { doubtKeys, toContractName } from '../../intake/pick-body';
import type { JsonString } from '../../json/json-node';
import { nestAgain } from './nest-again';

/** The likeliest first; the members keep their places. */
export function listSpellings(root: DumpObject): readonly DumpObject[] {
  const hasItem = (number: 0 | 1): boolean => {
    const part = number === 0 ? /[.[]0(?![^.\]])/ : /[.[]1(?![^.\]])/;
    return root.members.some(({ key }) => part.test(key.value));
  };
  const isCountedFromOne = hasItem(1) && !hasItem(0);
  const nested = [isCountedFromOne ? nestAgain(root, 1) : null, nestAgain(root, 0)];
  return [...nested, ...listNamed(root), spellWithoutReferences(root)].filter(
    (one) => one !== null,
  );
}

/** Keys in which a filter wrote characters as HTML's references. */
function spellWithoutReferences(root: DumpObject): DumpObject | null {
  if (!root.members.some(({ key }) => /&#?\w+;/.test(key.value))) return null;
  const members = root.members.map(({ key, value }) => ({
    key: { ...key, value: key.value.replace(entity, decodeEntity) },
    value,
  }));
  return { ...root, members };
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

function isObject(node: DumpNode): node is DumpObject {
  return node.type === 'object';
}
