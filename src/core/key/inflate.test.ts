import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findPacked, inflate } from './inflate';

const texts = [
  Buffer.alloc(0),
  Buffer.from('a'),
  Buffer.from('order'.repeat(20_000)),
  randomBytes(70_000),
  Buffer.concat([randomBytes(300), Buffer.from('{"amount":"100.00"}'.repeat(3_000))]),
];
const strategies = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
  constants.Z_FIXED,
];

function unpack(packed: Uint8Array, room: number): Buffer {
  const bytes = new Uint8Array(room);
  return Buffer.from(bytes.subarray(0, inflate(packed, bytes)));
}

describe('inflate', () => {
  it.each([0, 1, 6, 9])('gives what zlib packed at level %i', (level) => {
    for (const text of texts) {
      for (const strategy of strategies) {
        const packed = deflateRawSync(text, { level, strategy });
        expect(unpack(packed, text.length).equals(text)).toBe(true);
        expect(unpack(packed, 100_500).equals(text)).toBe(true);
      }
    }
  });

  it('gives the beginning of what was cut, and no more than there is room for', () => {
    for (const text of texts.slice(2)) {
      const packed = deflateRawSync(text);
      const cut = unpack(packed.subarray(0, -20), text.length).subarray(0, -300);
      expect(text.subarray(0, cut.length).equals(cut)).toBe(true);
      expect(cut.length).toBeGreaterThan(text.length / 2);
      expect(unpack(packed, 10).equals(text.subarray(0, 10))).toBe(true);
    }
  });

  it('ends on any bytes', () => {
    for (let round = 0; round < 2_000; round++) {
      expect(unpack(randomBytes(200), 1_000).length).toBeLessThanOrEqual(1_000);
    }
  });
});

it('the packed bytes stand behind the head, its name and comment', () => {
  const text = 'order';
  const gzip = gzipSync(text);
  const named = Buffer.concat([
    gzip.subarray(0, 3),
    Buffer.from([0x1e]),
    gzip.subarray(4, 10),
    Buffer.from('\x02\0xyname\0comment\0'),
    Buffer.from([0, 0]),
    gzip.subarray(10),
  ]);
  for (const packed of [gzip, named, deflateSync(text)]) {
    expect(unpack(packed.subarray(findPacked(packed) ?? 0), 99).toString()).toBe(text);
  }
  expect(findPacked(Buffer.from('x is no head'))).toBeNull();
});
