import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, findTextStart, guessUtf16, readByteOrderMark } from './byte-order-mark';

describe('the byte order mark', () => {
  it('stands before a text', () => {
    expect(findTextStart(`${byteOrderMark}{}`)).toBe(1);
    expect(findTextStart('{}')).toBe(0);
    expect(findTextStart('')).toBe(0);
  });

  it.each(['utf-8', 'utf-16le'] as const)('is known by its bytes in %s', (encoding) => {
    const bytes = new Uint8Array(Buffer.from(`${byteOrderMark}OK`, encoding));
    const mark = readByteOrderMark(bytes);
    expect(mark?.encoding).toBe(encoding);
    expect(Buffer.from(bytes.subarray(mark?.length)).toString(encoding)).toBe('OK');
  });

  it('is known by its bytes in utf-16be', () => {
    const bytes = new Uint8Array(Buffer.from(`${byteOrderMark}OK`, 'utf-16le').swap16());
    expect(readByteOrderMark(bytes)).toEqual({ encoding: 'utf-16be', length: 2 });
  });

  it('is not seen in part of it, nor in anything else', () => {
    for (const bytes of [[], [0xef, 0xbb], [0xff], [0xfe, 0xfe], [0x4f, 0x4b]]) {
      expect(readByteOrderMark(Uint8Array.from(bytes))).toBeNull();
    }
  });
});

describe('UTF-16 without a byte order mark', () => {
  it.each(['{"amount":"1.00"}', '{"订单":"一","金额":"1.00"}', 'a 回调 of today', 'OK'])(
    'is known by its first bytes: %s',
    (text) => {
      const bytes = Buffer.from(text, 'utf-16le');
      expect(guessUtf16(new Uint8Array(bytes))).toBe('utf-16le');
      expect(guessUtf16(new Uint8Array(bytes.swap16()))).toBe('utf-16be');
    },
  );

  it.each([
    ['UTF-8', Buffer.from('{"订单":"1"}')],
    ['a key in DER', Buffer.from('30820122300d06092a864886f70d01010105000382010f00', 'hex')],
    ['UTF-32', Buffer.from('7b000000220000006100000022000000', 'hex')],
    ['ASCII that zeros fill', Buffer.from('OK\0\0\0\0\0\0')],
    ['zeros', Buffer.alloc(20)],
  ])('is not seen in %s', (_, bytes) => {
    expect(guessUtf16(new Uint8Array(bytes))).toBeNull();
  });
});
