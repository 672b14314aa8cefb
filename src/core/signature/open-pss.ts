/** EMSA-PSS-VERIFY (RFC 8017 §9.1.2) as far as it goes without the message: the salt, and a test for one. */
import { isEqualBytes } from '../text/equal-bytes';
import { type Digest, digests } from './digest';
import { type HashName, hashAlgorithms } from './hash-algorithm';

export interface OpenedPss {
  readonly saltLength: number;
  /** How many bits the RFC prescribes, whatever the message: few where the salt is the longest that fits. */
  readonly prescribedBits: number;
  /** True when this is the hash of the message that was signed. */
  readonly isOver: (messageHash: Uint8Array) => boolean;
}

export interface PssReading extends OpenedPss {
  readonly hash: HashName;
  /** The hash of its mask generation function. */
  readonly maskHash: HashName;
}

/** Beside the hash itself, which is the rule: SHA-1 is Java's default, also where the hash is another. */
const maskHashes: readonly HashName[] = ['sha1', 'sha256'];

/**
 * All hashes with which the padding is PSS, the surest first.
 *
 * @param message EM, as long as the modulus
 * @param modulusBits its length in bits
 */
export function listPssReadings(message: Uint8Array, modulusBits: number): readonly PssReading[] {
  const readings: PssReading[] = [];
  for (const { name: hash } of hashAlgorithms) {
    for (const maskHash of new Set([hash, ...maskHashes])) {
      const [digest, maskDigest] = [digests[hash], digests[maskHash]];
      if (digest === null || maskDigest === null) continue;
      const opened = openPss(message, modulusBits, digest, maskDigest);
      if (opened !== null) readings.push({ ...opened, hash, maskHash });
    }
  }
  return readings.sort((one, other) => other.prescribedBits - one.prescribedBits);
}

/** @returns null when the padding is not PSS with these hashes */
export function openPss(
  message: Uint8Array,
  modulusBits: number,
  hash: Digest,
  maskHash: Digest = hash,
): OpenedPss | null {
  const hashLength = hash(new Uint8Array()).length;
  // One byte shorter than a modulus of 8k + 1 bits (RFC 8017 §8.1.2).
  const encodedLength = Math.ceil((modulusBits - 1) / 8);
  const encoded = message.slice(-encodedLength);
  const unusedBits = 8 * encodedLength - (modulusBits - 1);
  const masked = encoded.slice(0, -hashLength - 1);
  const digest = encoded.slice(-hashLength - 1, -1);
  if (masked.length === 0 || encoded.at(-1) !== 0xbc) return null;
  if (message.slice(0, -encodedLength).some((byte) => byte !== 0)) return null;
  if (((masked[0] ?? 0) & ((0xff00 >> unusedBits) & 0xff)) !== 0) return null;

  const mask = buildMask(digest, masked.length, maskHash);
  const block = masked.map((byte, index) => byte ^ (mask[index] ?? 0));
  block[0] = (block[0] ?? 0) & (0xff >> unusedBits);
  const one = block.findIndex((byte) => byte !== 0);
  if (block[one] !== 1) return null;
  const salt = block.slice(one + 1);
  return {
    saltLength: salt.length,
    // The zeros, the one, and the last byte.
    prescribedBits: 8 * (one + 2),
    isOver: (messageHash) => {
      const again = hash(Uint8Array.from([...new Uint8Array(8), ...messageHash, ...salt]));
      return isEqualBytes(again, digest);
    },
  };
}

/** MGF1 (RFC 8017 §B.2.1). */
function buildMask(seed: Uint8Array, length: number, hash: Digest): Uint8Array {
  const mask: number[] = [];
  for (let counter = 0; mask.length < length; counter++) {
    const suffix = [
      counter >>> 24,
      (counter >>> 16) & 0xff,
      (counter >>> 8) & 0xff,
      counter & 0xff,
    ];
    mask.push(...hash(Uint8Array.from([...seed, ...suffix])));
  }
  return Uint8Array.from(mask.slice(0, length));
}
