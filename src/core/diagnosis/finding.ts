/** What the diagnosis says: one explanation with its proof, as plain data. Its words are in `words`. */
import type { HashName } from '../signature/hash-algorithm';
import type { Cause, StringCause } from './cause';
import type { DeviationCause } from './deviation';
import { joinOwners, type Owner } from './owner';

/** How a finding is proven, with what it takes to prove it again. The variant is the right string where a finding has none. */
export type Proof =
  /** WebCrypto verified these bytes over the variant; those of X-Sign, or of its repaired text. */
  | {
      readonly by: 'signature';
      readonly signatureBytes: Uint8Array<ArrayBuffer>;
      readonly padding: 'pkcs1' | 'pss';
      readonly hash: HashName;
    }
  /** This hash of the variant is the one that the signature holds, X-Sign has in its place, or the merchant gave. */
  | {
      readonly by: 'digest';
      readonly hash: HashName;
      readonly digest: Uint8Array<ArrayBuffer>;
    }
  /** The variant is the text in question, character by character: the merchant's, or what the signature holds bare. */
  | {
      readonly by: 'string';
      /** The merchant's text has pairs beside the variant, which are findings of their own. */
      readonly hasAddedPairs?: true;
      /** What the causes say shows in the merchant's text, which differs in other findings too. */
      readonly hasOtherDifferences?: true;
      /** The merchant's text has CRLF where the variant has LF, or the reverse: what passed it on may have changed them. */
      readonly hasOtherLineEnds?: true;
      /** The middle of the merchant's text was left out: of that nothing is proven. */
      readonly hasGap?: true;
    }
  | { readonly by: 'none' };

export const notProven: Proof = { by: 'none' };

/**
 * `filtered`: the body lost what counts as nothing; `decoded`, `encoded`: it was as a form or a URL is; `defaults`: it was
 * given what was not sent; `added`: another member; `characters`: more of them; `decimals`: its amounts were given others;
 * `order`: nested members in another one; `blanks`: empty texts for its
 * nested nulls; `lists`: objects for its lists; `floats`: digits of a float to its numbers.
 */
export type Rewritten =
  | 'body'
  | 'filtered'
  | 'decoded'
  | 'encoded'
  | 'defaults'
  | 'nulls'
  | 'added'
  | 'characters'
  | 'decimals'
  | 'order'
  | 'empties'
  | 'blanks'
  | 'lists'
  | 'floats'
  | 'header';

export interface Finding {
  /** Several where only together they explain; never none. The outer ones first: text, key, algorithm, string; of an own string what is minor last. */
  readonly causes: readonly Cause[];
  /** What is explained: the signature, or the merchant's own string. */
  readonly subject: 'signature' | 'own-string';
  /** Of all causes together. */
  readonly proof: Proof;
  readonly owner: Owner;
  /** The deviating string, where there is one to show beside the right one. */
  readonly variantText: string | null;
  /** Other explanations that give the same string on this input. */
  readonly equivalents: readonly (readonly DeviationCause[])[];
  /** What was changed on its way instead gives the same string: which it was, nothing can tell. */
  readonly mayBeRewritten?: Rewritten;
  /** Of an own string: the right one begins with it, so that the rest may have been cut off. */
  readonly mayBeCut?: true;
  /** Of an own string: it was compared with what was signed, where the pasted copy is not that. */
  readonly isBesideSigned?: true;
  /** Of an own string: it was compared with what was pasted, which is not what was signed; what was is not known. */
  readonly isBesidePasted?: true;
  /** Of an own string: in the body, which it is compared with, a program has made numbers of the amounts. */
  readonly hasRewrittenAmounts?: true;
  /** Of an own string: the signature is over it, so that its code and the signer agree. */
  readonly isAlsoSigned: boolean;
}

/** A finding with everything optional left out. */
export function createFinding({
  causes,
  ...finding
}: Pick<Finding, 'causes' | 'subject' | 'proof'> & Partial<Omit<Finding, 'owner'>>): Finding {
  return {
    variantText: null,
    equivalents: [],
    isAlsoSigned: false,
    ...finding,
    causes,
    owner: joinOwners(causes.map(({ owner }) => owner)),
  };
}

/** As if all of it were this owner's. */
export function assignFinding(finding: Finding, owner: Owner): Finding {
  return createFinding({
    ...finding,
    causes: finding.causes.map((cause) => ({ ...cause, owner })),
  });
}

/**
 * The finding with faults around it that hid it. They say how it was come by, and claim nothing of their own: the
 * proof stays that of what was found inside, and none where that has none.
 * @param last such faults, told behind what was found
 */
export function wrapFinding(
  outer: readonly Cause[],
  finding: Finding,
  last: readonly Cause[] = [],
): Finding {
  return createFinding({
    ...finding,
    causes: [...outer, ...finding.causes, ...last],
    // Each stands for all deviations of the finding.
    equivalents: finding.equivalents.map((steps) => [
      ...outer.filter(isDeviation),
      ...steps,
      ...last.filter(isDeviation),
    ]),
  });
}

function isDeviation(cause: Cause): cause is StringCause {
  return cause.kind === 'deviation';
}

/** Public codes, once each. */
export function listCodes({ causes }: Pick<Finding, 'causes'>): readonly string[] {
  return [...new Set(causes.map(({ code }) => code))];
}

/** The entry concerned, where it is one. */
export function pickKey({ causes }: Pick<Finding, 'causes'>): string | null {
  const keys = causes.flatMap((cause) => ('key' in cause ? (cause.key ?? []) : []));
  return keys.length === 1 ? (keys[0] ?? null) : null;
}

/** The value that was found again, the merchant's other one, or the hash that was used. */
export function pickValue({ causes }: Pick<Finding, 'causes'>): string | null {
  if (causes.filter(({ kind }) => kind === 'pair').length > 1) return null;
  return causes.map(pickValueOf).find((value) => value !== null) ?? null;
}

function pickValueOf(cause: Cause): string | null {
  if (cause.kind === 'pair') {
    return cause.difference === 'added' || cause.difference === 'changed' ? cause.own : null;
  }
  if (cause.kind !== 'fault') return null;
  switch (cause.code) {
    case 'value.changed':
      return cause.value;
    case 'algorithm.digest':
      return cause.hash;
    default:
      return null;
  }
}

/** Which string the signature is over: the right one, the variant, or one that nothing known gives. */
export function pickSignedString({
  proof,
  variantText,
}: Pick<Finding, 'proof' | 'variantText'>): 'right' | 'variant' | 'unknown' {
  if (variantText !== null) return 'variant';
  return proof.by === 'none' ? 'unknown' : 'right';
}
