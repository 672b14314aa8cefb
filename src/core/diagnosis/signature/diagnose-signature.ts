/** Why a signature does not verify: opened with the public keys, then explained by its key, its algorithm or its string. */
import type { CallbackReport } from '../../callback-report';
import type { CanonicalSource } from '../../canonical/list-entries';
import { isSameKey } from '../../key/is-same-key';
import { openSignature } from '../../signature/open-signature';
import { listUnexplored } from '../build-unexplored';
import type { Cause, FaultCause } from '../cause';
import type { SignatureFacts } from '../diagnosis';
import { assignFinding, createFinding, type Finding, notProven } from '../finding';
import type { StringSearch } from '../search/search-strings';
import type { Target } from '../search/target';
import { type ExplainedContent, explainContent } from './explain-content';
import {
  buildOtherKeyCause,
  buildOwnKeyCause,
  buildOwnSignatureCause,
  buildReversedCause,
  buildUnknownSignerCause,
  isOwnKey,
} from './key-causes';
import { listSignedContents, type SignatureUnderKey, type SignedContent } from './signed-content';

export interface SignatureDiagnosis {
  readonly findings: readonly Finding[];
  readonly facts: SignatureFacts;
  /** How many different strings were tried. */
  readonly tried: number;
  /** The SHA-256 whose value search can go on; null where there is nothing to search. */
  readonly openDigest: Uint8Array<ArrayBuffer> | null;
}

/** What the diagnosis of one signature works on; `key` decides the verdict. */
export interface SignatureCase extends SignatureUnderKey {
  readonly report: CallbackReport;
  readonly source: CanonicalSource;
  /** Tries what may have been signed on this source: in slices, and within the effort of this diagnosis. */
  readonly search: (target: Target) => Promise<StringSearch>;
}

export const nothingKnown: SignatureFacts = {
  madeByKey: null,
  signer: null,
  hashTitle: null,
  signedDigest: null,
};

/** A key that may have made the signature, or its reversed bytes. */
interface Attempt extends SignatureUnderKey {
  readonly kind: 'current' | 'own' | 'other' | 'reversed';
  /** Its place among the platform's keys; null where it is none of them. */
  readonly signer: number | null;
}

interface Explanation extends ExplainedContent {
  readonly attempt: Attempt;
  readonly content: SignedContent;
}

/** Explains a signature that decodes but does not verify. */
export async function diagnoseSignature(given: SignatureCase): Promise<SignatureDiagnosis> {
  let possible: Explanation | null = null;
  // Whether the key that decides is neither proven to be the signer nor ruled out.
  let isOpen = false;
  let areAllOpened = true;
  let isBelowModulus = true;
  for (const attempt of listAttempts(given)) {
    const opened = openSignature(attempt.signature, attempt.key);
    const contents = listSignedContents(opened, attempt);
    if (opened.kind === 'not-opened') areAllOpened = false;
    if (attempt.kind === 'current') {
      isBelowModulus = opened.kind !== 'out-of-range';
      isOpen = opened.kind === 'not-opened' || contents.some(({ isPlausible }) => isPlausible);
    }
    for (const content of contents) {
      const canonical = given.report.canonical ?? { text: '', kept: [] };
      const explained = {
        ...(await explainContent(content, canonical, given.search)),
        attempt,
        content,
      };
      if (explained.over.isMadeByKey) return concludeProven(given, explained);
      if (content.isPlausible && attempt.kind !== 'reversed') possible ??= explained;
    }
  }
  return possible === null
    ? concludeUnknown(given, isOpen, { areAllOpened, isBelowModulus })
    : concludePossible(possible, isOpen);
}

/** In the order in which they are named: the key that decides, the merchant's own, the other loaded ones, reversed bytes. */
function listAttempts({ subtle, key, signature, report }: SignatureCase): readonly Attempt[] {
  const reversed = Uint8Array.from(signature).reverse();
  const own = report.ownKeys.filter((other) => !isSameKey(other, key));
  const others = report.keys.flatMap((other, signer): Attempt[] =>
    signer === 0 ? [] : [{ kind: 'other', subtle, key: other, signature, signer }],
  );
  return [
    { kind: 'current', subtle, key, signature, signer: 0 },
    ...own.map(
      (ownKey): Attempt => ({ kind: 'own', subtle, key: ownKey, signature, signer: null }),
    ),
    ...others,
    { kind: 'reversed', subtle, key, signature: reversed, signer: 0 },
  ];
}

/** The key of this attempt made the signature. */
function concludeProven(given: SignatureCase, explained: Explanation): SignatureDiagnosis {
  const { attempt, content, over, tried } = explained;
  const { signer } = attempt;
  const isCurrent = signer === 0;
  const named = buildExplained(explained);
  // Whatever else is wrong with it, the merchant's own key is in the merchant's hands.
  const isOwn = isOwnKey(given.report, attempt.key);
  const finding: Finding | null =
    named !== null && isOwn ? assignFinding(named, 'merchant') : named;
  const canSearchValues = isCurrent && over.string === 'unknown' && content.hasContractHash;
  return {
    findings: [...(finding === null ? [] : [finding]), ...listMixUps(given, explained)],
    facts: isCurrent
      ? {
          madeByKey: true,
          signer,
          hashTitle: content.hashTitle,
          signedDigest: content.signedDigest,
        }
      : { ...nothingKnown, madeByKey: false, signer },
    tried,
    openDigest: canSearchValues ? content.signedDigest : null,
  };
}

/**
 * What there is to say of the key or the bytes, of the algorithm and of the string, as one: what proves the string
 * proves all of it together. Null where nothing deviates.
 */
function buildExplained({ attempt, over, facts }: Explanation): Finding | null {
  const causes: readonly Cause[] = [...listKeyCauses(attempt, over), ...facts.causes];
  if (causes.length === 0) return null;
  return createFinding({ ...facts, causes, subject: 'signature', proof: over.proof });
}

function listKeyCauses(
  { kind, key, signer }: Attempt,
  over: Explanation['over'],
): readonly FaultCause[] {
  switch (kind) {
    case 'current':
      return [];
    case 'own':
      return [buildOwnSignatureCause(key, over)];
    case 'other':
      return [buildOtherKeyCause(key, signer ?? 0, over)];
    case 'reversed':
      return [buildReversedCause(over)];
  }
}

/** The merchant's own key where the platform's belongs. */
function listMixUps(
  { report, key }: SignatureCase,
  { attempt, over }: Explanation,
): readonly Finding[] {
  if (!isOwnKey(report, key)) return [];
  return [
    buildUnproven(attempt.signer === 0 ? buildOwnSignatureCause(key, over) : buildOwnKeyCause(key)),
  ];
}

function buildUnproven(cause: FaultCause): Finding {
  return createFinding({ causes: [cause], subject: 'signature', proof: notProven });
}

/** No key is proven to be the signer; this one is not ruled out. */
function concludePossible(explained: Explanation, isOpen: boolean): SignatureDiagnosis {
  const finding = buildExplained(explained);
  const facts = { ...nothingKnown, madeByKey: isOpen ? null : false };
  return {
    findings: finding === null ? [] : [finding],
    facts,
    tried: explained.tried,
    openDigest: null,
  };
}

/** Base64 has as many capitals as small letters: of so many letters chance has made none of one case. */
const leastLetters = 60;

function detectLostCase(text: string): FaultCause<'sign.one-case'> | null {
  // Digits in hex are no Base64, whatever stands in front of them.
  if (/[\da-f]{64}/i.test(text) || !/^[\w+/=\s-]*$/.test(text)) return null;
  const letters = text.replace(/[^A-Za-z]/g, '');
  if (letters.length < leastLetters) return null;
  const isLower = letters === letters.toLowerCase();
  if (!isLower && letters !== letters.toUpperCase()) return null;
  const { length } = letters;
  return { kind: 'fault', code: 'sign.one-case', owner: 'transport', isLower, length };
}

function concludeUnknown(
  { report, key, signature }: SignatureCase,
  isOpen: boolean,
  seen: Pick<FaultCause<'key.not-the-signer'>, 'areAllOpened' | 'isBelowModulus'>,
): SignatureDiagnosis {
  const none = { tried: 0, openDigest: null };
  if (isOpen) return { ...none, findings: listUnexplored(report, 'exponent'), facts: nothingKnown };
  const lostCase = detectLostCase(report.headers?.fields['X-Sign']?.value ?? '');
  if (lostCase !== null)
    return { ...none, findings: [buildUnproven(lostCase)], facts: nothingKnown };
  const cause = isOwnKey(report, key)
    ? buildOwnKeyCause(key)
    : buildUnknownSignerCause(report, key, { ...seen, signatureLength: signature.length });
  return {
    ...none,
    findings: [buildUnproven(cause)],
    facts: { ...nothingKnown, madeByKey: false },
  };
}
