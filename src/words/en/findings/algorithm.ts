/** Another hash, padding or encoding than SHA256withRSA. */

import type { FaultCause } from '../../../core/diagnosis/cause';
import { type Finding, pickSignedString } from '../../../core/diagnosis/finding';
import { type HashName, hashTitles } from '../../../core/signature/hash-algorithm';
import type { CauseWords, FaultsWords } from '../../finding-words';
import { printHex } from '../../print-hex';
import type { Text } from '../../text';
import { nameHash } from '../hashes';
import { english } from '../language';
import { showValue } from '../shown-value';
import { adviseOnString } from './advise-on-string';

const { count, say } = english;

type BareCode = 'algorithm.no-digest-info' | 'algorithm.no-padding';

/** What RSA2 replaced, and what libraries signed with before SHA-256. */
const olderDefaults: Partial<Record<HashName, string>> = {
  md5: ', often an older default',
  sha1: ', often an older default (RSA instead of RSA2)',
};

export const algorithmFaults: FaultsWords<
  'algorithm.digest' | 'algorithm.digest-info' | 'algorithm.pss' | BareCode
> = {
  'algorithm.digest': {
    title: ({ hash }) => say`Signed with ${hashTitles[hash]}, not SHA-256.`,
    evidence: ({ hash, digest }, finding) =>
      pickSignedString(finding) === 'right'
        ? say`Opened with the public key, the signature holds the ${hashTitles[hash]} of the right string: ${printHex(digest)}`
        : say`Opened with the public key, the signature names ${hashTitles[hash]} and holds ${printBytes(digest.length)}: ${printHex(digest)}`,
    origins: ({ hash }) => [
      say`A signing call set to ${hashTitles[hash]} (${hash}WithRSAEncryption)${olderDefaults[hash] ?? ''}.`,
    ],
    fixes: (_, finding) => [
      say`Sign with RSA2: SHA256withRSA (RSASSA-PKCS1-v1_5 with SHA-256).`,
      ...adviseOnString(finding),
    ],
  },
  'algorithm.digest-info': {
    title: (_, finding) =>
      pickSignedString(finding) === 'right'
        ? say`The right string was signed, but its DigestInfo lacks the NULL.`
        : say`The signature’s DigestInfo lacks the NULL.`,
    evidence: () =>
      say`Opened with the public key, the signature holds a DigestInfo without the NULL that RFC 8017 §9.2 asks for.`,
    origins: () => [say`A signer that builds the DigestInfo by hand.`],
    fixes: () => [say`Let the library build the DigestInfo: SHA256withRSA.`],
  },
  'algorithm.no-digest-info': describeBare(
    'a DigestInfo',
    'padding',
    'raw RSA private-key operation, such as openssl_private_encrypt, pkeyutl without -pkeyopt digest or NONEwithRSA.',
  ),
  'algorithm.no-padding': describeBare(
    'a padded DigestInfo',
    'zeros',
    'raw RSA private-key operation without padding, such as RSA/ECB/NoPadding, which is Bouncy Castle’s and Android’s default for RSA.',
  ),
  'algorithm.pss': {
    title: ({ hash, maskHash, isMadeByKey }) => {
      const was = isMadeByKey ? 'Signed' : 'Perhaps signed';
      const mask = maskHash === hash ? '' : `, MGF1 with ${hashTitles[maskHash]}`;
      return say`${was} with PSS padding (RSASSA-PSS, ${hashTitles[hash]}${mask}), not PKCS#1 v1.5.`;
    },
    evidence: describePss,
    origins: ({ isMadeByKey }) => [
      say`A library whose default is PSS, or a call such as SHA256withRSA/PSS, RSA-PSS or padding.PSS.`,
      ...(isMadeByKey
        ? []
        : [
            say`A signature by another key, which looks like PSS by chance, as one in thousands does.`,
          ]),
    ],
    fixes: ({ isMadeByKey }, finding) => [
      say`Sign with PKCS#1 v1.5: SHA256withRSA, RSASSA-PKCS1-v1_5, padding.PKCS1v15.`,
      ...(isMadeByKey
        ? []
        : [say`If it does so already, compare the platform public key with the one in use now.`]),
      ...adviseOnString(finding),
    ],
  },
};

/**
 * @param missing what the signature ought to hold
 * @param before what the content stands behind
 * @param origin what puts it there, without its article
 */
function describeBare(
  missing: string,
  before: string,
  origin: string,
): CauseWords<FaultCause<BareCode>> {
  return {
    title: (cause) => say`The signature holds ${describeContent(cause)} in place of ${missing}.`,
    evidence: ({ content, form }, finding) => {
      const opened = `Opened with the public key, behind the ${before} stands`;
      const shown = showContent(content);
      switch (pickSignedString(finding)) {
        case 'right':
          return say`${opened} ${printRight(form)}: ${shown}`;
        case 'variant':
          return say`${opened}: ${shown}`;
        case 'unknown':
          return say`Nothing known gives it, so it does not prove that this key made the signature. ${opened}: ${shown}`;
      }
    },
    origins: (_, finding) => [
      [`${pickSignedString(finding) === 'unknown' ? 'Perhaps a' : 'A'} ${origin}`],
    ],
    fixes: () => [
      say`Sign the string with SHA256withRSA, which hashes, pads and adds the DigestInfo.`,
    ],
  };
}

function describeContent({ content, form }: FaultCause<BareCode>): Text {
  if (form !== null) return [printForm(form)];
  const text = toReadable(content);
  return text === null
    ? say`${printOtherBytes(content.length)}`
    : say`the text ${showValue(text.slice(0, 200))}`;
}

function showContent(content: Uint8Array): Text {
  const text = toReadable(content);
  return text === null ? [printHex(content)] : say`${showValue(text)}`;
}

/** Text without control characters, or null. */
function toReadable(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text === '' || /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

type Form = NonNullable<FaultCause<BareCode>['form']>;

function printForm(form: Form): string {
  switch (form.kind) {
    case 'bytes':
      return `a bare ${hashTitles[form.hash]}`;
    case 'hex':
      return `${nameHash(form.hash)} in hex`;
    case 'base64':
      return `${nameHash(form.hash)} in Base64`;
    case 'text':
      return 'the string itself';
  }
}

function printRight(form: Form | null): string {
  return form === null || form.kind === 'text'
    ? 'the right string itself'
    : `the ${hashTitles[form.hash]} of the right string`;
}

function describePss(
  { hash, saltLength, isMadeByKey }: FaultCause<'algorithm.pss'>,
  finding: Finding,
): Text {
  const title = hashTitles[hash];
  const salt = `a salt of ${printBytes(saltLength)}`;
  const signed = pickSignedString(finding);
  if (signed === 'right' && finding.proof.by === 'signature') {
    return say`A PSS verification with ${title} and ${salt} succeeds.`;
  }
  const opened = `Opened with the public key, the signature has PSS padding with ${salt}`;
  if (signed === 'right') return say`${opened}, over the ${title} of the right string.`;
  if (signed === 'variant') return say`${opened}.`;
  return isMadeByKey
    ? say`${opened}, over another string.`
    : say`Opened with the public key, it looks like PSS with ${salt}, over another string. With so long a salt too little is prescribed to prove that this key made it.`;
}

function printBytes(length: number): string {
  return count(length, { one: 'byte', other: 'bytes' });
}

function printOtherBytes(length: number): string {
  return count(length, { one: 'other byte', other: 'other bytes' });
}
