/** Explanations by keys: another one signed, or the merchant's own stands or signed where the platform's belongs. */
import type { CallbackReport, InspectedKey } from '../callback-report';
import { isSameKey } from '../key/is-same-key';
import { toHex } from '../text/hex';
import type { SignedOver } from './algorithm-findings';
import { createFinding, type Finding, notProven, type Proof } from './finding';

/** Proven by the key alone where nothing else deviates. */
function pickProof(over: SignedOver, isWhole: boolean): Proof {
  return isWhole ? over.proof : notProven;
}

/** @param opened completes "Opened …" */
function printEvidence(
  proof: Proof,
  opened: string,
  verifies: string,
  isMadeByKey: boolean,
): string {
  if (proof.by === 'signature') return verifies;
  return isMadeByKey
    ? `${opened}, the signature holds what only its signer can write.`
    : `${opened}, the signature holds what may be its signer’s, but does not prove it.`;
}

/**
 * @param place of the key that signed, from 0
 * @param isWhole nothing else deviates
 */
export function buildOtherKeyFinding(
  key: InspectedKey,
  place: number,
  over: SignedOver,
  isWhole: boolean,
): Finding {
  const proof = pickProof(over, isWhole);
  const called = `key ${place + 1}${key.name === null ? '' : ` (${key.name})`}`;
  return createFinding({
    codes: ['key.other-loaded'],
    subject: 'signature',
    owner: 'merchant',
    proof,
    title: `It ${over.isMadeByKey ? 'was' : 'may have been'} signed by another key that is loaded: ${called}, ${printKey(key)}.`,
    evidence: printEvidence(
      proof,
      `Opened with ${called}`,
      `The signature verifies over the right string with ${called}.`,
      over.isMadeByKey,
    ),
    origins: [
      'A key rotation: this callback was signed before it, or the current key here is the outdated one.',
      'Keys of two environments in one place.',
    ],
    fixes: [
      `Verify this callback with ${called}; fetch the profile again to see which key is current.`,
    ],
  });
}

/**
 * @param signatureLength in bytes
 * @param areAllOpened false where a key's exponent is too long to look with it
 */
export function buildUnknownSignerFinding(
  { keys, ownKeys }: Pick<CallbackReport, 'keys' | 'ownKeys'>,
  key: InspectedKey,
  signatureLength: number,
  areAllOpened: boolean,
): Finding {
  const expected = key.modulus.length;
  const isOtherSize = signatureLength !== expected;
  const loaded =
    keys.length === 1
      ? 'the loaded key'
      : areAllOpened
        ? `any of the ${keys.length} loaded keys`
        : 'the first of the loaded keys';
  return createFinding({
    codes: ['key.not-the-signer'],
    subject: 'signature',
    proof: notProven,
    title: `The signature was not made by ${loaded}.`,
    evidence: isOtherSize
      ? `It has ${signatureLength} bytes, and this key’s signatures have ${expected}: a key of another size made it, or it was altered.`
      : 'Opened with the public key it holds no PKCS#1 or PSS padding. A damaged signature looks exactly the same.',
    origins: [
      'The merchant public key was pasted instead of the platform public key.',
      'The platform key is outdated: it changed in a rotation.',
      'The key belongs to another environment (sandbox, production).',
      'The signature was altered or cut together from two.',
    ],
    fixes: [
      'Fetch the profile (GET /portal/profile) again and paste its complete platformPublicKey.',
      ...(ownKeys.length === 0
        ? ['Paste your own key into “My merchant public key”: a mix-up is then recognised.']
        : []),
    ],
  });
}

/** @param isWhole nothing else deviates */
export function buildReversedFinding(over: SignedOver, isWhole: boolean): Finding {
  const proof = pickProof(over, isWhole);
  return createFinding({
    codes: ['sign.byte-reversed'],
    subject: 'signature',
    owner: 'platform',
    proof,
    title: 'The signature’s bytes are in reverse order.',
    evidence: printEvidence(
      proof,
      'Reversed and opened with the public key',
      'Reversed, the signature verifies over the right string.',
      over.isMadeByKey,
    ),
    origins: ['Windows CryptoAPI (CryptSignHash) writes signatures in little-endian order.'],
    fixes: ['Reverse the bytes before they are encoded as Base64.'],
  });
}

export function isOwnKey({ ownKeys }: Pick<CallbackReport, 'ownKeys'>, key: InspectedKey): boolean {
  return ownKeys.some((ownKey) => isSameKey(ownKey, key));
}

/** The key was pasted as the platform's, and it did not make the signature. */
export function buildOwnKeyFinding(key: InspectedKey): Finding {
  return createFinding({
    codes: ['key.own-key'],
    subject: 'signature',
    owner: 'merchant',
    proof: notProven,
    title: 'Your own merchant public key was pasted as the platform’s.',
    evidence: `The key that decides is the one in “My merchant public key” (${printKey(key)}), and it did not make this signature.`,
    origins: [
      'Two keys of one portal page, mixed up. The platform verifies your requests with your key; you verify its callbacks with its own.',
    ],
    fixes: [
      'Fetch the profile (GET /portal/profile) and paste its complete platformPublicKey.',
      'Look for the same mix-up in your own program’s configuration.',
    ],
  });
}

/** @param isWhole nothing else deviates */
export function buildOwnSignatureFinding(
  key: InspectedKey,
  over: SignedOver,
  isWhole: boolean,
): Finding {
  const proof = pickProof(over, isWhole);
  const called = `the key in “My merchant public key” (${printKey(key)})`;
  return createFinding({
    codes: ['key.own-signature'],
    subject: 'signature',
    owner: 'merchant',
    proof,
    title: `This signature ${over.isMadeByKey ? 'was' : 'may have been'} made with your own merchant key, not by the platform.`,
    evidence: printEvidence(
      proof,
      `Opened with ${called}`,
      `The signature verifies over the right string with ${called}.`,
      over.isMadeByKey,
    ),
    origins: [
      'A test callback that your own code signed.',
      'The X-Sign of a request that you sent to the platform, in place of the callback’s.',
    ],
    fixes: [
      'Take headers and body of a callback that the platform sent.',
      'To check a test callback of your own, paste the key that signed it as the platform’s; never do so where orders are credited.',
    ],
  });
}

function printKey({ bits, fingerprint }: InspectedKey): string {
  return fingerprint === null
    ? `RSA ${bits}`
    : `RSA ${bits}, fingerprint ${toHex(fingerprint).slice(0, 16)}…`;
}
