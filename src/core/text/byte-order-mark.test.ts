import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, findTextStart, readByteOrderMark } from './byte-order-mark';

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
