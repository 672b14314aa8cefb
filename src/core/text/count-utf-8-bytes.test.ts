import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { countUtf8Bytes } from './count-utf-8-bytes';

describe('the bytes of a text in UTF-8', () => {
  it.each([
    '',
    'amount=100.00',
    '\u007f\u0080\u07ff\u0800\uffff',
    '😀é漢',
    '\ud83d',
    '\ude00\ud83d',
    '\ud83d\ud83d\ude00\ude00x',
  ])('are counted as an encoder writes them: %j', (text) => {
    expect(countUtf8Bytes(text)).toBe(Buffer.byteLength(text));
  });
});
