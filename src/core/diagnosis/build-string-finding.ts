/** The finding of a string that the search has come to. */
import type { HashName } from '../signature/hash-algorithm';
import type { StringCause } from './cause';
import type { DeviationCause } from './deviation';
import type { LeftOut } from './deviations/order';
import { createFinding, type Finding, type Proof } from './finding';
import type { Step } from './list-steps';
import type { Owner } from './owner';
import type { Candidate, SearchResult } from './search-deviations';

/** What makes a finding of a string, its proof apart. */
export type StringFacts = Pick<Finding, 'causes'> &
  Partial<Pick<Finding, 'variantText' | 'equivalents' | 'mayBeRewritten'>>;

export function buildStringFinding(
  found: Candidate,
  equivalents: SearchResult['equivalents'],
  subject: Finding['subject'],
  proof: Proof,
): Finding {
  return createFinding({ ...listStringFacts(found, equivalents, subject, proof), subject, proof });
}

export function listStringFacts(
  { steps, text }: Candidate,
  equivalents: SearchResult['equivalents'],
  subject: Finding['subject'],
  proof: Proof,
): StringFacts {
  const hash = 'hash' in proof ? proof.hash : 'sha256';
  const left = pickLeftOut(steps);
  return {
    causes: steps.map(
      (step): StringCause => ({
        kind: 'deviation',
        ...toCause(step, hash, left),
        owner: pickOwner(step, subject),
      }),
    ),
    variantText: text,
    equivalents: equivalents.map(({ steps: others }) =>
      others.map((step) => toCause(step, hash, pickLeftOut(others))),
    ),
  };
}

/** @param hash by which the string was signed: what was hashed before was hashed by the same */
export function toCause(
  { deviation, variant }: Step,
  hash: HashName = 'sha256',
  leftOut: LeftOut = 'none',
): DeviationCause {
  const { id, key = null, facts = {} } = variant;
  const used = {
    ...facts,
    ...('hash' in facts && { hash }),
    ...('leftOut' in facts && { leftOut }),
  };
  return { code: deviation.code, variant: id, key, facts: used };
}

/** Which of the two headers' entries these steps leave out: what another step says of their place is not about those. */
function pickLeftOut(steps: readonly Step[]): LeftOut {
  const lacks = (rule: 'timestampKey' | 'nonceKey'): boolean =>
    steps.some(({ variant }) => variant.rules[rule] === null);
  if (lacks('timestampKey')) return lacks('nonceKey') ? 'both' : 'timestamp';
  return lacks('nonceKey') ? 'nonce' : 'none';
}

/** A garbled copy is that in both subjects; else the own string is the merchant's. */
function pickOwner({ deviation, variant }: Step, subject: Finding['subject']): Owner {
  const owner = variant.owner ?? deviation.owner ?? 'platform';
  return subject === 'own-string' && owner !== 'transport' ? 'merchant' : owner;
}
