import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpack } from './unpack';

const texts = [
  Buffer.from('a'),
  Buffer.from('order'.repeat(20_000)),
  randomBytes(70_000),
  Buffer.concat([randomBytes(300), Buffer.from('{"amount":"100.00"}'.repeat(3_000))]),
];
const ways = [
  ['gzip', gzipSync],
  ['zlib', deflateSync],
] as const;

const toBuffer = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []);

describe.each(ways)('of %s', (_, pack) => {
  it('all is unpacked', () => {
    for (const text of texts) {
      for (const room of [text.length, 100_500]) {
        expect(toBuffer(unpack(pack(text), room)).equals(text)).toBe(true);
      }
    }
  });

  it('the beginning of what was cut or damaged is, and no more than there is room for', () => {
    for (const text of texts.slice(1)) {
      const packed = pack(text);
      const damaged = Buffer.concat([packed.subarray(0, -20), randomBytes(400)]);
      for (const broken of [packed.subarray(0, -20), damaged]) {
        // What a piece gives before the damage in it is lost.
        const kept = toBuffer(unpack(broken, text.length)).subarray(0, text.length / 2);
        expect(kept.length).toBeGreaterThan(0);
        expect(text.subarray(0, kept.length).equals(kept)).toBe(true);
      }
      expect(toBuffer(unpack(packed, 10)).equals(text.subarray(0, 10))).toBe(true);
    }
  });

  it('any bytes come to an end', () => {
    const head = pack('').subarray(0, 10);
    for (let round = 0; round < 2_000; round++) {
      const bytes = unpack(Buffer.concat([head, randomBytes(200)]), 1_000);
      expect(bytes?.length).toBeLessThanOrEqual(1_000);
    }
  });
});

it('gzip’s name and comment are passed over', () => {
  const gzip = gzipSync('order');
  const named = Buffer.concat([
    gzip.subarray(0, 3),
    Buffer.from([0x1e]),
    gzip.subarray(4, 10),
    Buffer.from('\x02\0xyname\0comment\0'),
    Buffer.from([0, 0]),
    gzip.subarray(10),
  ]);
  expect(toBuffer(unpack(named, 99)).toString()).toBe('order');
});

it('what begins otherwise is not packed', () => {
  expect(unpack(Buffer.from('x is no head'), 99)).toBeNull();
});
