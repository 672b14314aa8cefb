import { describe, expect, it } from 'vitest';
import { toHex } from '../text/hex';
import { encodeText } from './encode-text';
import type { Charset } from './rule-values';

/** GBK, ISO-8859-1 and UTF-16 by Python's codecs, with errors='replace'. */
const rows: readonly (readonly [charset: Charset, text: string, hex: string])[] = [
  ['utf-8', 'a=é', '613dc3a9'],
  ['utf-8', '\ud800', 'efbfbd'],
  ['utf-8-mark', 'a=1', 'efbbbf613d31'],
  // The first, as it is what reads the table.
  ['gbk', '银行·—…龥剥\u3000\ufffd', 'd2f8d0d0a1a4a1aaa1adfd9bb0fea1a13f'],
  ['gbk', 'a=1&b=2', '613d3126623d32'],
  ['gbk', '中国银行', 'd6d0b9fad2f8d0d0'],
  ['gbk', '·—…龥', 'a1a4a1aaa1adfd9b'],
  ['gbk', 'é￥“”〇', 'a8a6a3a4a1b0a1b1a996'],
  ['gbk', 'a€b😀c', '613f623f63'],
  ['gbk', '剥\u3000', 'b0fea1a1'],
  ['gbk', '\x80a\uffffb\ufffd', '3f613f623f'],
  ['iso-8859-1', 'café ÿ', '636166e920ff'],
  ['iso-8859-1', 'a张b😀c', '613f623f63'],
  ['iso-8859-1', '\ud800', '3f'],
  ['windows-1252', 'café €“张', '636166e92080933f'],
  ['utf-16le', 'aé张', '6100e900205f'],
  ['utf-16be', 'aé张', '006100e95f20'],
  ['utf-16le-mark', 'aé', 'fffe6100e900'],
  ['utf-16be-mark', 'aé', 'feff006100e9'],
  ['utf-16le', '😀', '3dd800de'],
  ['utf-16be', '😀', 'd83dde00'],
];

describe('encodeText', () => {
  it.each(rows)('writes as %s %j: %s', (charset, text, hex) => {
    expect(toHex(encodeText(text, charset))).toBe(hex);
  });

  it.each<Charset>(['utf-8', 'gbk', 'iso-8859-1'])('writes ASCII as it is in %s', (charset) => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('');
    expect([...encodeText(ascii, charset)]).toEqual(Array.from({ length: 128 }, (_, code) => code));
  });
});
