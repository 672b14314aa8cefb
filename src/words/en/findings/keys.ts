/** Another key signed, or the merchant's own stands or signed where the platform's belongs. */
import type { FaultCause, KeyFacts } from '../../../core/diagnosis/cause';
import { type Finding, pickSignedString } from '../../../core/diagnosis/finding';
import { toHex } from '../../../core/text/hex';
import type { FaultsWords } from '../../finding-words';
import { isolated, type Text } from '../../text';
import { inputWords } from '../inputs';
import { english } from '../language';
import { adviseOnString } from './advise-on-string';

const { count, say } = english;

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
      say`Another loaded key ${cause.isMadeByKey ? 'signed it' : 'may have signed it'}: ${nameKey(cause)}, ${printKey(cause)}.`,
    evidence: (cause, finding) =>
      describeOpened(
        cause,
        finding,
        say`Opened with ${nameKey(cause)}`,
        say`The signature verifies over the right string with ${nameKey(cause)}.`,
      ),
    origins: () => [
      say`A key rotation: this callback was signed before it, or the first key here is the outdated one.`,
      say`Keys of two environments in one place.`,
    ],
    fixes: (cause, finding) => [
      say`Verify this callback with ${nameKey(cause)}; fetch the profile again to see which key is current.`,
      ...adviseOnString(finding),
    ],
  },
  'key.not-the-signer': {
    title: ({ keys, areAllOpened, smallFactor, isNamedOther }) => {
      if (smallFactor !== null) return say`${nameFirst(keys)} is damaged: it is no RSA key.`;
      if (isNamedOther && (keys === 1 || !areAllOpened)) {
        return say`${nameFirst(keys)}, by its name not the platform’s, does not fit the signature.`;
      }
      if (keys === 1) return say`The loaded key does not fit the signature.`;
      return areAllOpened
        ? say`None of the ${keys} loaded keys fits the signature.`
        : say`The first of the loaded keys does not fit the signature.`;
    },
    evidence: ({ keys, signatureLength, keyLength, isBelowModulus, smallFactor }) => {
      if (smallFactor !== null) {
        return say`The modulus of ${keys === 1 ? 'the loaded key' : 'the first key'} is divisible by ${smallFactor}; that of an RSA key is the product of large primes.`;
      }
      if (signatureLength !== keyLength) {
        return say`The signature has ${count(signatureLength, { one: 'byte', other: 'bytes' })}, this key’s have ${keyLength}: a key of another size made it, or it was altered.`;
      }
      return isBelowModulus
        ? say`Opened with the public key, it holds no PKCS#1 or PSS padding: usually another key made it, or it was damaged.`
        : say`As a number it is not below the key’s modulus, as every signature of this key is: another key made it, or it was damaged.`;
    },
    origins: ({ hasOwnKey, smallFactor, isNamedOther }) => {
      if (smallFactor !== null) {
        return [say`A character of the key that was changed or lost when it was copied or typed.`];
      }
      return [
        ...(isNamedOther
          ? [say`Your merchant public key in the place of the platform’s: its name says so.`]
          : hasOwnKey
            ? []
            : [say`Your merchant public key in the place of the platform’s.`]),
        say`An outdated key: the platform has rotated it.`,
        say`A key of another environment: sandbox, production.`,
        say`A signature or a key that was altered, or cut together from two.`,
      ];
    },
    fixes: ({ hasOwnKey, smallFactor }) => [
      say`Fetch the profile (GET /portal/profile) again and paste its complete platformPublicKey.`,
      ...(hasOwnKey || smallFactor !== null
        ? []
        : [say`Paste your own key into ${ownKeyInput}: it shows a mix-up.`]),
    ],
  },
  'key.own-key': {
    title: () => say`The platform’s field and ${ownKeyInput} hold the same key.`,
    evidence: (cause) => say`The key (${printKey(cause)}) does not fit the signature.`,
    origins: () => [
      say`Your own public key, pasted as the platform’s: you verify callbacks with the platform’s.`,
    ],
    fixes: () => [
      say`Fetch the profile (GET /portal/profile) and paste its complete platformPublicKey.`,
      say`Look for the same mix-up in your own program’s configuration.`,
    ],
  },
  'key.own-signature': {
    title: ({ isMadeByKey }) =>
      say`Your own merchant key ${isMadeByKey ? 'made' : 'may have made'} this signature, not the platform’s.`,
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
      say`A signer that writes in little-endian order, such as Windows CryptoAPI (CryptSignHash).`,
    ],
    fixes: (_, finding) => [
      say`Reverse the bytes before they are encoded as Base64.`,
      ...adviseOnString(finding),
    ],
  },
};

function nameFirst(keys: number): string {
  return keys === 1 ? 'The loaded key' : 'The first of the loaded keys';
}

/** @param verifies said where the key explains everything and the signature verifies */
function describeOpened(
  cause: FaultCause<'key.other-loaded' | 'key.own-signature' | 'sign.byte-reversed'>,
  finding: Finding,
  opened: Text | string,
  verifies: Text | string,
): Text {
  const { proof, causes } = finding;
  const isWhole = causes.every((one) => one === cause || one.kind === 'repair');
  if (isWhole && proof.by === 'signature') return say`${verifies}`;
  const over = pickSignedString(finding) === 'unknown' ? ', over another string' : '';
  return cause.isMadeByKey
    ? say`${opened}, the signature holds what only its signer can write${over}.`
    : say`${opened}, the signature holds what may be its signer’s, but does not prove it.`;
}

function nameKey({ keyIndex, name }: FaultCause<'key.other-loaded'>): Text {
  const number = keyIndex + 1;
  return name === null ? say`key ${number}` : say`key ${number} (${isolated(name)})`;
}

function printKey({ bits, fingerprint }: KeyFacts): string {
  return fingerprint === null
    ? `RSA ${bits}`
    : // No dots behind it: a sentence may end there.
      `RSA ${bits}, its fingerprint begins with ${toHex(fingerprint).slice(0, 16)}`;
}
