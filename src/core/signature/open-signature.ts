/**
 * Looks inside a signature with the public key alone: s^e mod n (RSAVP1, RFC 8017 §5.2.2) and what the
 * encoded message says. It explains; it never accepts. Lenient by intent: it names what is there.
 */

import type { PlatformKey } from '../key/platform-key';
import { toHex } from '../text/hex';
import { type HashAlgorithm, hashAlgorithms } from './hash-algorithm';

export type OpenedSignature =
  /** Not below the modulus, or not as long as it: no signature of this key. */
  | { readonly kind: 'out-of-range' }
  /** The key's numbers are so long that opening would take seconds. */
  | { readonly kind: 'not-opened' }
  /** EMSA-PKCS1-v1_5 padding around a DigestInfo (RFC 8017 §9.2), with nothing before or behind. */
  | {
      readonly kind: 'digest-info';
      readonly hash: HashAlgorithm;
      readonly digest: Uint8Array<ArrayBuffer>;
      /** False: the algorithm's parameters are missing where RFC 8017 wants NULL. */
      readonly hasNull: boolean;
    }
  /** No DigestInfo: all that stands behind the padding, or behind zeros where there is no padding. */
  | {
      readonly kind: 'bare';
      readonly padding: 'pkcs1' | 'none';
      readonly content: Uint8Array<ArrayBuffer>;
    }
  /** EM as EMSA-PSS would end it: perhaps PSS (RFC 8017 §9.1), one in 256 others look so too. */
  | { readonly kind: 'maybe-pss'; readonly message: Uint8Array<ArrayBuffer> }
  /** Nothing that a signer writes: another key, or an altered signature. */
  | { readonly kind: 'noise' };

type RsaNumbers = Pick<PlatformKey, 'modulus' | 'exponent'>;

/** Exponents of usual keys are 3 to 65537; with a very long one opening would take seconds. */
const exponentLimit = 2n ** 32n;

/** In bytes: WebCrypto takes none beyond 16,384 bits, and opening takes the square of it. */
const modulusLimit = 2048;

/** RFC 8017 §9.2 asks for at least eight octets of padding; less than that in zeros may be chance. */
const fewestOctets = 8;

export function openSignature(signature: Uint8Array, key: RsaNumbers): OpenedSignature {
  if (key.exponent > exponentLimit || key.modulus.length > modulusLimit) {
    return { kind: 'not-opened' };
  }
  if (signature.length !== key.modulus.length) return { kind: 'out-of-range' };
  const modulus = toInteger(key.modulus);
  const value = toInteger(signature);
  if (value >= modulus) return { kind: 'out-of-range' };
  const message = toBytes(raise(value, key.exponent, modulus), key.modulus.length);
  if (message[0] === 0 && message[1] === 1) {
    let at = 2;
    while (message[at] === 0xff) at++;
    if (at >= 2 + fewestOctets && message[at] === 0) return readContent(message.slice(at + 1));
  }
  const zeros = message.findIndex((byte) => byte !== 0);
  if (zeros >= fewestOctets)
    return { kind: 'bare', padding: 'none', content: message.slice(zeros) };
  return message.at(-1) === 0xbc ? { kind: 'maybe-pss', message } : { kind: 'noise' };
}

/**
 * Whether this key made the signature, by one look at what it holds. Null: that cannot be told. Content
 * without a DigestInfo, and PSS, become proof only by what they are over.
 */
export function isMadeByKey(opened: OpenedSignature, key: RsaNumbers): boolean | null {
  switch (opened.kind) {
    case 'digest-info':
      return isBeyondForging(8 * (key.modulus.length - opened.hash.bytes), key) ? true : null;
    case 'bare':
    case 'maybe-pss':
    case 'not-opened':
      return null;
    case 'noise':
    case 'out-of-range':
      return false;
  }
}

/** Prescribed bits out of a forger's reach that rule out chance. */
const margin = 64;

/**
 * Whether only the private key can write an encoded message with this many prescribed bits. Without it, an
 * e-th root gives about one in e of the key's bits at will: a third of them where e is 3, none to speak of at 65537.
 */
export function isBeyondForging(
  prescribedBits: number,
  { modulus, exponent }: RsaNumbers,
): boolean {
  return prescribedBits - (8 * modulus.length) / Number(exponent) >= margin;
}

function readContent(content: Uint8Array<ArrayBuffer>): OpenedSignature {
  const hex = toHex(content);
  for (const hash of hashAlgorithms) {
    for (const hasNull of [true, false]) {
      const prefix = printDigestInfoPrefix(hash, hasNull);
      if (hex.startsWith(prefix) && hex.length === prefix.length + hash.bytes * 2) {
        return { kind: 'digest-info', hash, digest: content.slice(prefix.length / 2), hasNull };
      }
    }
  }
  return { kind: 'bare', padding: 'pkcs1', content };
}

/** DER of a DigestInfo up to its digest, hex. */
function printDigestInfoPrefix({ oid, bytes }: HashAlgorithm, hasNull: boolean): string {
  const algorithm = `06${toHex([oid.length / 2])}${oid}${hasNull ? '0500' : ''}`;
  const sequence = `30${toHex([algorithm.length / 2])}${algorithm}04${toHex([bytes])}`;
  return `30${toHex([sequence.length / 2 + bytes])}${sequence}`;
}

/** base^exponent mod modulus by squaring; 17 products for 65537. The exponent is positive. */
function raise(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result: bigint | null = null;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = result === null ? square : (result * square) % modulus;
    if (rest > 1n) square = (square * square) % modulus;
  }
  return result ?? 1n;
}

/** Eight bytes at a time: that is several times quicker than by way of hex. */
function toInteger(bytes: Uint8Array): bigint {
  const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
  padded.set(bytes, padded.length - bytes.length);
  const view = new DataView(padded.buffer);
  let value = 0n;
  for (let at = 0; at < padded.length; at += 8) value = (value << 64n) | view.getBigUint64(at);
  return value;
}

/** @param length enough for the value */
function toBytes(value: bigint, length: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil(length / 8) * 8);
  const view = new DataView(padded.buffer);
  let rest = value;
  for (let at = padded.length - 8; at >= 0; at -= 8) {
    view.setBigUint64(at, BigInt.asUintN(64, rest));
    rest >>= 64n;
  }
  return padded.slice(padded.length - length);
}
