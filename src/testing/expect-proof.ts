/**
 * Holds the proof of a finding against `node:crypto` and Python's charset tables, sharing no code with the
 * diagnosis: a finding that claims a proof which does not hold fails the test.
 */
import {
  constants,
  createHash,
  createPublicKey,
  type KeyObject,
  publicDecrypt,
  verify,
} from 'node:crypto';
import { expect } from 'vitest';
import type { PairCause } from '../core/diagnosis/cause';
import { type Finding, listCodes, type Proof } from '../core/diagnosis/finding';
import type { HashName } from '../core/signature/hash-algorithm';

export interface ProvenCallback {
  /** PEM; the first is the current key. */
  readonly keyTexts: readonly string[];
  /** The merchant's own key. */
  readonly ownKeyText?: string;
  /** The text of X-Sign. */
  readonly sign: string;
  /** What its damaged text stood for. */
  readonly signatureBytes?: Buffer;
  /** The string to be signed. */
  readonly canonical: string;
  readonly ownString: string;
}

/** Does nothing for a finding that claims no proof. */
export function expectProof(finding: Finding, callback: ProvenCallback): void {
  switch (finding.proof.by) {
    case 'none':
      return;
    case 'string':
      if (finding.subject === 'own-string') expectOwnString(finding, callback);
      else expectContent(finding, callback);
      return;
    case 'digest':
      expectDigest(finding, finding.proof, callback);
      return;
    case 'signature':
      expectSignature(finding, finding.proof, callback);
  }
}

/** What the finding tells of stands in the merchant's string, and not in the right one. */
function expectOwnString(
  { causes, proof, variantText }: Finding,
  { ownString, canonical }: ProvenCallback,
): void {
  for (const cause of causes) {
    if (cause.kind === 'pair') expectPair(cause, ownString, canonical);
  }
  if (variantText === null) {
    expect(causes.map(({ kind }) => kind)).toEqual(['pair']);
  } else if (proof.by === 'string' && proof.hasAddedPairs) {
    expect(variantText.length).toBeLessThan(ownString.length);
    expect(isSubsequence(variantText.split('&'), ownString.split('&'))).toBe(true);
  } else expect(variantText).toBe(ownString);
}

function expectPair(cause: PairCause, ownString: string, canonical: string): void {
  const { key } = cause;
  const count = (text: string, value: string): number =>
    countPlaces(`&${text}&`, `&${key}=${value}&`);
  const countKeys = (text: string): number => countPlaces(`&${text}`, `&${key}=`);
  switch (cause.difference) {
    case 'missing':
      expect([countKeys(ownString), count(canonical, cause.expected) > 0]).toEqual([0, true]);
      return;
    case 'added': {
      // A part without `=` is all key; one that is signed may be there once more, with this value or another.
      const bare = cause.own === '' ? countPlaces(`&${ownString}&`, `&${key}&`) : 0;
      expect(count(ownString, cause.own) + bare).toBeGreaterThan(0);
      expect(countKeys(ownString) + bare).toBeGreaterThan(countKeys(canonical));
      return;
    }
    case 'changed':
      expect([count(ownString, cause.own) > 0, count(canonical, cause.own)]).toEqual([true, 0]);
      expect(count(canonical, cause.expected)).toBeGreaterThan(0);
      return;
    case 'moved':
      expect(count(ownString, cause.own)).toBeGreaterThan(0);
      expect(count(canonical, cause.expected)).toBeGreaterThan(0);
  }
}

function countPlaces(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

function isSubsequence(parts: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const part of whole) if (part === parts[at]) at += 1;
  return at === parts.length;
}

type ProofBy<By extends Proof['by']> = Extract<Proof, { by: By }>;

/** The digest is the hash of the variant, and it stands inside the signature, or is what the merchant gave. */
function expectDigest(
  { causes, subject, variantText }: Finding,
  { hash, digest }: ProofBy<'digest'>,
  callback: ProvenCallback,
): void {
  const codes = listCodes({ causes });
  const signed = listSignedBytes(variantText ?? callback.canonical, codes, hash).filter((bytes) =>
    createHash(hash).update(bytes).digest().equals(digest),
  );
  expect(signed).not.toEqual([]);
  const given = Buffer.from(digest);
  if (subject === 'own-string') {
    const texts = [given.toString('hex'), given.toString('base64')];
    expect(texts).toContain(callback.ownString.trim());
    return;
  }
  const key = createPublicKey(pickKeyText(codes, callback));
  const signature = pickSignature(codes, callback);
  expect({ codes, holds: holdsDigest(codes, key, signature, hash, given, signed) }).toEqual({
    codes,
    holds: true,
  });
}

function holdsDigest(
  codes: readonly string[],
  key: KeyObject,
  signature: Buffer,
  hash: HashName,
  digest: Buffer,
  signed: readonly Buffer[],
): boolean {
  if (codes.includes('algorithm.pss')) return holdsPss(openRaw(key, signature), hash, digest);
  if (codes.some((code) => /no-(?:digest-info|padding)$/.test(code))) {
    const hex = Buffer.from(digest.toString('hex'));
    const forms = [digest, hex, Buffer.from(digest.toString('base64'))];
    const content = openBare(codes, key, signature).toString('latin1');
    return forms.some((form) => content.toLowerCase() === form.toString('latin1').toLowerCase());
  }
  if (codes.includes('algorithm.digest-info')) {
    return openPadded(key, signature).subarray(-digest.length).equals(digest);
  }
  const options = { key, padding: constants.RSA_PKCS1_PADDING };
  return signed.some((bytes) => verify(hash, bytes, options, signature));
}

/** The signature holds the variant itself. */
function expectContent({ causes, variantText }: Finding, callback: ProvenCallback): void {
  const codes = listCodes({ causes });
  const key = createPublicKey(pickKeyText(codes, callback));
  const content = openBare(codes, key, pickSignature(codes, callback));
  const texts = listSignedBytes(variantText ?? callback.canonical, codes, 'sha256');
  expect(texts.some((bytes) => bytes.equals(content))).toBe(true);
}

function pickSignature(
  codes: readonly string[],
  { sign, signatureBytes = Buffer.from(sign, 'base64') }: ProvenCallback,
): Buffer {
  const bytes = Buffer.from(signatureBytes);
  return codes.includes('sign.byte-reversed') ? bytes.reverse() : bytes;
}

/** Of the key that the finding says has signed. */
function pickKeyText(
  codes: readonly string[],
  { keyTexts, ownKeyText = '' }: ProvenCallback,
): string {
  if (codes.includes('key.own-signature')) return ownKeyText;
  return keyTexts[codes.includes('key.other-loaded') ? 1 : 0] ?? '';
}

/** The encoded message, as long as the modulus. */
function openRaw(key: KeyObject, signature: Buffer): Buffer {
  return publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature);
}

/** What stands behind the PKCS#1 padding. */
function openPadded(key: KeyObject, signature: Buffer): Buffer {
  return publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
}

function openBare(codes: readonly string[], key: KeyObject, signature: Buffer): Buffer {
  if (!codes.includes('algorithm.no-padding')) return openPadded(key, signature);
  const message = openRaw(key, signature);
  return message.subarray(message.findIndex((byte) => byte !== 0));
}

/** H is the hash of eight zeros, the message's digest and the salt (RFC 8017 §9.1.1), under any mask. */
function holdsPss(message: Buffer, hash: HashName, digest: Buffer): boolean {
  const inner = message.subarray(-digest.length - 1, -1);
  const masked = message.subarray(0, -digest.length - 1);
  return [hash, 'sha1', 'sha256'].some((maskHash) => {
    const blocks = Array.from({ length: Math.ceil(masked.length / 16) }, (_, counter) =>
      createHash(maskHash)
        .update(inner)
        .update(Buffer.of(0, 0, 0, counter))
        .digest(),
    );
    const mask = Buffer.concat(blocks);
    const block = masked.map((byte, at) => byte ^ (mask[at] ?? 0));
    // The first bit is not masked with keys whose length is a multiple of eight.
    block[0] = (block[0] ?? 0) & 0x7f;
    const salt = block.subarray(block.indexOf(1) + 1);
    const again = createHash(hash).update(Buffer.alloc(8)).update(digest).update(salt).digest();
    return again.equals(inner);
  });
}

/** The signature verifies: repaired, with another key, or with another padding. */
function expectSignature(
  { causes, variantText }: Finding,
  { signatureBytes, padding, hash }: ProofBy<'signature'>,
  callback: ProvenCallback,
): void {
  const signature = Buffer.from(signatureBytes);
  const codes = listCodes({ causes });
  const repaired = causes.findLast((cause) => cause.kind === 'repair');
  // What is shown as the repaired text is what verifies.
  if (repaired !== undefined) expect(repaired.repairedText).toBe(signature.toString('base64'));
  else expect(signature.equals(pickSignature(codes, callback))).toBe(true);
  const key = createPublicKey(pickKeyText(codes, callback));
  const { RSA_PKCS1_PADDING, RSA_PKCS1_PSS_PADDING } = constants;
  const options = { key, padding: padding === 'pss' ? RSA_PKCS1_PSS_PADDING : RSA_PKCS1_PADDING };
  const verifies = listSignedBytes(variantText ?? callback.canonical, codes, hash).some((bytes) =>
    verify(hash, bytes, options, signature),
  );
  expect({ codes, variantText, verifies }).toMatchObject({ verifies: true });
}

/** The bytes that the text may have become before it was hashed and signed, by the codes of the finding. */
function listSignedBytes(
  text: string,
  codes: readonly string[],
  hash: HashName,
): readonly Buffer[] {
  const encoded = encode(text, codes);
  if (!codes.includes('algorithm.hashed-twice')) return encoded;
  return encoded.flatMap((bytes) => {
    const digest = createHash(hash).update(bytes).digest();
    const hex = digest.toString('hex');
    const base64 = digest.toString('base64');
    return [digest, ...[hex, hex.toUpperCase(), base64].map((one) => Buffer.from(one))];
  });
}

function encode(text: string, codes: readonly string[]): readonly Buffer[] {
  if (codes.includes('charset.gbk')) return [encodeGbk(text)];
  if (codes.includes('charset.latin1')) {
    const latin1 = Buffer.from(text.replace(/[^\0-\xff]/gu, '?'), 'latin1');
    return [latin1, encodeWindows1252(text)];
  }
  if (codes.includes('charset.utf-16')) {
    return [text, `\ufeff${text}`].flatMap((one) => {
      const little = Buffer.from(one, 'utf16le');
      return [little, Buffer.from(little).swap16()];
    });
  }
  return [Buffer.from(codes.includes('charset.byte-order-mark') ? `\ufeff${text}` : text, 'utf8')];
}

/** By Python's codec, for the characters that the tests use. */
const windows1252Codes: Readonly<Record<string, number>> = {
  '€': 0x80,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '™': 0x99,
  '¢': 0xa2,
  Ã: 0xc3,
  â: 0xe2,
  é: 0xe9,
  ü: 0xfc,
};

function encodeWindows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (character) =>
      character < '\x80' ? character.charCodeAt(0) : (windows1252Codes[character] ?? 0x3f),
    ),
  );
}

/** By Python's codec, for the characters that the tests use. */
const gbkCodes: Readonly<Record<string, string>> = {
  é: 'a8a6',
  ü: 'a8b9',
  付: 'b8b6',
  单: 'b5a5',
  完: 'cdea',
  张: 'd5c5',
  成: 'b3c9',
  款: 'bfee',
  订: 'b6a9',
};

function encodeGbk(text: string): Buffer {
  return Buffer.concat(
    Array.from(text, (character) =>
      character < '\x80' ? Buffer.from(character) : Buffer.from(gbkCodes[character] ?? '3f', 'hex'),
    ),
  );
}
