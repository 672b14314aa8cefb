import { describe, expect, it } from 'vitest';
import { parseSignatureBase64 } from './parse-base64';

const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => (index * 7 + 251) % 256));
const text = bytes.toString('base64');

function parse(signature: string) {
  return parseSignatureBase64(signature, { start: 10, end: 10 + signature.length });
}

describe('parseSignatureBase64', () => {
  it.each([0, 1, 2, 3, 255, 256, 257])('decodes %i bytes', (length) => {
    const part = bytes.subarray(0, length);
    expect(parse(part.toString('base64'))).toEqual({
      ok: true,
      value: new Uint8Array(part),
      problems: [],
    });
  });

  it('trims white space around the text', () => {
    expect(parse(` \t${text}\n`)).toMatchObject({ ok: true, value: new Uint8Array(bytes) });
  });

  it.each([
    ['-----BEGIN CERTIFICATE-----MIIB', 'pem', '-----BEGIN CERTIFICATE-----'],
    ['amount=1.00&nonce=n1&timestamp=1', 'pairs', 'amount=1.00'],
    ['0d9c8e5f-6a44-4e0b-9f57-3f3f3f3c0a11', 'uuid', '0d9c8e5f-6a44-4e0b-9f57-3f3f3f3c0a11'],
  ])('names what is another thing: %s', (signature, fault, found) => {
    expect(parse(signature)).toMatchObject({ ok: false, problems: [{ fault, found }] });
  });

  it.each([
    ['AB==', 'B', 1],
    ['A/==', '/', 1],
    ['AAB=', 'B', 2],
    ['AAAAAAD=', 'D', 6],
  ])('decodes %s, and says that it is not what an encoder writes', (signature, found, at) => {
    expect(parse(` ${signature}`)).toEqual({
      ok: true,
      value: new Uint8Array(Buffer.from(signature, 'base64')),
      problems: [
        {
          code: 'sign.not-base64',
          input: 'headers',
          severity: 'warning',
          span: { start: 11 + at, end: 12 + at },
          fault: 'stray-bits',
          found,
          length: signature.length,
        },
      ],
    });
  });

  it.each(['AA==', 'AQ==', 'Ag==', 'Aw==', 'AAA=', 'AAE=', 'AA8=', 'AAAB', ''])(
    'has nothing to say of %j',
    (signature) => {
      expect(parse(signature)).toMatchObject({ ok: true, problems: [] });
    },
  );

  it.each([
    ['a space for a plus', 'AB CDEFG', 'space', 2, ' '],
    ['a tab', 'AB\tCDEF', 'space', 2, '\t'],
    ['the URL-safe alphabet’s other sign', 'AB_-CDEF', 'url-safe', 2, '_'],
    ['a percent sign before half of an octet', 'AB%2xCDE', 'character', 2, '%'],
    ['a percent sign before an octet', 'AB%x%2BC', 'character', 2, '%'],
    ['another sign before an octet', 'AB#%2BCD', 'character', 2, '#'],
    ['a length that no bytes have, padded', 'ABCDE===', 'length', 0, 'ABCDE==='],
    ['a line end', 'ABCD\nEFGH', 'line-break', 4, '\n'],
    ['a carriage return', 'ABCD\r\nEFGH', 'line-break', 4, '\r'],
    ['percent-encoding', 'AB%2BCDE', 'percent-encoded', 2, '%'],
    ['a stray percent sign', 'AB%xCDE=', 'character', 2, '%'],
    ['the URL-safe alphabet', 'AB-_CDEF', 'url-safe', 2, '-'],
    ['double quotes', '"ABCDEFG="', 'quotes', 0, '"'],
    ['single quotes', "'ABCDEFG='", 'quotes', 0, "'"],
    ['escaped slashes', String.raw`AB\/CDEF`, 'backslash', 2, '\\'],
    ['a character of another script', 'ABCé', 'character', 3, 'é'],
    ['an emoji', 'ABC😀', 'character', 3, '😀'],
    ['missing padding', 'ABCDEF', 'padding', 6, ''],
    ['half of the padding', 'ABCDEF=', 'padding', 6, '='],
    ['too much padding', 'ABCD====', 'padding', 4, '===='],
    ['padding inside', 'AB==CDEF', 'padding', 2, '=='],
    ['a length that no bytes have', 'ABCDE', 'length', 0, 'ABCDE'],
  ])('refuses %s and says where', (_, signature, fault, at, found) => {
    expect(parse(` ${signature}`)).toEqual({
      ok: false,
      problems: [
        {
          code: 'sign.not-base64',
          input: 'headers',
          severity: 'error',
          span: { start: 11 + at, end: 11 + at + found.length },
          fault,
          found,
          length: signature.length,
        },
      ],
    });
  });
});
