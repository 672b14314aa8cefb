import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeBase64,
  decodeBase64Url,
  decodeStrictBase64,
  encodeBase64,
  encodeBase64Lines,
  hasStrayBits,
} from './base64';

describe('Base64', () => {
  it('is what Node writes and reads', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(encodeBase64(bytes)).toBe(text);
        expect(decodeStrictBase64(text)).toEqual(bytes);
        expect(decodeBase64(text.replace(/=+$/, ''))).toEqual(bytes);
        const urlSafe = Buffer.from(bytes).toString('base64url');
        expect(decodeBase64Url(urlSafe)).toEqual(bytes.length === 0 ? null : bytes);
        expect(encodeBase64Lines(bytes).split('\n').join('')).toBe(text);
        expect(hasStrayBits(text.replace(/=+$/, ''))).toBe(false);
      }),
    );
  });

  it('stands in lines of 64 characters', () => {
    const lines = encodeBase64Lines(new Uint8Array(100)).split('\n');
    expect(lines.map(({ length }) => length)).toEqual([64, 64, 8]);
  });

  it.each(['QUJD', 'QUI=', 'QQ==', '', '+/+/'])('takes %j strictly', (text) => {
    expect(decodeStrictBase64(text)).toEqual(new Uint8Array(Buffer.from(text, 'base64')));
  });

  // Each as long as a whole number of groups, except those that are to fail by their length.
  it.each([
    'QQ',
    'QUI',
    'QUJDR',
    'QU D',
    ' QUJ',
    'QUJDQUI\n',
    'QUJ\r\nDQ=',
    'QUJ\tQU==',
    'Q===',
    '====',
    'QQ==QQ==',
    '=QUJ',
    'QU-_',
    'QUJ%',
    'QUé=',
    'QUJ\u00a0',
    'QUJ\0',
  ])('refuses %j strictly', (text) => {
    expect(decodeStrictBase64(text)).toBeNull();
  });

  it('refuses every text that RFC 4648 does not write, whatever is put into it', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'AQz9+/= \n\t\f\r-_%'), maxLength: 24 });
    fc.assert(
      fc.property(digits, (text) => {
        const isStandard = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
        expect(decodeStrictBase64(text) !== null).toBe(isStandard.test(text));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['QQ', false],
    ['QR', true],
    ['QUI', false],
    ['QUJ', true],
    ['QUJD', false],
  ])('tells whether %s holds bits of no byte: %s', (digits, expected) => {
    expect(hasStrayBits(digits)).toBe(expected);
    expect(Buffer.from(digits, 'base64').toString('base64').startsWith(digits)).toBe(!expected);
  });
});
