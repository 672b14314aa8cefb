/** Why a signature does not verify: opened with the public key, then explained by its key, its algorithm or its string. */
import type { CallbackReport, InspectedKey } from '../callback-report';
import { contractRules } from '../canonical/canonical-rules';
import type { CanonicalSource } from '../canonical/list-entries';
import { readHex, toHex } from '../hex';
import { importVerifyKey } from '../key/import-verify-key';
import { digests } from '../signature/digest';
import type { HashAlgorithm } from '../signature/hash-algorithm';
import { openPss } from '../signature/open-pss';
import { isMadeByKey, type OpenedSignature, openSignature } from '../signature/open-signature';
import { verifyPss, verifySignature } from '../signature/verify-signature';
import { buildStringFinding } from './build-string-finding';
import type { SignatureFacts } from './diagnosis';
import { createFinding, type Finding } from './finding';
import {
  buildOtherKeyFinding,
  buildOwnKeyFinding,
  buildOwnSignatureFinding,
  buildUnknownSignerFinding,
  isOwnKey,
  reversedFinding,
} from './key-findings';
import {
  type Candidate,
  contractDigest,
  createDigestTarget,
  type SearchResult,
  type Target,
  toSignedBytes,
} from './search-deviations';

export interface SignatureDiagnosis {
  readonly findings: readonly Finding[];
  readonly facts: SignatureFacts;
  /** How many different strings were tried. */
  readonly tried: number;
  /** The SHA-256 whose value search can go on; null where there is nothing to search. */
  readonly openDigest: Uint8Array<ArrayBuffer> | null;
}

/** What the diagnosis of one signature works on. */
export interface SignatureCase {
  readonly subtle: SubtleCrypto;
  readonly report: CallbackReport;
  readonly source: CanonicalSource;
  readonly key: InspectedKey;
  readonly signature: Uint8Array<ArrayBuffer>;
  /** Tries the catalogue on this source: in slices, and within the effort of this diagnosis. */
  readonly search: (target: Target) => Promise<SearchResult>;
}

export const nothingKnown: SignatureFacts = {
  madeByKey: null,
  signer: null,
  hashTitle: null,
  signedDigest: null,
};
const madeHere = { madeByKey: true, signer: 0 } as const;

/** Explains a signature that decodes but does not verify. */
export async function diagnoseSignature(given: SignatureCase): Promise<SignatureDiagnosis> {
  const diagnosis = await diagnoseOpened(given);
  const { findings, facts } = diagnosis;
  if (!isOwnKey(given.report, given.key) || facts.madeByKey !== true) return diagnosis;
  return { ...diagnosis, findings: [...findings, buildOwnSignatureFinding(given.key, false)] };
}

async function diagnoseOpened(given: SignatureCase): Promise<SignatureDiagnosis> {
  const opened = openSignature(given.signature, given.key);
  switch (opened.kind) {
    case 'digest-info':
      return diagnoseDigest(given, opened);
    case 'bare':
      return diagnoseBare(given, opened.content);
    case 'maybe-pss':
      return (await diagnosePss(given, opened.message)) ?? diagnoseForeign(given);
    case 'noise':
    case 'out-of-range':
      return diagnoseForeign(given);
  }
}

async function diagnoseDigest(
  given: SignatureCase,
  opened: Extract<OpenedSignature, { kind: 'digest-info' }>,
): Promise<SignatureDiagnosis> {
  const { hash, digest, hasNull } = opened;
  const facts = { ...madeHere, hashTitle: hash.title, signedDigest: digest };
  const compute = digests[hash.name];
  const target = compute === null ? null : createDigestTarget(digest, compute);
  const isRight = target?.({ text: given.report.canonical?.text ?? '', rules: contractRules });
  const algorithm =
    hash.name === 'sha256' ? null : createAlgorithmFinding(hash, digest, isRight === true);
  if (algorithm !== null && (isRight || target === null)) {
    return { findings: [algorithm], facts, tried: 1, openDigest: null };
  }
  if (isRight && !hasNull) {
    return { findings: [noNullFinding], facts, tried: 1, openDigest: null };
  }
  const { found, equivalents, tried } = await given.search(target as Target);
  if (found === null) {
    const openDigest = algorithm === null ? digest : null;
    const findings = algorithm === null ? [] : [algorithm];
    return { findings, facts, tried, openDigest };
  }
  const built = buildStringFinding(found, equivalents, 'signature', { proof: 'digest', digest });
  return {
    findings: [algorithm === null ? built : joinFindings(algorithm, built)],
    facts,
    tried,
    openDigest: null,
  };
}

const noNullFinding = createFinding({
  codes: ['algorithm.digest-info'],
  subject: 'signature',
  proof: 'digest',
  title: 'The right string was signed, but its DigestInfo lacks the NULL parameter.',
  evidence:
    'Opened with the public key, the signature holds the SHA-256 of the right string in a DigestInfo without the NULL that RFC 8017 §9.2 asks for.',
  origins: ['A signer that builds the DigestInfo by hand.'],
  fixes: ['Let the library build the DigestInfo: SHA256withRSA.'],
});

function createAlgorithmFinding(
  { name, title, bytes }: HashAlgorithm,
  digest: Uint8Array,
  isRight: boolean,
): Finding {
  return createFinding({
    codes: ['algorithm.digest'],
    subject: 'signature',
    proof: isRight ? 'digest' : 'none',
    title: `It was signed with ${title} (${name}WithRSAEncryption) instead of SHA-256.`,
    evidence: isRight
      ? `Opened with the public key, the signature holds the ${title} of the right string: ${toHex(digest)}`
      : `Opened with the public key, the signature names ${title} and holds ${bytes} bytes: ${toHex(digest)}`,
    origins: [`A signing call set to ${title}, often an older default (RSA instead of RSA2).`],
    fixes: ['Sign with RSA2: SHA256withRSA (RSASSA-PKCS1-v1_5 with SHA-256).'],
    value: name,
  });
}

/** Padding without a DigestInfo: a bare digest, a hex digest, or the text itself. */
async function diagnoseBare(
  given: SignatureCase,
  content: Uint8Array<ArrayBuffer>,
): Promise<SignatureDiagnosis> {
  const facts = { ...madeHere, hashTitle: null, signedDigest: content };
  const text = toPrintable(content);
  const isHex = text !== null && /^[0-9a-fA-F]{64}$/.test(text);
  const digest = content.length === 32 ? content : isHex ? readHex(text) : null;
  const what =
    content.length === 32
      ? 'a bare 32-byte digest'
      : isHex
        ? 'a digest in hex'
        : text === null
          ? `${content.length} bytes`
          : `the readable text "${text.slice(0, 200)}"`;
  const search =
    digest === null
      ? await given.search(({ text: candidate }) => candidate === text)
      : await given.search(createDigestTarget(digest, contractDigest));
  const right = given.report.canonical?.text ?? '';
  const isRight =
    digest === null
      ? text === right
      : createDigestTarget(digest, contractDigest)({ text: right, rules: contractRules });
  const finding = createFinding({
    codes: ['algorithm.no-digest-info'],
    subject: 'signature',
    proof: isRight ? 'digest' : 'none',
    title: `The signature holds ${what} without a DigestInfo.`,
    evidence: isRight
      ? `Opened with the public key, it is ${digest === null ? 'the right string itself' : 'the SHA-256 of the right string'}${digest === null ? '' : `: ${toHex(digest)}`}.`
      : `Opened with the public key, behind the padding stands: ${text ?? toHex(content)}`,
    origins: [
      'A raw RSA private-key operation over a digest: openssl_private_encrypt, pkeyutl without -pkeyopt digest, NONEwithRSA.',
    ],
    fixes: ['Sign with SHA256withRSA over the string; it hashes and adds the DigestInfo.'],
  });
  const { found, equivalents, tried } = search;
  if (isRight || found === null) return { findings: [finding], facts, tried, openDigest: null };
  const proof = { proof: 'digest', digest: digest ?? content } as const;
  const built = buildStringFinding(found, equivalents, 'signature', proof);
  return { findings: [joinFindings(finding, built)], facts, tried, openDigest: null };
}

const pssHashes = [
  ['sha256', 'SHA-256'],
  ['sha1', 'SHA-1'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
] as const;

/** In bytes: none, and the lengths of the hashes, which RFC 8017 §9.1 calls typical. */
const usualSaltLengths: ReadonlySet<number> = new Set([0, 20, 32, 48, 64]);

/** Null when it is not PSS after all. */
async function diagnosePss(
  given: SignatureCase,
  message: Uint8Array,
): Promise<SignatureDiagnosis | null> {
  for (const [name, title] of pssHashes) {
    const hash = digests[name];
    const opened = hash === null ? null : openPss(message, given.key.bits, hash);
    if (opened === null || hash === null) continue;
    const facts = { ...madeHere, hashTitle: `${title} (PSS)`, signedDigest: null };
    const isOver: Target = ({ text, rules }) =>
      opened.isOver(hash(toSignedBytes(text, rules, hash)));
    const right = { text: given.report.canonical?.text ?? '', rules: contractRules };
    const search = isOver(right) ? null : await given.search(isOver);
    const signed: Pick<Candidate, 'text' | 'rules'> | null = search === null ? right : search.found;
    // One in thousands of foreign signatures looks like PSS with some odd salt: without a match that proves nothing.
    if (signed === null && !usualSaltLengths.has(opened.saltLength)) continue;
    const confirmed =
      signed !== null &&
      (await verifyPss(
        given.subtle,
        given.key.spki,
        title,
        opened.saltLength,
        given.signature,
        toSignedBytes(signed.text, signed.rules, hash),
      ));
    const finding = createFinding({
      codes: ['algorithm.pss'],
      subject: 'signature',
      proof: confirmed ? 'signature' : 'none',
      title: `It was signed with PSS padding (RSASSA-PSS, ${title}) instead of PKCS#1 v1.5.`,
      evidence: confirmed
        ? `A PSS verification with ${title} and a salt of ${opened.saltLength} bytes succeeds.`
        : `Opened with the public key, the signature has PSS padding with a salt of ${opened.saltLength} bytes, over another string.`,
      origins: [
        'A library whose default is PSS, or a call such as SHA256withRSA/PSS, RSA-PSS or padding.PSS.',
      ],
      fixes: ['Sign with PKCS#1 v1.5: SHA256withRSA, RSASSA-PKCS1-v1_5, padding.PKCS1v15.'],
    });
    const tried = search?.tried ?? 1;
    if (search === null || search.found === null) {
      return { findings: [finding], facts, tried, openDigest: null };
    }
    const proof = { proof: 'signature' } as const;
    const built = buildStringFinding(search.found, search.equivalents, 'signature', proof);
    return { findings: [joinFindings(finding, built)], facts, tried, openDigest: null };
  }
  return null;
}

/** Not made by the current key: by the merchant's own, by another loaded one, or by one that is not here. */
async function diagnoseForeign(given: SignatureCase): Promise<SignatureDiagnosis> {
  const { signature, report } = given;
  const isSigner = (key: InspectedKey): boolean => isMadeByKey(openSignature(signature, key));
  const ownKey = report.ownKeys.find(isSigner);
  if (ownKey !== undefined) {
    return diagnoseOtherSigner(given, ownKey, null, (verifies) =>
      buildOwnSignatureFinding(ownKey, verifies),
    );
  }
  const signer = 1 + report.keys.slice(1).findIndex(isSigner);
  const key = report.keys[signer];
  if (signer === 0 || key === undefined) return diagnoseUnknownSigner(given);
  return diagnoseOtherSigner(given, key, signer, (verifies) =>
    buildOtherKeyFinding(key, signer, verifies),
  );
}

/** @param signer its place among the platform's keys; null where it is none of them */
async function diagnoseOtherSigner(
  given: SignatureCase,
  key: InspectedKey,
  signer: number | null,
  buildFinding: (verifies: boolean) => Finding,
): Promise<SignatureDiagnosis> {
  const { report } = given;
  const verifies = await verifyWith(given, key);
  const finding = buildFinding(verifies);
  const facts = { ...foreignFacts, signer };
  const mixUp = isOwnKey(given.report, given.key) ? [buildOwnKeyFinding(given.key)] : [];
  if (verifies) return { findings: [finding, ...mixUp], facts, tried: 1, openDigest: null };
  const inner = await diagnoseSignature({
    ...given,
    key,
    report: { ...report, keys: [key], ownKeys: [] },
  });
  const [first] = inner.findings;
  const findings = [first === undefined ? finding : joinFindings(finding, first), ...mixUp];
  return { findings, facts, tried: inner.tried, openDigest: null };
}

const foreignFacts: SignatureFacts = { ...nothingKnown, madeByKey: false };

function diagnoseUnknownSigner({ signature, key, report }: SignatureCase): SignatureDiagnosis {
  const reversed = Uint8Array.from(signature).reverse();
  const isReversed = isMadeByKey(openSignature(reversed, key));
  if (isReversed)
    return { findings: [reversedFinding], facts: foreignFacts, tried: 0, openDigest: null };
  if (isOwnKey(report, key)) {
    const findings = [buildOwnKeyFinding(key)];
    return { findings, facts: foreignFacts, tried: 0, openDigest: null };
  }
  const findings = [buildUnknownSignerFinding(report, key, signature.length)];
  return { findings, facts: foreignFacts, tried: 0, openDigest: null };
}

async function verifyWith(given: SignatureCase, key: InspectedKey): Promise<boolean> {
  const cryptoKey = await importVerifyKey(key, given.subtle);
  if (cryptoKey === null) return false;
  const signed = new TextEncoder().encode(given.report.canonical?.text ?? '');
  return verifySignature(given.subtle, cryptoKey, given.signature, signed);
}

/** Two faults of one signature as one explanation. */
export function joinFindings(one: Finding, other: Finding): Finding {
  return {
    ...other,
    codes: [...new Set([...one.codes, ...other.codes])],
    title: `${one.title} ${other.title}`,
    evidence: `${one.evidence} ${other.evidence}`,
    origins: [...one.origins, ...other.origins],
    fixes: [...one.fixes, ...other.fixes],
    key: other.key ?? one.key,
    value: other.value ?? one.value,
  };
}

/** Text of printable ASCII, or null. */
function toPrintable(bytes: Uint8Array): string | null {
  const text = String.fromCharCode(...bytes);
  return /^[\x20-\x7e\r\n\t]+$/.test(text) ? text : null;
}
