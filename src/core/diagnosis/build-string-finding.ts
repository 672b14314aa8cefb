import { hashTitles } from '../signature/hash-algorithm';
import { toHex } from '../text/hex';
import { createFinding, type Finding, joinOwners, type Owner, type Proof } from './finding';
import type { Step } from './list-steps';
import type { Candidate, SearchResult } from './search-deviations';

const subjects = { signature: 'The signed string', 'own-string': 'Your string' } as const;

/** Puts what the search found into words. */
export function buildStringFinding(
  found: Candidate,
  equivalents: SearchResult['equivalents'],
  subject: Finding['subject'],
  proof: Proof,
): Finding {
  const { steps, text, rules } = found;
  const keys = steps.flatMap(({ variant: { key } }) => (key === undefined ? [] : [key]));
  const finding = createFinding({
    codes: [...new Set(steps.map(({ deviation }) => deviation.code))],
    subject,
    proof,
    title: `${subjects[subject]} ${steps.map(printStep).join(', and ')}.`,
    evidence: printEvidence(proof, subject, rules),
    origins: unique(steps.map(({ deviation, variant }) => variant.origin ?? deviation.origin)),
    owner: joinOwners(steps.map((step) => pickOwner(step, subject))),
    key: keys.length === 1 ? (keys[0] ?? null) : null,
    variantText: text,
    equivalents: unique(
      equivalents.map(({ steps: others }) => others.map(printStep).join(', and ')),
    ),
  });
  const fixes = new Map(
    steps.map((step): [string, Owner] => [
      step.variant.fix ?? step.deviation.fix,
      pickOwner(step, subject),
    ]),
  );
  return { ...finding, fixes: Array.from(fixes, ([text, owner]) => ({ owner, text })) };
}

/** A garbled copy is that in both subjects; else the own string is the merchant's. */
function pickOwner({ deviation, variant }: Step, subject: Finding['subject']): Owner {
  const owner = variant.owner ?? deviation.owner ?? 'platform';
  return subject === 'own-string' && owner !== 'transport' ? 'merchant' : owner;
}

function printStep({ deviation, variant }: Step): string {
  const says = variant.says ?? deviation.says;
  return variant.form === undefined ? says : `${says} (${variant.form})`;
}

function printEvidence(
  proof: Proof,
  subject: Finding['subject'],
  { prehash }: Candidate['rules'],
): string {
  const isOwn = subject === 'own-string';
  switch (proof.by) {
    case 'signature':
      return 'The signature verifies over this variant.';
    case 'digest': {
      const hashed = prehash === 'none' ? 'of this variant' : 'of what was made of this variant';
      const given = isOwn ? 'you pasted' : 'was signed';
      return `The ${hashTitles[proof.hash]} ${hashed} is the one that ${given}: ${toHex(proof.digest)}`;
    }
    case 'string':
      return isOwn
        ? 'Your string equals this variant, character by character.'
        : 'The signature holds this variant itself, character by character.';
    case 'none':
      return '';
  }
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
