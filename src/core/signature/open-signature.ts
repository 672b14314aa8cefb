/**
 * Looks inside a signature with the public key alone: s^e mod n (RSAVP1, RFC 8017 §5.2.2) and what the
 * encoded message says. It explains; it never accepts. Lenient by intent: it names what is there.
 */
import { readHex, toHex } from '../hex';
import type { PlatformKey } from '../key/platform-key';
import { type HashAlgorithm, hashAlgorithms } from './hash-algorithm';

export type OpenedSignature =
  /** Not below the modulus, or not as long as it: no signature of this key. */
  | { readonly kind: 'out-of-range' }
  /** EMSA-PKCS1-v1_5 padding around a DigestInfo (RFC 8017 §9.2). */
  | {
      readonly kind: 'digest-info';
      readonly hash: HashAlgorithm;
      readonly digest: Uint8Array<ArrayBuffer>;
      /** False: the algorithm's parameters are missing where RFC 8017 wants NULL. */
      readonly hasNull: boolean;
    }
  /** The padding, but no DigestInfo behind it. */
  | { readonly kind: 'bare'; readonly content: Uint8Array<ArrayBuffer> }
  /** EM as EMSA-PSS would end it: perhaps PSS (RFC 8017 §9.1), one in 256 others look so too. */
  | { readonly kind: 'maybe-pss'; readonly message: Uint8Array<ArrayBuffer> }
  /** Nothing that a signer writes: another key, or an altered signature. */
  | { readonly kind: 'noise' };

export function openSignature(
  signature: Uint8Array,
  key: Pick<PlatformKey, 'modulus' | 'exponent'>,
): OpenedSignature {
  const modulus = toInteger(key.modulus);
  const value = toInteger(signature);
  if (signature.length !== key.modulus.length || value >= modulus) return { kind: 'out-of-range' };
  const message = toBytes(raise(value, key.exponent, modulus), key.modulus.length);
  if (message[0] === 0 && message[1] === 1) {
    let at = 2;
    while (message[at] === 0xff) at++;
    // RFC 8017 §9.2: at least eight octets of padding, then a zero.
    if (at >= 10 && message[at] === 0) return readContent(message.slice(at + 1));
  }
  return message.at(-1) === 0xbc ? { kind: 'maybe-pss', message } : { kind: 'noise' };
}

/** True when only the holder of the private key can have made it, as far as one look can tell. */
export function isMadeByKey({ kind }: OpenedSignature): boolean {
  return kind === 'digest-info' || kind === 'bare';
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
  return { kind: 'bare', content };
}

/** DER of a DigestInfo up to its digest, hex. */
function printDigestInfoPrefix({ oid, bytes }: HashAlgorithm, hasNull: boolean): string {
  const algorithm = `06${byteHex(oid.length / 2)}${oid}${hasNull ? '0500' : ''}`;
  const sequence = `30${byteHex(algorithm.length / 2)}${algorithm}04${byteHex(bytes)}`;
  return `30${byteHex(sequence.length / 2 + bytes)}${sequence}`;
}

function byteHex(value: number): string {
  return value.toString(16).padStart(2, '0');
}

/** base^exponent mod modulus by squaring; 17 products for 65537. */
function raise(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    if (rest > 1n) square = (square * square) % modulus;
  }
  return result;
}

function toInteger(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`);
}

function toBytes(value: bigint, length: number): Uint8Array<ArrayBuffer> {
  return readHex(value.toString(16).padStart(length * 2, '0'));
}
