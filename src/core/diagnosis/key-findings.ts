/** Explanations by keys: another one signed, or the merchant's own stands or signed where the platform's belongs. */
import type { CallbackReport, InspectedKey } from '../callback-report';
import { toHex } from '../hex';
import { isSameKey } from '../key/is-same-key';
import { createFinding, type Finding } from './finding';

/** @param place of the key that signed, from 0 */
export function buildOtherKeyFinding(key: InspectedKey, place: number, verifies: boolean): Finding {
  const called = `key ${place + 1}${key.name === null ? '' : ` (${key.name})`}`;
  return createFinding({
    codes: ['key.other-loaded'],
    subject: 'signature',
    proof: verifies ? 'signature' : 'none',
    title: `It was signed by another key that is loaded: ${called}, ${printKey(key)}.`,
    evidence: verifies
      ? `The signature verifies over the right string with ${called}.`
      : `Opened with ${called}, the signature has the padding that only its signer can write.`,
    origins: [
      'A key rotation: this callback was signed before it, or the current key here is the outdated one.',
      'Keys of two environments in one place.',
    ],
    fixes: [
      `Verify this callback with ${called}; fetch the profile again to see which key is current.`,
    ],
  });
}

/** @param signatureLength in bytes */
export function buildUnknownSignerFinding(
  { keys, ownKeys }: Pick<CallbackReport, 'keys' | 'ownKeys'>,
  key: InspectedKey,
  signatureLength: number,
): Finding {
  const expected = key.modulus.length;
  const isOtherSize = signatureLength !== expected;
  const loaded = keys.length === 1 ? 'the loaded key' : `any of the ${keys.length} loaded keys`;
  return createFinding({
    codes: ['key.not-the-signer'],
    subject: 'signature',
    proof: 'none',
    title: `The signature was not made by ${loaded}.`,
    evidence: isOtherSize
      ? `It has ${signatureLength} bytes, the key ${expected}: a ${signatureLength * 8}-bit key made it, or it was altered.`
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

export const reversedFinding = createFinding({
  codes: ['sign.byte-reversed'],
  subject: 'signature',
  proof: 'none',
  title: 'The signature’s bytes are in reverse order.',
  evidence:
    'Reversed and opened with the public key, it has the padding that only its signer can write.',
  origins: ['Windows CryptoAPI (CryptSignHash) writes signatures in little-endian order.'],
  fixes: ['Reverse the bytes before they are encoded as Base64.'],
});

export function isOwnKey({ ownKeys }: Pick<CallbackReport, 'ownKeys'>, key: InspectedKey): boolean {
  return ownKeys.some((ownKey) => isSameKey(ownKey, key));
}

/** The key was pasted as the platform's, and it did not make the signature. */
export function buildOwnKeyFinding(key: InspectedKey): Finding {
  return createFinding({
    codes: ['key.own-key'],
    subject: 'signature',
    proof: 'none',
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

/** @param verifies over the right string */
export function buildOwnSignatureFinding(key: InspectedKey, verifies: boolean): Finding {
  return createFinding({
    codes: ['key.own-signature'],
    subject: 'signature',
    proof: verifies ? 'signature' : 'none',
    title: 'This signature was made with your own merchant key, not by the platform.',
    evidence: verifies
      ? `The signature verifies over the right string with the key in “My merchant public key” (${printKey(key)}).`
      : `Opened with the key in “My merchant public key” (${printKey(key)}), the signature has the padding that only its signer can write.`,
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
