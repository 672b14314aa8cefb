/** The finding of a string that the search has come to. */
import type { HashName } from '../signature/hash-algorithm';
import type { StringCause } from './cause';
import type { DeviationCause } from './deviation';
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
  return {
    causes: steps.map(
      (step): StringCause => ({
        kind: 'deviation',
        ...toCause(step, hash),
        owner: pickOwner(step, subject),
      }),
    ),
    variantText: text,
    equivalents: equivalents.map(({ steps: others }) => others.map((step) => toCause(step, hash))),
  };
}

/** @param hash by which the string was signed: what was hashed before was hashed by the same */
export function toCause({ deviation, variant }: Step, hash: HashName = 'sha256'): DeviationCause {
  const { id, key = null, facts = {} } = variant;
  const used = 'hash' in facts ? { ...facts, hash } : facts;
  return { code: deviation.code, variant: id, key, facts: used };
}

/** A garbled copy is that in both subjects; else the own string is the merchant's. */
function pickOwner({ deviation, variant }: Step, subject: Finding['subject']): Owner {
  const owner = variant.owner ?? deviation.owner ?? 'platform';
  return subject === 'own-string' && owner !== 'transport' ? 'merchant' : owner;
}
