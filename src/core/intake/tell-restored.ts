/** What is said of values that were signed otherwise than the dump shows them. */
import { isContractField } from '../contract';
import type { RestoredEntry } from '../diagnosis/restorations/search-restorations';
import type { ProblemData } from '../problem';
import { isPrintedAlike } from './bare/php-print-r';
import type { DumpNode } from './dump-node';
import type { SignedBody } from './find-signed-body';
import { toContractName } from './pick-body';
import { type BodyReading, listReadBodies } from './read-body-dump';
import { isEscaped, unescapeCell } from './wrap/client-escapes';

export function tellRestored(
  { body, restored }: SignedBody,
  reading: BodyReading,
  text: string,
): Pick<ProblemData['body.dump'], 'forms' | 'restored'> {
  // A database's client wrote its own escapes: that changed no value.
  const isCell = restored.length > 0 && isEscaped(text, body.span);
  const others = isCell ? restored.filter((entry) => !isUnescaped(entry)) : restored;
  const forms = [...reading.forms];
  if (others.length < restored.length) forms.splice(-1, 0, 'escaped');
  // PHP prints true as 1, and false and null as nothing, whatever the program did.
  const isPrinted = forms.at(-1) === 'php-print-r';
  const changed = isPrinted ? others.filter((entry) => !isShown(entry)) : others;
  const [shown] = listReadBodies(reading, 1);
  const written = new Map(
    shown?.members.map(({ key }) => [key.value, text.slice(key.span.start, key.span.end)]),
  );
  return { forms, restored: changed.map((entry) => nameAsPasted(entry, written)) };
}

/** The first of the contract's fields whose key a program wrote otherwise, as fields of a class or columns are called. */
export function findRespelled(
  { root }: BodyReading,
  { body, restored }: SignedBody,
): ProblemData['body.dump']['respelled'] {
  const names = new Map<number, Set<string>>();
  if (root !== null) collectNames(root, names);
  const told = new Set(restored.map(({ key }) => key));
  for (const { key } of body.members) {
    if (!isContractField(key.value) || told.has(key.value)) continue;
    const written = [...(names.get(key.span.start) ?? [])].find(
      (name) => name !== key.value && toContractName(name) === key.value,
    );
    if (written !== undefined) return { key: key.value, pastedKey: written };
  }
  return undefined;
}

/** By where they stand. */
function collectNames(node: DumpNode, names: Map<number, Set<string>>): void {
  if (node.type === 'doubt') for (const option of node.options) collectNames(option, names);
  if (node.type !== 'object') return;
  for (const { key } of node.members)
    names.set(key.span.start, (names.get(key.span.start) ?? new Set()).add(key.value));
}

function isUnescaped({ key, pastedKey, pasted, signed }: RestoredEntry): boolean {
  return key === pastedKey && pasted !== null && unescapeCell(pasted) === signed;
}

function isShown({ key, pastedKey, pasted, signed }: RestoredEntry): boolean {
  return key === pastedKey && signed !== null && isPrintedAlike(pasted ?? '', signed);
}

/** What was not signed has the name that stands there. */
function nameAsPasted(entry: RestoredEntry, written: ReadonlyMap<string, string>): RestoredEntry {
  const [name = ''] = /\w[\w-]{0,100}/.exec(written.get(entry.pastedKey) ?? '') ?? [];
  const isSame = simplify(name) === simplify(entry.pastedKey);
  return entry.signed === null && isSame ? { ...entry, pastedKey: name } : entry;
}

function simplify(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}
