/**
 * Holds the proof of a finding against `node:crypto` and Python's charset tables, by its fields alone, sharing no code with the
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
import type { Cause, FaultCause, FaultCode, PairCause } from '../core/diagnosis/cause';
import type { Finding, Proof } from '../core/diagnosis/finding';
import type { HashName } from '../core/signature/hash-algorithm';
import { buildSignedBytes, encodeText } from './build-signed-bytes';

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
  const cut = causes.find((cause) => cause.code === 'string.cut');
  if (cut?.isBeginning) {
    expect(canonical.slice(0, cut.length)).toBe(ownString.slice(0, cut.length));
    expect(canonical.length).toBeGreaterThan(cut.length);
  }
  if (cut !== undefined) return;
  if (variantText === null && causes.some(({ code }) => code === 'string.text-around')) {
    expect(surround(canonical, causes)).toBe(ownString);
  } else if (variantText === null) {
    expect([...new Set(causes.map(({ kind }) => kind))]).toEqual(['pair']);
  } else if (proof.by === 'string' && proof.hasAddedPairs) {
    expect(variantText.length).toBeLessThan(ownString.length);
    expect(isSubsequence(variantText.split('&'), ownString.split('&'))).toBe(true);
  } else expect(surround(variantText, causes)).toBe(ownString);
}

/** With what the outer causes say of it: what stands around it, or how its bytes are shown. */
function surround(variantText: string, causes: readonly Cause[]): string {
  const around = causes.find((cause) => cause.code === 'string.text-around');
  if (around !== undefined) return `${around.before}${variantText}${around.after}`;
  const has = (code: Cause['code']): boolean => causes.some((cause) => cause.code === code);
  if (has('charset.utf-16')) return encodeText(variantText, causes).toString('latin1');
  if (has('charset.byte-order-mark')) return encodeText(variantText, causes).toString();
  return variantText;
}

function expectPair(cause: PairCause, ownString: string, canonical: string): void {
  const { key } = cause;
  // A part without `=` is a key with nothing behind it.
  const count = (text: string, value: string): number =>
    countOccurrences(`&${text}&`, `&${key}=${value}&`) +
    (value === '' ? countOccurrences(`&${text}&`, `&${key}&`) : 0);
  const countKeys = (text: string): number => countOccurrences(`&${text}`, `&${key}=`);
  switch (cause.difference) {
    case 'missing':
      expect([countKeys(ownString), count(canonical, cause.expected) > 0]).toEqual([0, true]);
      return;
    case 'added': {
      // One that is signed may be there once more, with this value or another.
      const bare = cause.own === '' ? countOccurrences(`&${ownString}&`, `&${key}&`) : 0;
      expect(count(ownString, cause.own)).toBeGreaterThan(0);
      expect(countKeys(ownString) + bare).toBeGreaterThan(countKeys(canonical));
      return;
    }
    case 'changed': {
      if (cause.relation?.kind === 'taken-apart') {
        for (const part of cause.own.split('&')) {
          expect(`&${ownString}&`).toContain(`&${part}&`);
        }
        expect(count(canonical, cause.expected)).toBeGreaterThan(0);
        return;
      }
      if (cause.relation?.kind === 'spread' || cause.relation?.kind === 'items') {
        const { relation } = cause;
        const keys = relation.kind === 'items' ? relation.entries : 0;
        expect([countKeys(ownString), count(canonical, cause.expected) > 0]).toEqual([keys, true]);
        const parts = cause.own.split('&');
        expect(parts.filter((part) => !`&${ownString}&`.includes(`&${part}&`))).toEqual([]);
        if (relation.kind === 'spread') expect(relation.path.startsWith(key)).toBe(true);
        return;
      }
      // A value that was cut at its `&` stands before one in the right string, too.
      const begun = cause.expected.startsWith(`${cause.own}&`) ? 1 : 0;
      const isThere = count(ownString, cause.own) > 0 || hasSpelledAlike(ownString, key, cause.own);
      expect([isThere, count(canonical, cause.own)]).toEqual([true, begun]);
      expect(count(canonical, cause.expected)).toBeGreaterThan(0);
      return;
    }
    case 'renamed':
      expect(countKeys(ownString)).toBe(0);
      if (!cause.isGarbled) {
        expect(count(canonical, cause.own) > 0).toBe(cause.hasOtherValue !== true);
        expect(countKeys(canonical)).toBeGreaterThan(0);
      }
      expect(countOccurrences(`&${ownString}&`, `&${cause.ownKey}=${cause.own}&`)).toBeGreaterThan(
        0,
      );
      return;
    case 'moved':
      expect(count(ownString, cause.own)).toBeGreaterThan(0);
      expect(count(canonical, cause.expected)).toBeGreaterThan(0);
  }
}

/** Under a key in another spelling, which is told as a cause of its own. */
function hasSpelledAlike(text: string, key: string, value: string): boolean {
  const spell = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();
  return text.split('&').some((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return spell(name) === spell(key) && rest.join('=') === value;
  });
}

function countOccurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

export function isSubsequence(parts: readonly string[], whole: readonly string[]): boolean {
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
  const given = Buffer.from(digest);
  const signed = buildSignedBytes(variantText ?? callback.canonical, causes, hash);
  expect(createHash(hash).update(signed).digest().equals(given)).toBe(true);
  if (subject === 'own-string') {
    const texts = [given.toString('hex'), given.toString('base64')];
    expect(texts).toContain(callback.ownString.trim());
    return;
  }
  const holds = holdsDigest(causes, callback, hash, given, signed);
  expect({ causes, holds }).toEqual({ causes, holds: true });
}

function holdsDigest(
  causes: readonly Cause[],
  callback: ProvenCallback,
  hash: HashName,
  digest: Buffer,
  signed: Buffer,
): boolean {
  const key = createPublicKey(pickKeyText(causes, callback));
  const signature = pickSignature(causes, callback);
  const pss = findFault(causes, 'algorithm.pss');
  if (pss !== null) return holdsPss(openRaw(key, signature), pss, digest);
  const bare = findBare(causes);
  if (bare !== null) {
    const encoding =
      bare.form?.kind === 'hex' || bare.form?.kind === 'base64' ? bare.form.kind : null;
    const content = openBare(causes, key, signature);
    // Without padding, zeros that a digest begins with are lost among those before it.
    const whole = Buffer.concat([Buffer.alloc(digest.length), content]).subarray(-digest.length);
    if (encoding === null) return whole.equals(digest);
    return Buffer.from(content.toString('latin1'), encoding).equals(digest);
  }
  if (findFault(causes, 'algorithm.digest-info') !== null) {
    return openPadded(key, signature).subarray(-digest.length).equals(digest);
  }
  return verify(hash, signed, { key, padding: constants.RSA_PKCS1_PADDING }, signature);
}

/** The signature holds the variant itself. */
function expectContent({ causes, variantText }: Finding, callback: ProvenCallback): void {
  const key = createPublicKey(pickKeyText(causes, callback));
  const content = openBare(causes, key, pickSignature(causes, callback));
  const signed = buildSignedBytes(variantText ?? callback.canonical, causes, 'sha256');
  expect(signed.equals(content)).toBe(true);
}

function findFault<Code extends FaultCode>(
  causes: readonly Cause[],
  code: Code,
): FaultCause<Code> | null {
  const found = causes.find((cause) => cause.kind === 'fault' && cause.code === code);
  return (found as FaultCause<Code> | undefined) ?? null;
}

function findBare(causes: readonly Cause[]) {
  return findFault(causes, 'algorithm.no-digest-info') ?? findFault(causes, 'algorithm.no-padding');
}

/** Of the text of X-Sign as the finding repairs it, or of the one among several that it names. */
function pickSignature(causes: readonly Cause[], { sign, signatureBytes }: ProvenCallback): Buffer {
  const repaired = causes.findLast((cause) => cause.kind === 'repair')?.repairedText;
  const chosen = findFault(causes, 'sign.one-of-several')?.value;
  const bytes = Buffer.from(repaired ?? chosen ?? sign, 'base64');
  if (signatureBytes !== undefined) expect(bytes.equals(signatureBytes)).toBe(true);
  return findFault(causes, 'sign.byte-reversed') === null ? bytes : Buffer.from(bytes).reverse();
}

/** Of the key that the finding says has signed. */
function pickKeyText(
  causes: readonly Cause[],
  { keyTexts, ownKeyText = '' }: ProvenCallback,
): string {
  if (findFault(causes, 'key.own-signature') !== null) return ownKeyText;
  return keyTexts[findFault(causes, 'key.other-loaded')?.keyIndex ?? 0] ?? '';
}

/** The encoded message, as long as the modulus. */
function openRaw(key: KeyObject, signature: Buffer): Buffer {
  return publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature);
}

/** What stands behind the PKCS#1 padding. */
function openPadded(key: KeyObject, signature: Buffer): Buffer {
  return publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
}

function openBare(causes: readonly Cause[], key: KeyObject, signature: Buffer): Buffer {
  if (findFault(causes, 'algorithm.no-padding') === null) return openPadded(key, signature);
  const message = openRaw(key, signature);
  return message.subarray(message.findIndex((byte) => byte !== 0));
}

/** H is the hash of eight zeros, the message's digest and the salt (RFC 8017 §9.1.1). */
function holdsPss(
  message: Buffer,
  { hash, maskHash, saltLength }: FaultCause<'algorithm.pss'>,
  digest: Buffer,
): boolean {
  const inner = message.subarray(-digest.length - 1, -1);
  const masked = message.subarray(0, -digest.length - 1);
  const blocks = Array.from({ length: Math.ceil(masked.length / 16) }, (_, counter) =>
    createHash(maskHash)
      .update(inner)
      .update(Buffer.of(0, 0, 0, counter))
      .digest(),
  );
  const mask = Buffer.concat(blocks);
  const block = masked.map((byte, at) => byte ^ (mask[at] ?? 0));
  const salt = saltLength === 0 ? Buffer.of() : block.subarray(-saltLength);
  const again = createHash(hash).update(Buffer.alloc(8)).update(digest).update(salt).digest();
  return block.at(-saltLength - 1) === 1 && again.equals(inner);
}

/** The signature verifies: repaired, with another key, or with another padding. */
function expectSignature(
  { causes, variantText }: Finding,
  { signatureBytes, padding, hash }: ProofBy<'signature'>,
  callback: ProvenCallback,
): void {
  const signature = Buffer.from(signatureBytes);
  // What is shown as the repaired text is what verifies.
  expect(signature.equals(pickSignature(causes, callback))).toBe(true);
  const key = createPublicKey(pickKeyText(causes, callback));
  const { RSA_PKCS1_PADDING, RSA_PKCS1_PSS_PADDING } = constants;
  const options = { key, padding: padding === 'pss' ? RSA_PKCS1_PSS_PADDING : RSA_PKCS1_PADDING };
  const signed = buildSignedBytes(variantText ?? callback.canonical, causes, hash);
  const verifies = verify(hash, signed, options, signature);
  expect({ causes, variantText, verifies }).toMatchObject({ verifies: true });
}
