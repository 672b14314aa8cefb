/** Causes in the algorithm: another hash, padding or encoding than SHA256withRSA. */
import type { PssReading } from '../../signature/open-pss';
import type { OpenedSignature } from '../../signature/open-signature';
import type { FaultCause } from '../cause';
import type { Proof } from '../finding';
import type { Owner } from '../owner';
import type { BareForm } from './bare-forms';

/** What the signature turned out to be over, with the proof of it. */
export interface SignedOver {
  readonly string: 'right' | 'variant' | 'unknown';
  readonly proof: Proof;
  /** Only the holder of the private key can have made it. */
  readonly isMadeByKey: boolean;
}

/** The signer's, where it is proven that one of these keys signed at all. */
function pickOwner({ isMadeByKey }: SignedOver): Owner {
  return isMadeByKey ? 'platform' : 'unknown';
}

/** Another hash, or a DigestInfo without the NULL that RFC 8017 §9.2 asks for. */
export function listDigestInfoCauses(
  { hash, digest, hasNull }: Extract<OpenedSignature, { kind: 'digest-info' }>,
  over: SignedOver,
): readonly FaultCause[] {
  const owner = pickOwner(over);
  const causes: FaultCause[] = [];
  if (hash.name !== 'sha256') {
    causes.push({ kind: 'fault', code: 'algorithm.digest', owner, hash: hash.name, digest });
  }
  if (!hasNull) causes.push({ kind: 'fault', code: 'algorithm.digest-info', owner });
  return causes;
}

/** @param form null where nothing known gives the content */
export function buildBareCause(
  { padding, content }: Extract<OpenedSignature, { kind: 'bare' }>,
  form: BareForm | null,
  over: SignedOver,
): FaultCause {
  return {
    kind: 'fault',
    code: padding === 'pkcs1' ? 'algorithm.no-digest-info' : 'algorithm.no-padding',
    owner: pickOwner(over),
    content,
    form: form === null || form.kind === 'text' ? form : { kind: form.kind, hash: form.hash },
  };
}

export function buildPssCause(
  { hash, maskHash, saltLength }: PssReading,
  over: SignedOver,
): FaultCause {
  const { isMadeByKey } = over;
  const owner = pickOwner(over);
  return { kind: 'fault', code: 'algorithm.pss', owner, hash, maskHash, saltLength, isMadeByKey };
}
