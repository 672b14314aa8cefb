/** The keys as the contract spells them, where a class or a naming strategy spelled them otherwise. */
import type { DumpNode, DumpObject } from '../../intake/dump-node';
import { doubtKeys, toContractName } from '../../intake/pick-body';

/** The likeliest first; the members keep their places. */
export function listSpellings(root: DumpObject): readonly DumpObject[] {
  const renamed = doubtKeys(root);
  if (renamed.type !== 'doubt') return [root];
  // Most naming strategies reach inside, those of a record with a map in it do not.
  const members = root.members.map(({ key, value }) => ({
    key: { ...key, value: toContractName(key.value) ?? key.value },
    value,
  }));
  const [all] = renamed.options.filter(isObject);
  return [...(all === undefined ? [] : [all]), { ...root, members }, root];
}

function isObject(node: DumpNode): node is DumpObject {
  return node.type === 'object';
}
