/** Members of one level as the nested ones that a program made them of: `extra.payer.name`, `extra.tags[0]`. */
import type { DumpMember, DumpNode, DumpObject } from '../../intake/dump-node';
import { nestingLimit } from '../../intake/dump-node';

/** Whether this key is one of the members that an entry of that name was made into. */
export function isFlattenedOf(pastedKey: string, key: string): boolean {
  return pastedKey.startsWith(`${key}.`) || pastedKey.startsWith(`${key}[`);
}

/** Of `extra.payer.name`, `extra.tags[0]`, `extra[payer][name]`. */
function toPath(key: string): readonly string[] {
  return key.replace(/\[([^[\].]+)\]/g, '.$1').split('.');
}

/**
 * So that members keep their places, each of one object is that whole object: of equal keys the last one counts. Null where none was.
 *
 * @param firstItem the number of a list's first item: Miller counts from 1
 */
export function nestAgain(root: DumpObject, firstItem: 0 | 1): DumpObject | null {
  const paths = root.members.map(({ key }) => toPath(key.value));
  const isFlat = paths.some(
    ([name], at) => at > 0 && isPart(paths, at) && paths[at - 1]?.[0] === name,
  );
  if (!isFlat || paths.some((path) => path.length > nestingLimit || path.includes(''))) return null;
  const wholes = new Map<string, DumpNode>();
  const members = root.members.map((member, at): DumpMember => {
    const [name = ''] = paths[at] ?? [];
    if (!isPart(paths, at)) return member;
    const parts = root.members.flatMap((one, index) =>
      paths[index]?.[0] === name && isPart(paths, index)
        ? [{ ...one, path: paths[index].slice(1) }]
        : [],
    );
    const value = wholes.get(name) ?? build(parts, root, firstItem);
    wholes.set(name, value);
    return { key: { ...member.key, value: name }, value };
  });
  return { ...root, members };
}

function isPart(paths: readonly (readonly string[])[], at: number): boolean {
  return (paths[at]?.length ?? 0) > 1;
}

interface Part extends DumpMember {
  readonly path: readonly string[];
}

/** A list where the names count its items. */
function build(parts: readonly Part[], root: DumpObject, firstItem: 0 | 1): DumpNode {
  const [only] = parts;
  if (only !== undefined && only.path.length === 0) return only.value;
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const [first = '', ...rest] = part.path;
    const group = groups.get(first) ?? [];
    group.push({ ...part, path: rest });
    groups.set(first, group);
  }
  const { span } = root;
  const entries = [...groups].map(([name, group]) => ({
    key: { type: 'string', value: name, span } as const,
    value: build(group, root, firstItem),
  }));
  const isList = entries.every(({ key }, at) => key.value === String(at + firstItem));
  return isList
    ? { type: 'array', span, items: entries.map(({ value }) => value) }
    : { type: 'object', span, members: entries };
}
