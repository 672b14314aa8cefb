/** The keys as the contract spells them, where a class or a naming strategy spelled them otherwise. */
import type { DumpNode, DumpObject } from '../../intake/dump-node';
import { doubtKeys, toContractName } from '../../intake/pick-body';
import type { JsonString } from '../../json/json-node';

/** The likeliest first; the members keep their places. */
export function listSpellings(root: DumpObject): readonly DumpObject[] {
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
