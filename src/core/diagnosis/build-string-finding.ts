import { toHex } from '../hex';
import { createFinding, type Finding, type Proof } from './finding';
import type { Candidate, SearchResult, Step } from './search-deviations';

const subjects = { signature: 'The signed string', 'own-string': 'Your string' } as const;

/** Puts what the search found into words. */
export function buildStringFinding(
  found: Candidate,
  equivalents: SearchResult['equivalents'],
  subject: Finding['subject'],
  { proof, digest }: { readonly proof: Proof; readonly digest?: Uint8Array },
): Finding {
  const { steps, text } = found;
  const keys = steps.flatMap(({ variant: { key } }) => (key === undefined ? [] : [key]));
  return createFinding({
    codes: [...new Set(steps.map(({ deviation }) => deviation.code))],
    subject,
    proof,
    title: `${subjects[subject]} ${steps.map(printStep).join(', and ')}.`,
    evidence: printEvidence(proof, digest),
    origins: unique(steps.map(({ deviation, variant }) => variant.origin ?? deviation.origin)),
    fixes: unique(steps.map(({ deviation }) => deviation.fix)),
    key: keys.length === 1 ? (keys[0] ?? null) : null,
    variantText: text,
    equivalents: unique(
      equivalents.map(({ steps: others }) => others.map(printStep).join(', and ')),
    ),
  });
}

function printStep({ deviation, variant }: Step): string {
  const says = variant.says ?? deviation.says;
  return variant.form === undefined ? says : `${says} (${variant.form})`;
}

function printEvidence(proof: Proof, digest: Uint8Array | undefined): string {
  switch (proof) {
    case 'signature':
      return 'The signature verifies over this variant.';
    case 'digest':
      return `The SHA-256 of this variant is the one that was signed: ${toHex(digest ?? new Uint8Array())}`;
    case 'string':
      return 'Your string equals this variant, character by character.';
    case 'none':
      return '';
  }
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
