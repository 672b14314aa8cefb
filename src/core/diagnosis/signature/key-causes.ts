/** Causes in the keys: another one signed, or the merchant's own stands or signed where the platform's belongs. */
import type { CallbackReport, InspectedKey } from '../../callback-report';
import { findSmallFactor } from '../../key/find-small-factor';
import { isSameKey } from '../../key/is-same-key';
import type { FaultCause, KeyFacts } from '../cause';
import type { SignedOver } from './algorithm-causes';

/** @param keyIndex of the key that signed, from 0 */
export function buildOtherKeyCause(
  key: InspectedKey,
  keyIndex: number,
  { isMadeByKey, string }: SignedOver,
): FaultCause {
  return {
    kind: 'fault',
    code: 'key.other-loaded',
    // Over another string, the right key alone would not do.
    owner: string === 'unknown' ? 'unknown' : 'merchant',
    ...toFacts(key),
    keyIndex,
    name: key.name,
    isMadeByKey,
  };
}

/** What is known of a signature that no key is known to have made. */
type UnknownSigner = Pick<
  FaultCause<'key.not-the-signer'>,
  'areAllOpened' | 'isBelowModulus' | 'signatureLength'
>;

export function buildUnknownSignerCause(
  { keys, ownKeys, problems }: Pick<CallbackReport, 'keys' | 'ownKeys' | 'problems'>,
  key: InspectedKey,
  facts: UnknownSigner,
): FaultCause {
  const smallFactor = findSmallFactor(key.modulus);
  const isNamedOther = problems.some(
    (one) =>
      one.code === 'pem.repaired' && one.input === 'key' && one.repairs.includes('other-name'),
  );
  return {
    kind: 'fault',
    code: 'key.not-the-signer',
    // Whoever signed: nothing verifies before the key is mended.
    owner: smallFactor === null && !isNamedOther ? 'unknown' : 'merchant',
    keys: keys.length,
    ...facts,
    keyLength: key.modulus.length,
    hasOwnKey: ownKeys.length > 0,
    isNamedOther,
    smallFactor,
  };
}

export function buildReversedCause({ isMadeByKey }: SignedOver): FaultCause {
  return { kind: 'fault', code: 'sign.byte-reversed', owner: 'platform', isMadeByKey };
}

export function isOwnKey({ ownKeys }: Pick<CallbackReport, 'ownKeys'>, key: InspectedKey): boolean {
  return ownKeys.some((ownKey) => isSameKey(ownKey, key));
}

/** The key was pasted as the platform's, and it did not make the signature. */
export function buildOwnKeyCause(key: InspectedKey): FaultCause {
  return { kind: 'fault', code: 'key.own-key', owner: 'merchant', ...toFacts(key) };
}

export function buildOwnSignatureCause(key: InspectedKey, { isMadeByKey }: SignedOver): FaultCause {
  const facts = toFacts(key);
  return { kind: 'fault', code: 'key.own-signature', owner: 'merchant', ...facts, isMadeByKey };
}

function toFacts({ bits, fingerprint }: InspectedKey): KeyFacts {
  return { bits, fingerprint };
}
