import { expect, it } from 'vitest';
import { encodeAscii } from './ascii-bytes';
import { encodeUtf8, encodeUtf8Into } from './utf-8-bytes';

const long = 'x'.repeat(100_000);

it.each([
  ['nothing', ''],
  ['ASCII, its ends included', '\0a~\x7f'],
  ['a long text of ASCII', long],
  ['a long text with the first character beyond ASCII at its end', `${long}\x80`],
  ['a long text with any characters', `${long}é中😀\ufeff`],
  ['a lone surrogate', `${long}\ud800`],
])('encodes %s', (_, text) => {
  expect(Buffer.from(encodeUtf8(text)).equals(Buffer.from(text, 'utf8'))).toBe(true);
});

it.each([
  ['few characters', 'a中'],
  ['a long text of ASCII', long],
  ['a long text with any characters', `${long}é中😀`],
])('encodes %s into bytes that there are', (_, text) => {
  const bytes = new Uint8Array(3 * text.length);
  const { read, written } = encodeUtf8Into(text, bytes);
  expect(read).toBe(text.length);
  expect(Buffer.from(bytes.subarray(0, written)).equals(Buffer.from(text, 'utf8'))).toBe(true);
});

it('encodes as much as there is room for', () => {
  const text = `${long}é中`;
  expect(encodeUtf8Into(text, new Uint8Array(text.length))).toEqual({
    read: long.length + 1,
    written: long.length + 2,
  });
});

it('knows what is not ASCII', () => {
  expect(encodeAscii('a\x7f')).toEqual(new Uint8Array([0x61, 0x7f]));
  expect(encodeAscii('a\x80')).toBeNull();
  const long = 'ab'.repeat(123_456);
  expect(encodeAscii(long)).toEqual(new Uint8Array(Buffer.from(long)));
  for (const foreign of ['\x80', '\u20ac', '\ud83d\ude00', '\ud83d']) {
    expect(encodeAscii(long.slice(0, 99_999) + foreign + long)).toBeNull();
    expect(encodeAscii(long + foreign)).toBeNull();
  }
});
