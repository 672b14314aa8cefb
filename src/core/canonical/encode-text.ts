/** A finished string as the bytes that are hashed and signed (reading 10). */

import { fromBinary } from '../text/binary-text';
import { byteOrderMark } from '../text/byte-order-mark';
import { encodeUtf8 } from '../text/utf-8-bytes';
import { encodeUtf16 } from '../text/utf-16-bytes';
import type { Charset } from './rule-values';
import { encodeByTable, encodeGb18030 } from './table-charset';
import { toWindows1252 } from './transform-text';

function encodeUtf32(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const characters = Array.from(text.toWellFormed());
  const bytes = new Uint8Array(characters.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, character] of characters.entries()) {
    view.setUint32(index * 4, character.codePointAt(0) as number, isLittle);
  }
  return bytes;
}

/** UTF-8 unless asked otherwise; what a character set cannot write becomes `?`, as most programs do. */
export function encodeText(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  switch (charset) {
    case 'utf-8':
      return encodeUtf8(text);
    case 'utf-8-mark':
      return encodeUtf8(byteOrderMark + text);
    case 'gbk':
    case 'big5':
    case 'windows-1250':
    case 'windows-1251':
    case 'windows-1254':
    case 'windows-874':
    case 'koi8-r':
    case 'shift_jis':
    case 'euc-kr':
      return encodeByTable(text, charset);
    case 'gb18030':
      return encodeGb18030(text);
    case 'utf-32le':
    case 'utf-32be':
      return encodeUtf32(text, charset === 'utf-32le');
    case 'iso-8859-1':
      return fromBinary(text.toWellFormed().replace(/[^\0-\xff]/gu, '?'));
    case 'low-bytes':
      return fromBinary(text);
    case 'windows-1252':
      return encodeText(toWindows1252(text.toWellFormed()), 'iso-8859-1');
    case 'utf-16le':
    case 'utf-16be':
      return encodeUtf16(text, charset === 'utf-16le');
    case 'utf-16le-mark':
    case 'utf-16be-mark':
      return encodeUtf16(byteOrderMark + text, charset === 'utf-16le-mark');
  }
}
