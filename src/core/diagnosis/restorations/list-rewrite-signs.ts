/** What shows that a body is not as the contract has it, so that some program has written it. */
import { contractFields, isContractField } from '../../contract';
import { toContractName } from '../../intake/pick-body';
import { isSortedByProgram } from '../../json/is-sorted-by-program';
import type { JsonMember, JsonObject } from '../../json/json-node';
import { createFrameworkTest } from './framework-members';
import { pickAllowed } from './pick-allowed';

export type RewriteSign = 'type' | 'float' | 'spelling' | 'case' | 'added';

export interface SignedMember {
  readonly key: string;
  readonly sign: RewriteSign;
}

export function listRewriteSigns({ members }: JsonObject): readonly SignedMember[] {
  const keys = new Set(members.map(({ key }) => key.value));
  const isAdded = createFrameworkTest(members);
  return members.flatMap((member) => {
    const sign = pickSign(member, keys, isAdded);
    return sign === null ? [] : [{ key: member.key.value, sign }];
  });
}

function pickSign(
  member: JsonMember,
  keys: ReadonlySet<string>,
  isAdded: (member: JsonMember) => boolean,
): RewriteSign | null {
  const { key, value } = member;
  const name = toContractName(key.value);
  if (name === undefined) return isAdded(member) ? 'added' : null;
  if (name !== key.value) return keys.has(name) ? null : 'spelling';
  // A field that had no value, which is not signed.
  if (value.type === 'null') return null;
  if (value.type !== contractFields[name]?.type) return 'type';
  // No integer is written with a point or an exponent.
  if (value.type === 'number' && /[.e]/i.test(value.source)) return 'float';
  return value.type === 'string' && pickAllowed(name, value.value) !== null ? 'case' : null;
}

/** Nothing but the contract's fields: what a class does not know is gone, if there was any. */
export function isOfContractFields({ members }: JsonObject): boolean {
  return members.every(({ key }) => isContractField(toContractName(key.value) ?? key.value));
}

export function isOfSortedKeys({ members }: JsonObject): boolean {
  return isSortedByProgram(members.map(({ key }) => key.value));
}
