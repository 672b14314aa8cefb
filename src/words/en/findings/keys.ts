/** Another key signed, or the merchant's own stands or signed where the platform's belongs. */
import type { FaultCause, KeyFacts } from '../../../core/diagnosis/cause';
import type { Finding } from '../../../core/diagnosis/finding';
import { toHex } from '../../../core/text/hex';
import type { FaultsWords } from '../../finding-words';
import type { Text } from '../../text';
import { inputWords } from '../inputs';
import { english } from '../language';

const { say } = english;

const ownKeyInput = `“${inputWords.names['own-key']}”`;

export const keyFaults: FaultsWords<
  | 'key.other-loaded'
  | 'key.not-the-signer'
  | 'key.own-key'
  | 'key.own-signature'
  | 'sign.byte-reversed'
> = {
  'key.other-loaded': {
    title: (cause) =>
      say`It ${cause.isMadeByKey ? 'was' : 'may have been'} signed by another key that is loaded: ${nameKey(cause)}, ${printKey(cause)}.`,
    evidence: (cause, finding) =>
      describeOpened(
        cause,
        finding,
        `Opened with ${nameKey(cause)}`,
        `The signature verifies over the right string with ${nameKey(cause)}.`,
      ),
    origins: () => [
      say`A key rotation: this callback was signed before it, or the current key here is the outdated one.`,
      say`Keys of two environments in one place.`,
    ],
    fixes: (cause) => [
      say`Verify this callback with ${nameKey(cause)}; fetch the profile again to see which key is current.`,
    ],
  },
  'key.not-the-signer': {
    title: ({ keys, areAllOpened }) => {
      const loaded =
        keys === 1
          ? 'the loaded key'
          : areAllOpened
            ? `any of the ${keys} loaded keys`
            : 'the first of the loaded keys';
      return say`The signature was not made by ${loaded}.`;
    },
    evidence: ({ signatureLength, keyLength }) =>
      signatureLength === keyLength
        ? say`Opened with the public key it holds no PKCS#1 or PSS padding. A damaged signature looks exactly the same.`
        : say`It has ${signatureLength} bytes, and this key’s signatures have ${keyLength}: a key of another size made it, or it was altered.`,
    origins: () => [
      say`The merchant public key was pasted instead of the platform public key.`,
      say`The platform key is outdated: it changed in a rotation.`,
      say`The key belongs to another environment (sandbox, production).`,
      say`The signature was altered or cut together from two.`,
    ],
    fixes: ({ hasOwnKey }) => [
      say`Fetch the profile (GET /portal/profile) again and paste its complete platformPublicKey.`,
      ...(hasOwnKey
        ? []
        : [say`Paste your own key into ${ownKeyInput}: a mix-up is then recognised.`]),
    ],
  },
  'key.own-key': {
    title: () => say`Your own merchant public key was pasted as the platform’s.`,
    evidence: (cause) =>
      say`The key that decides is the one in ${ownKeyInput} (${printKey(cause)}), and it did not make this signature.`,
    origins: () => [
      say`Two keys of one portal page, mixed up. The platform verifies your requests with your key; you verify its callbacks with its own.`,
    ],
    fixes: () => [
      say`Fetch the profile (GET /portal/profile) and paste its complete platformPublicKey.`,
      say`Look for the same mix-up in your own program’s configuration.`,
    ],
  },
  'key.own-signature': {
    title: ({ isMadeByKey }) =>
      say`This signature ${isMadeByKey ? 'was' : 'may have been'} made with your own merchant key, not by the platform.`,
    evidence: (cause, finding) => {
      const called = `the key in ${ownKeyInput} (${printKey(cause)})`;
      return describeOpened(
        cause,
        finding,
        `Opened with ${called}`,
        `The signature verifies over the right string with ${called}.`,
      );
    },
    origins: () => [
      say`A test callback that your own code signed.`,
      say`The X-Sign of a request that you sent to the platform, in place of the callback’s.`,
    ],
    fixes: () => [
      say`Take headers and body of a callback that the platform sent.`,
      say`To check a test callback of your own, paste the key that signed it as the platform’s; never do so where orders are credited.`,
    ],
  },
  'sign.byte-reversed': {
    title: () => say`The signature’s bytes are in reverse order.`,
    evidence: (cause, finding) =>
      describeOpened(
        cause,
        finding,
        'Reversed and opened with the public key',
        'Reversed, the signature verifies over the right string.',
      ),
    origins: () => [
      say`Windows CryptoAPI (CryptSignHash) writes signatures in little-endian order.`,
    ],
    fixes: () => [say`Reverse the bytes before they are encoded as Base64.`],
  },
};

/** @param verifies said where the key explains everything and the signature verifies */
function describeOpened(
  cause: FaultCause<'key.other-loaded' | 'key.own-signature' | 'sign.byte-reversed'>,
  { proof, causes }: Finding,
  opened: string,
  verifies: string,
): Text {
  const isWhole = causes.every((one) => one === cause || one.kind === 'repair');
  if (isWhole && proof.by === 'signature') return [verifies];
  return cause.isMadeByKey
    ? say`${opened}, the signature holds what only its signer can write.`
    : say`${opened}, the signature holds what may be its signer’s, but does not prove it.`;
}

function nameKey({ keyIndex, name }: FaultCause<'key.other-loaded'>): string {
  const number = `key ${keyIndex + 1}`;
  return name === null ? number : `${number} (${name})`;
}

function printKey({ bits, fingerprint }: KeyFacts): string {
  return fingerprint === null
    ? `RSA ${bits}`
    : `RSA ${bits}, fingerprint ${toHex(fingerprint).slice(0, 16)}…`;
}
