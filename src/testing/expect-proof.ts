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
import type { Finding } from '../core/diagnosis/finding';

export interface ProvenCallback {
  /** PEM; the first is the current key. */
  readonly keyTexts: readonly string[];
  /** The merchant's own key. */
  readonly ownKeyText?: string;
  /** The text of X-Sign. */
  readonly sign: string;
  /** The string to be signed. */
  readonly canonical: string;
  readonly ownString: string;
}

/** Does nothing for a finding that claims no proof. */
export function expectProof(finding: Finding, callback: ProvenCallback): void {
  switch (finding.proof) {
    case 'none':
      return;
    case 'string':
      expectOwnString(finding, callback);
      return;
    case 'digest':
      expectDigest(finding, callback);
      return;
    case 'signature':
      expectSignature(finding, callback);
  }
}

/** What the finding tells of stands in the merchant's string, and not in the right one. */
function expectOwnString(finding: Finding, { ownString, canonical }: ProvenCallback): void {
  const { codes, key, value, variantText } = finding;
  expect(finding.subject).toBe('own-string');
  const pair = value === null ? `${key}=` : `${key}=${value}`;
  const hasPair = (text: string): boolean => `&${text}&`.includes(`&${pair}`);
  if (variantText !== null) {
    // Pairs that the merchant's code added are findings of their own.
    const added = codes.includes('string.field-added') || variantText.length < ownString.length;
    if (!added) expect(variantText).toBe(ownString);
    else expect(isSubsequence(variantText.split('&'), ownString.split('&'))).toBe(true);
  } else if (value !== null)
    expect([hasPair(ownString), hasPair(canonical)]).toEqual([true, false]);
  else if (codes.includes('string.order')) expect(hasPair(ownString)).toBe(true);
  else expect([hasPair(ownString), hasPair(canonical)]).toEqual([false, true]);
}

function isSubsequence(parts: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const part of whole) if (part === parts[at]) at += 1;
  return at === parts.length;
}

/** The digest inside the signature is the hash of the variant. */
function expectDigest({ codes, value, variantText }: Finding, callback: ProvenCallback): void {
  const { sign, canonical } = callback;
  const key = createPublicKey(pickKeyText(codes, callback));
  const content = open(key, Buffer.from(sign, 'base64'));
  const hash = codes.includes('algorithm.digest') ? toNodeName(value ?? '') : 'sha256';
  const matches = listSignedBytes(variantText ?? canonical, codes).some((bytes) => {
    const digest = createHash(hash).update(bytes).digest();
    if (!codes.includes('algorithm.no-digest-info')) {
      return content.subarray(-digest.length).equals(digest);
    }
    return [digest, Buffer.from(digest.toString('hex')), bytes].some((one) => one.equals(content));
  });
  expect({ codes, variantText, matches }).toMatchObject({ matches: true });
}

/** Of the key that the finding says has signed. */
function pickKeyText(
  codes: readonly string[],
  { keyTexts, ownKeyText = '' }: ProvenCallback,
): string {
  if (codes.includes('key.own-signature')) return ownKeyText;
  return keyTexts[codes.includes('key.other-loaded') ? 1 : 0] ?? '';
}

/** What stands behind the PKCS#1 padding. */
function open(key: KeyObject, signature: Buffer): Buffer {
  return publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
}

function toNodeName(name: string): string {
  return name.startsWith('sha512-') || name.startsWith('sha3-') ? name : name.replace('-', '');
}

/** The signature verifies: repaired, with another key, or with another padding. */
function expectSignature(finding: Finding, callback: ProvenCallback): void {
  const { codes, evidence, variantText } = finding;
  const { sign, canonical } = callback;
  const isRepaired = codes.some((code) => code.startsWith('sign.'));
  const text = isRepaired ? evidence.slice(evidence.lastIndexOf(' ') + 1) : sign;
  const key = createPublicKey(pickKeyText(codes, callback));
  const signature = Buffer.from(text, 'base64');
  const options = codes.includes('algorithm.pss')
    ? { key, padding: constants.RSA_PKCS1_PSS_PADDING }
    : { key, padding: constants.RSA_PKCS1_PADDING };
  const hashes = codes.includes('algorithm.pss')
    ? ['sha256', 'sha1', 'sha384', 'sha512']
    : ['sha256'];
  const verifies = listSignedBytes(variantText ?? canonical, codes).some((bytes) =>
    hashes.some((hash) => verify(hash, bytes, options, signature)),
  );
  expect({ codes, variantText, verifies }).toMatchObject({ verifies: true });
}

/** The bytes that the text may have become before it was hashed and signed, by the codes of the finding. */
function listSignedBytes(text: string, codes: readonly string[]): readonly Buffer[] {
  const encoded = encode(text, codes);
  if (!codes.includes('algorithm.hashed-twice')) return encoded;
  return encoded.flatMap((bytes) => {
    const digest = createHash('sha256').update(bytes).digest();
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
