/** EMSA-PSS-VERIFY (RFC 8017 §9.1.2) as far as it goes without the message: the salt, and a test for one. */
import type { Digest } from './digest';

export interface OpenedPss {
  readonly saltLength: number;
  /** True when this is the hash of the message that was signed. */
  readonly isOver: (messageHash: Uint8Array) => boolean;
}

/**
 * @param message EM, as long as the modulus
 * @param modulusBits its length in bits
 * @returns null when the padding is not PSS with this hash
 */
export function openPss(message: Uint8Array, modulusBits: number, hash: Digest): OpenedPss | null {
  const hashLength = hash(new Uint8Array()).length;
  // With a modulus of 8k + 1 bits EM is one byte shorter; no such keys are in use.
  const unusedBits = 8 * message.length - (modulusBits - 1);
  const masked = message.slice(0, -hashLength - 1);
  const digest = message.slice(-hashLength - 1, -1);
  if (((message[0] ?? 0) & ((0xff00 >> unusedBits) & 0xff)) !== 0) return null;

  const mask = buildMask(digest, masked.length, hash);
  const block = masked.map((byte, index) => byte ^ (mask[index] ?? 0));
  block[0] = (block[0] ?? 0) & (0xff >> unusedBits);
  const one = block.findIndex((byte) => byte !== 0);
  if (block[one] !== 1) return null;
  const salt = block.slice(one + 1);
  return {
    saltLength: salt.length,
    isOver: (messageHash) => {
      const again = hash(Uint8Array.from([...new Uint8Array(8), ...messageHash, ...salt]));
      return again.every((byte, index) => byte === digest[index]);
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
