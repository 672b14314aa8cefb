/** Explanations by the algorithm: another hash, padding or encoding than SHA256withRSA. */

import { type HashAlgorithm, hashTitles } from '../signature/hash-algorithm';
import type { PssReading } from '../signature/open-pss';
import type { OpenedSignature } from '../signature/open-signature';
import { toHex } from '../text/hex';
import type { BareForm } from './bare-forms';
import {
  createFinding,
  type Finding,
  notProven,
  type Owner,
  type Proof,
  quoteData,
} from './finding';

/** What the signature turned out to be over, with the proof of it. */
export interface SignedOver {
  readonly string: 'right' | 'variant' | 'unknown';
  readonly proof: Proof;
  /** Only the holder of the private key can have made it. */
  readonly isMadeByKey: boolean;
}

/** The algorithm alone is proven only over the right string; over a variant, the finding of the variant has the proof. */
function pickProof({ string, proof }: SignedOver): Proof {
  return string === 'right' ? proof : notProven;
}

/** The signer's, where it is proven that one of these keys signed at all. */
function pickOwner({ isMadeByKey }: SignedOver): Owner {
  return isMadeByKey ? 'platform' : 'unknown';
}

export function buildHashFinding(
  { name, title, bytes }: HashAlgorithm,
  digest: Uint8Array,
  over: SignedOver,
): Finding {
  return createFinding({
    codes: ['algorithm.digest'],
    subject: 'signature',
    owner: pickOwner(over),
    proof: pickProof(over),
    title: `It was signed with ${title} (${name}WithRSAEncryption) instead of SHA-256.`,
    evidence:
      over.string === 'right'
        ? `Opened with the public key, the signature holds the ${title} of the right string: ${toHex(digest)}`
        : `Opened with the public key, the signature names ${title} and holds ${bytes} bytes: ${toHex(digest)}`,
    origins: [`A signing call set to ${title}, often an older default (RSA instead of RSA2).`],
    fixes: ['Sign with RSA2: SHA256withRSA (RSASSA-PKCS1-v1_5 with SHA-256).'],
    value: name,
  });
}

export function buildNoNullFinding(over: SignedOver): Finding {
  const lacks = 'its DigestInfo lacks the NULL parameter';
  return createFinding({
    codes: ['algorithm.digest-info'],
    subject: 'signature',
    owner: pickOwner(over),
    proof: pickProof(over),
    title:
      over.string === 'right'
        ? `The right string was signed, but ${lacks}.`
        : `The signature is built wrongly: ${lacks}.`,
    evidence:
      'Opened with the public key, the signature holds a DigestInfo without the NULL that RFC 8017 §9.2 asks for.',
    origins: ['A signer that builds the DigestInfo by hand.'],
    fixes: ['Let the library build the DigestInfo: SHA256withRSA.'],
  });
}

/** @param form null where nothing known gives the content */
export function buildBareFinding(
  { padding, content }: Extract<OpenedSignature, { kind: 'bare' }>,
  form: BareForm | null,
  over: SignedOver,
): Finding {
  const isPadded = padding === 'pkcs1';
  const text = toReadable(content);
  const shown = text === null ? toHex(content) : quoteData(text);
  const what =
    form !== null
      ? printForm(form)
      : text === null
        ? `${content.length} other bytes`
        : `the text ${quoteData(text.slice(0, 200))}`;
  const opened = `Opened with the public key, behind the ${isPadded ? 'padding' : 'zeros'} stands`;
  return createFinding({
    codes: [isPadded ? 'algorithm.no-digest-info' : 'algorithm.no-padding'],
    subject: 'signature',
    owner: pickOwner(over),
    proof: pickProof(over),
    title: `In place of a ${isPadded ? 'DigestInfo' : 'padded DigestInfo'} the signature holds ${what}.`,
    evidence:
      over.string === 'right'
        ? `${opened} ${printRight(form)}: ${shown}`
        : over.string === 'variant'
          ? `${opened}: ${shown}`
          : `Nothing known gives it, so it does not prove that this key made the signature. ${opened}: ${shown}`,
    origins: [
      isPadded
        ? 'A raw RSA private-key operation over a digest: openssl_private_encrypt, pkeyutl without -pkeyopt digest, NONEwithRSA.'
        : 'A raw RSA private-key operation without padding: RSA/ECB/NoPadding, which is Bouncy Castle’s and Android’s default for RSA.',
    ],
    fixes: ['Sign with SHA256withRSA over the string; it hashes, pads and adds the DigestInfo.'],
  });
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

function printForm(form: BareForm): string {
  switch (form.kind) {
    case 'bytes':
      return `a bare ${hashTitles[form.hash]}`;
    case 'hex':
      return `a ${hashTitles[form.hash]} in hex`;
    case 'base64':
      return `a ${hashTitles[form.hash]} in Base64`;
    case 'text':
      return 'the string itself';
  }
}

function printRight(form: BareForm | null): string {
  return form === null || form.kind === 'text'
    ? 'the right string itself'
    : `the ${hashTitles[form.hash]} of the right string`;
}

export function buildPssFinding(
  { hash, maskHash, saltLength }: PssReading,
  over: SignedOver,
): Finding {
  const title = hashTitles[hash];
  const masked = maskHash === hash ? '' : `, MGF1 with ${hashTitles[maskHash]}`;
  const was = over.isMadeByKey ? 'It was signed' : 'It may have been signed';
  return createFinding({
    codes: ['algorithm.pss'],
    subject: 'signature',
    owner: pickOwner(over),
    proof: pickProof(over),
    title: `${was} with PSS padding (RSASSA-PSS, ${title}${masked}) instead of PKCS#1 v1.5.`,
    evidence: printPssEvidence(title, saltLength, over),
    origins: [
      'A library whose default is PSS, or a call such as SHA256withRSA/PSS, RSA-PSS or padding.PSS.',
    ],
    fixes: ['Sign with PKCS#1 v1.5: SHA256withRSA, RSASSA-PKCS1-v1_5, padding.PKCS1v15.'],
  });
}

function printPssEvidence(
  title: string,
  saltLength: number,
  { string, proof, isMadeByKey }: SignedOver,
): string {
  const salt = `a salt of ${saltLength} bytes`;
  if (string === 'right' && proof.by === 'signature') {
    return `A PSS verification with ${title} and ${salt} succeeds.`;
  }
  const opened = `Opened with the public key, the signature has PSS padding with ${salt}`;
  if (string === 'right') return `${opened}, over the ${title} of the right string.`;
  if (string === 'variant') return `${opened}.`;
  return isMadeByKey
    ? `${opened}, over another string.`
    : `Opened with the public key, it looks like PSS with ${salt}, over another string. With so long a salt too little is prescribed to prove that this key made it.`;
}
