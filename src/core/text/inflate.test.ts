import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../testing/expect-proportion';
import { inflate } from './inflate';

const texts = [
  '{"orderNo":"P1","amount":"1.00"}',
  '{"orderNo":"P1","remark":"é 张三 😀","amount":"1.00"}'.repeat(50),
  'x'.repeat(3000),
  '',
];
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const read = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

describe('inflate', () => {
  it.each([0, 1, 9])('unpacks what zlib packs, at level %i', (level) => {
    for (const text of texts) {
      for (const pack of [deflateRawSync, deflateSync, gzipSync]) {
        expect(read(inflate(new Uint8Array(pack(text, { level }))))).toBe(text);
      }
    }
  });

  it('skips a name and a comment in the head of gzip', () => {
    const packed = gzipSync('{"a":1}');
    const head = new Uint8Array([...packed.subarray(0, 10)]);
    head[3] = 8 | 16 | 2 | 4;
    const extra = [2, 0, 9, 9, ...bytesOf('name\0'), ...bytesOf('comment\0'), 1, 2];
    const whole = Uint8Array.from([...head, ...extra, ...packed.subarray(10)]);
    expect(read(inflate(whole))).toBe('{"a":1}');
  });

  it.each([
    ['a stream that ends early', new Uint8Array(gzipSync(texts[1] ?? '').subarray(0, 60))],
    ['a text', bytesOf('{"orderNo":"P1"}')],
    ['nothing', new Uint8Array()],
    ['a distance before the beginning', Uint8Array.from([0x63, 0x18, 0x05, 0xa3])],
    ['zeros', new Uint8Array(500)],
    ['a thousand times as much', new Uint8Array(gzipSync('x'.repeat(2_000_000)))],
  ])('gives null for %s', (_, bytes) => {
    expect(inflate(bytes)).toBeNull();
  });

  it('takes time in proportion to what is packed', () => {
    const pack = (length: number) =>
      deflateRawSync(texts[1]?.repeat(Math.ceil(length / 100)) ?? '', { level: 0 }).toString('hex');
    expectProportion(pack, (hex) => inflate(new Uint8Array(Buffer.from(hex, 'hex'))));
  });
});
