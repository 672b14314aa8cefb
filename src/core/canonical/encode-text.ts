/** A finished string as the bytes that are hashed and signed (reading 10). */

import { fromBinary } from '../text/binary-text';
import { byteOrderMark } from '../text/byte-order-mark';
import type { Charset } from './canonical-rules';
import { toWindows1252 } from './transform-text';

const encoder = new TextEncoder();

/** UTF-8 unless asked otherwise; what a character set cannot write becomes `?`, as most programs do. */
export function encodeText(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  switch (charset) {
    case 'utf-8':
      return encoder.encode(text);
    case 'utf-8-mark':
      return encoder.encode(byteOrderMark + text);
    case 'gbk':
      return encodeGbk(text);
    case 'iso-8859-1':
      return fromBinary(text.toWellFormed().replace(/[^\0-\xff]/gu, '?'));
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

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

let gbkCodes: Uint16Array | null = null;

function encodeGbk(text: string): Uint8Array<ArrayBuffer> {
  gbkCodes ??= readGbkCodes();
  const bytes = new Uint8Array(text.length * 2);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const pair = gbkCodes[unit] as number;
    if (unit < 0x80) bytes[length++] = unit;
    else if (pair > 0) {
      bytes[length++] = pair >> 8;
      bytes[length++] = pair & 0xff;
    } else {
      bytes[length++] = 0x3f;
      // One for both halves of a character beyond U+FFFF.
      if ((text.codePointAt(index) as number) > 0xffff) index++;
    }
  }
  return bytes.slice(0, length);
}

/** Every platform can decode GBK and none can encode it: the table is read off the decoder (WHATWG Encoding §10.1). */
function readGbkCodes(): Uint16Array {
  const codes = new Uint16Array(0x10000);
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      const unit = character.charCodeAt(0);
      if (character.length !== 1 || unit === 0xfffd || codes[unit] !== 0) continue;
      codes[unit] = (lead << 8) | trail;
    }
  }
  return codes;
}
