import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sha256 } from './sha-256';

function toHex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function expected(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Bytes that no two places have alike. */
function fill(length: number, seed: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 7 + (at >>> 8)) & 0xff);
}

describe('Sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 65_535, 65_536, 65_537, 100_000])(
    'hashes %i bytes as node:crypto does',
    (length) => {
      const bytes = fill(length, 1);
      expect(toHex(new Sha256().hash(bytes, length, 0))).toBe(expected(bytes));
    },
  );

  it('goes on from where a message is as the last one, whichever was longer', () => {
    const sha256 = new Sha256();
    const lengths = [300, 64, 300, 0, 129, 70_000, 66_000, 65_600, 70_000, 63, 128, 192];
    let last: Uint8Array = new Uint8Array();
    for (const [round, length] of lengths.entries()) {
      for (const from of [0, 1, 63, 64, 65, 128, 65_536, 65_600, length]) {
        const same = Math.min(from, last.length, length);
        const bytes = fill(length, round + from);
        bytes.set(last.subarray(0, same));
        expect(toHex(sha256.hash(bytes, length, same))).toBe(expected(bytes));
        last = bytes;
      }
    }
  });

  it('reads only the first bytes of a larger buffer', () => {
    const bytes = fill(500, 3);
    expect(toHex(new Sha256().hash(bytes, 130, 0))).toBe(expected(bytes.subarray(0, 130)));
  });
});
