/** What concerns several pairs of the merchant's string is told as one. */
import { headerKeys } from '../../contract';
import { createFinding, type Finding, pickKey } from '../finding';

/** Findings that say the same of different entries as one, in the place of the first. */
export function joinFindings(findings: readonly Finding[]): readonly Finding[] {
  const joined = new Map<string, Finding>();
  const unrelated = new Set(findings.filter(isUnrelated));
  const keys = new Set([...unrelated].map(pickKey));
  const { isOfOther } = otherRequests.find(({ isThere }) => isThere(keys)) ?? {};
  findings.forEach((finding, index) => {
    const isOther = unrelated.has(finding) && isOfOther?.(pickKey(finding));
    const ofOther = isOther ? 'other-request' : null;
    const name = ofOther ?? nameFinding(finding) ?? String(index);
    const known = joined.get(name);
    joined.set(
      name,
      known === undefined
        ? finding
        : createFinding({ ...known, causes: [...known.causes, ...finding.causes] }),
    );
  });
  return [...joined.values()];
}

/** Null: what happened to this entry is not known to have happened to another. */
function nameFinding({ causes: [cause] }: Finding): string | null {
  if (cause?.kind !== 'pair') return null;
  switch (cause.difference) {
    case 'missing':
      return `${cause.code} ${cause.mayBeLost}`;
    case 'moved':
      return cause.code;
    case 'renamed':
      return `${cause.code} ${cause.isGarbled} ${cause.slip}`;
    case 'added':
      if (cause.entry === 'kept') return null;
      return JSON.stringify([cause.code, cause.entry, cause.key === '' && cause.own === '']);
    case 'changed':
      // How each is written is no other cause: what all of them show is told.
      if (cause.relation !== undefined)
        return JSON.stringify({ ...cause.relation, shows: undefined });
      return cause.deviation && `${cause.code} ${cause.deviation.variant}`;
  }
}

/** A value that nothing known makes of the right one. */
function isUnrelated({ causes: [cause] }: Finding): boolean {
  return (
    cause?.kind === 'pair' &&
    cause.difference === 'changed' &&
    cause.deviation === null &&
    cause.relation === undefined
  );
}

type Key = string | null;

/** Which values belong together, by those that are others. */
const otherRequests: readonly {
  readonly isThere: (keys: ReadonlySet<Key>) => boolean;
  readonly isOfOther: (key: Key) => boolean;
}[] = [
  // A nonce and an order's number belong to one callback alone: what changes both by chance is hardly a program.
  { isThere: areOfOtherCallback, isOfOther: () => true },
  // The platform sends a callback again with others of both; code that signs its own requests makes both.
  {
    isThere: (keys) => Object.values(headerKeys).every((key) => keys.has(key)),
    isOfOther: (key) => Object.values(headerKeys).some((one) => one === key),
  },
];

/** @param keys of values that nothing known makes of the right ones */
export function areOfOtherCallback(keys: ReadonlySet<Key>): boolean {
  return keys.has(headerKeys['X-Nonce']) && orderNumbers.some((key) => keys.has(key));
}

const orderNumbers = ['orderNo', 'merchantOrderNo'];
