/** What the diagnosis says: one explanation with its proof, as plain data. */

/** How a finding is proven: the variant verifies, its hash is the signed one, it is the merchant's string, or not at all. */
export type Proof = 'signature' | 'digest' | 'string' | 'none';

export interface Finding {
  /** Codes of the catalogue; several where only together they explain. */
  readonly codes: readonly string[];
  /** What is explained: the signature, or the merchant's own string. */
  readonly subject: 'signature' | 'own-string';
  readonly proof: Proof;
  /** One sentence: what happened. */
  readonly title: string;
  /** One sentence: how that is known. */
  readonly evidence: string;
  /** Where it usually comes from; one a cause. */
  readonly origins: readonly string[];
  /** What to do; one line a cause. */
  readonly fixes: readonly string[];
  /** The entry concerned, where it is one. */
  readonly key: string | null;
  /** The value that was found again. */
  readonly value: string | null;
  /** The deviating string, where there is one to show beside the right one. */
  readonly variantText: string | null;
  /** Other explanations that give the same string on this input. */
  readonly equivalents: readonly string[];
}

/** A finding with everything optional left out. */
export function createFinding(
  finding: Pick<Finding, 'codes' | 'subject' | 'proof' | 'title' | 'evidence'> & Partial<Finding>,
): Finding {
  return {
    origins: [],
    fixes: [],
    key: null,
    value: null,
    variantText: null,
    equivalents: [],
    ...finding,
  };
}
