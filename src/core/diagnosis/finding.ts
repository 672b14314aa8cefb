/** What the diagnosis says: one explanation with its proof, as plain data. */
import type { HashName } from '../signature/hash-algorithm';

/** How a finding is proven, with what it takes to prove it again. The variant is the right string where a finding has none. */
export type Proof =
  /** WebCrypto verified these bytes over the variant; those of X-Sign, or of its repaired text. */
  | {
      readonly by: 'signature';
      readonly signatureBytes: Uint8Array<ArrayBuffer>;
      readonly padding: 'pkcs1' | 'pss';
      readonly hash: HashName;
    }
  /** This hash of the variant is the one that the signature holds, or that the merchant gave. */
  | {
      readonly by: 'digest';
      readonly hash: HashName;
      readonly digest: Uint8Array<ArrayBuffer>;
    }
  /** The variant is the text in question, character by character: the merchant's, or what the signature holds bare. */
  | { readonly by: 'string' }
  | { readonly by: 'none' };

export const notProven: Proof = { by: 'none' };

/**
 * Who has to mend it: whoever signs (the platform, or a test signer), what passed the callback on (the copy
 * that was pasted included), or the merchant's own code and keys. Unknown where several could be the cause.
 */
export type Owner = 'platform' | 'transport' | 'merchant' | 'unknown';

/** Of faults that belong together: what remains to be mended when the copy and the reader's own side are. */
const lastingFirst: readonly Owner[] = ['platform', 'unknown', 'merchant', 'transport'];

export function joinOwners(owners: readonly Owner[]): Owner {
  return lastingFirst.find((owner) => owners.includes(owner)) ?? 'unknown';
}

/** One line: what this owner does about it. */
export interface Fix {
  readonly owner: Owner;
  readonly text: string;
}

export interface Finding {
  /** Codes of the catalogue; several where only together they explain. */
  readonly codes: readonly string[];
  /** What is explained: the signature, or the merchant's own string. */
  readonly subject: 'signature' | 'own-string';
  readonly owner: Owner;
  readonly proof: Proof;
  /** One sentence: what happened. */
  readonly title: string;
  /** One sentence: how that is known. */
  readonly evidence: string;
  /** Where it usually comes from; one a cause. */
  readonly origins: readonly string[];
  /** What to do, and by whom; one a cause. */
  readonly fixes: readonly Fix[];
  /** The entry concerned, where it is one. */
  readonly key: string | null;
  /** The value that was found again. */
  readonly value: string | null;
  /** The deviating string, where there is one to show beside the right one. */
  readonly variantText: string | null;
  /** Other explanations that give the same string on this input. */
  readonly equivalents: readonly string[];
}

/** A finding with everything optional left out. The own string is the merchant's; whose a signature's fault is has to be said. */
export function createFinding({
  owner,
  fixes = [],
  ...finding
}: Pick<Finding, 'codes' | 'subject' | 'proof' | 'title' | 'evidence'> &
  Partial<Omit<Finding, 'fixes'>> & { readonly fixes?: readonly string[] }): Finding {
  const who = owner ?? (finding.subject === 'own-string' ? 'merchant' : 'unknown');
  return {
    origins: [],
    key: null,
    value: null,
    variantText: null,
    equivalents: [],
    ...finding,
    owner: who,
    fixes: fixes.map((text) => ({ owner: who, text })),
  };
}

/** As if all of it were this owner's. */
export function assignFinding(finding: Finding, owner: Owner): Finding {
  return { ...finding, owner, fixes: finding.fixes.map(({ text }) => ({ owner, text })) };
}

/** Two faults of one signature as one explanation. The second was found beneath the first: its proof holds for both together. */
export function joinFindings(one: Finding, other: Finding): Finding;
export function joinFindings(one: Finding | null, other: Finding | null): Finding | null;
export function joinFindings(one: Finding | null, other: Finding | null): Finding | null {
  if (one === null || other === null) return one ?? other;
  return {
    ...other,
    codes: [...new Set([...one.codes, ...other.codes])],
    title: `${one.title} ${other.title}`,
    evidence: `${one.evidence} ${other.evidence}`,
    origins: [...one.origins, ...other.origins],
    fixes: [...one.fixes, ...other.fixes],
    key: other.key ?? one.key,
    value: other.value ?? one.value,
    owner: joinOwners([one.owner, other.owner]),
  };
}

/** Of a longer value a sentence shows the beginning and the end. */
const quotedLength = 1000;

/** A value of the input in a sentence: between backticks, its own ones doubled, so that the page can set it apart. */
export function quoteData(value: string): string {
  const isLong = value.length > quotedLength;
  const shown = isLong ? `${value.slice(0, quotedLength - 200)} … ${value.slice(-200)}` : value;
  return shown === '' ? 'empty' : `\`${shown.replaceAll('`', '``')}\``;
}
