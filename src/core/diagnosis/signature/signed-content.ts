/** What a signature may hold under a key: something that strings can be tried on, and that can prove its signer. */
import type { InspectedKey } from '../../callback-report';
import { contractRules } from '../../canonical/canonical-rules';
import { digests } from '../../signature/digest';
import { hashTitles } from '../../signature/hash-algorithm';
import { listPssReadings, type PssReading } from '../../signature/open-pss';
import { isBeyondForging, isMadeByKey, type OpenedSignature } from '../../signature/open-signature';
import { createVerify, verifyPss } from '../../signature/verify-signature';
import { encodeUtf8 } from '../../text/utf-8-bytes';
import type { FaultCause } from '../cause';
import type { Proof } from '../finding';
import type { Candidate } from '../search/search-result';
import { toSignedBytes } from '../search/signed-bytes';
import { createDigestTarget, type Target } from '../search/target';
import {
  buildBareCause,
  buildPssCause,
  listDigestInfoCauses,
  type SignedOver,
} from './algorithm-causes';
import { listBareReadings } from './bare-forms';

/** A string, and how it becomes bytes. */
export type SignedString = Pick<Candidate, 'text' | 'rules'>;

export interface SignedContent {
  /** Null where its hash is not computed here. */
  readonly matches: Target | null;
  /** Of a string that it matches. */
  readonly prove: (signed: SignedString) => Promise<Proof>;
  /** Only the private key can have made it, whatever it is over. */
  readonly isProofOfKey: boolean;
  /** Worth a word also where nothing proves it. */
  readonly isPlausible: boolean;
  /**
   * What its algorithm does differently; often nothing.
   *
   * @param signed null where nothing matches
   */
  readonly listCauses: (over: SignedOver, signed: SignedString | null) => readonly FaultCause[];
  /** As its standard writes it; null where none is named. */
  readonly hashTitle: string | null;
  readonly signedDigest: Uint8Array<ArrayBuffer> | null;
  /** The contract's hash, by which a changed value can be found again. */
  readonly hasContractHash: boolean;
}

/** One signature under one key. */
export interface SignatureUnderKey {
  readonly subtle: SubtleCrypto;
  readonly key: InspectedKey;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The surest first; none where the key did not make it. */
export function listSignedContents(
  opened: OpenedSignature,
  given: SignatureUnderKey,
): readonly SignedContent[] {
  switch (opened.kind) {
    case 'digest-info':
      return [readDigestInfo(opened, given)];
    case 'bare':
      return [readBare(opened)];
    case 'maybe-pss':
      return listPssReadings(opened.message, given.key.bits).map((reading) =>
        readPss(reading, given),
      );
    default:
      return [];
  }
}

function readDigestInfo(
  opened: Extract<OpenedSignature, { kind: 'digest-info' }>,
  given: SignatureUnderKey,
): SignedContent {
  const { hash, digest } = opened;
  const compute = digests[hash.name];
  const hasContractHash = hash.name === 'sha256';
  return {
    matches: compute === null ? null : createDigestTarget(digest, compute),
    prove: async (signed) =>
      signed.rules === contractRules && hasContractHash && (await verifies(given, signed))
        ? { by: 'signature', signatureBytes: given.signature, padding: 'pkcs1', hash: 'sha256' }
        : { by: 'digest', hash: hash.name, digest },
    isProofOfKey: isMadeByKey(opened, given.key) === true,
    isPlausible: true,
    listCauses: (over) => listDigestInfoCauses(opened, over),
    hashTitle: hash.title,
    signedDigest: digest,
    hasContractHash,
  };
}

async function verifies(
  { subtle, key, signature }: SignatureUnderKey,
  { text }: SignedString,
): Promise<boolean> {
  const verify = await createVerify(key, subtle);
  return (await verify?.(signature, encodeUtf8(text))) ?? false;
}

function readBare(opened: Extract<OpenedSignature, { kind: 'bare' }>): SignedContent {
  const readings = listBareReadings(opened.content, opened.padding);
  const pickForm = (signed: SignedString | null) =>
    signed === null ? null : (readings.find(({ matches }) => matches(signed))?.form ?? null);
  return {
    matches: (candidate) => readings.some(({ matches }) => matches(candidate)),
    prove: async (signed) => {
      const form = pickForm(signed);
      if (form === null || form.kind === 'text') return { by: 'string' };
      return { by: 'digest', hash: form.hash, digest: form.digest };
    },
    // Small exponents let anybody write some padding and content that nobody expects.
    isProofOfKey: false,
    isPlausible: true,
    listCauses: (over, signed) => [buildBareCause(opened, pickForm(signed), over)],
    hashTitle: null,
    signedDigest: opened.content,
    hasContractHash: false,
  };
}

function readPss(reading: PssReading, given: SignatureUnderKey): SignedContent {
  const { hash: name, maskHash, saltLength, isOver, prescribedBits } = reading;
  const { subtle, key, signature } = given;
  const hash = digests[name];
  if (hash === null) throw new Error(`${name} was read and cannot be computed`);
  const toBytes = ({ text, rules }: SignedString) => toSignedBytes(text, rules, hash);
  return {
    matches: (candidate) => isOver(hash(toBytes(candidate))),
    prove: async (signed) => {
      const bytes = toBytes(signed);
      // WebCrypto knows no mask of another hash.
      const isVerified =
        maskHash === name &&
        (await verifyPss(subtle, key.spki, name, saltLength, signature, bytes));
      return isVerified
        ? { by: 'signature', signatureBytes: signature, padding: 'pss', hash: name }
        : { by: 'digest', hash: name, digest: hash(bytes) };
    },
    isProofOfKey: isBeyondForging(prescribedBits, key),
    // Every further hash makes another key's signature look like PSS more often.
    isPlausible: maskHash === name && ['sha1', 'sha256', 'sha384', 'sha512'].includes(name),
    listCauses: (over) => [buildPssCause(reading, over)],
    hashTitle: `${hashTitles[name]} (PSS)`,
    signedDigest: null,
    hasContractHash: false,
  };
}
