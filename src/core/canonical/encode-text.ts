/** A finished string as the bytes that are hashed and signed (reading 10). */
import type { Charset } from './canonical-rules';
import { toWindows1252 } from './transform-text';

const encoder = new TextEncoder();

/** UTF-8 unless asked otherwise; what a character set cannot write becomes `?`, as most programs do. */
export function encodeText(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  switch (charset) {
    case 'utf-8':
      return encoder.encode(text);
    case 'utf-8-mark':
      return encoder.encode(`\ufeff${text}`);
    case 'gbk':
      return encodeGbk(text);
    case 'iso-8859-1':
      return Uint8Array.from(text.toWellFormed().replace(/[^\0-\xff]/gu, '?'), (character) =>
        character.charCodeAt(0),
      );
    case 'windows-1252':
      return encodeText(toWindows1252(text.toWellFormed()), 'iso-8859-1');
    case 'utf-16le':
    case 'utf-16be':
      return encodeUtf16(text, charset === 'utf-16le');
    case 'utf-16le-mark':
    case 'utf-16be-mark':
      return encodeUtf16(`\ufeff${text}`, charset === 'utf-16le-mark');
  }
}

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

let gbkCodes: ReadonlyMap<string, number> | null = null;

function encodeGbk(text: string): Uint8Array<ArrayBuffer> {
  gbkCodes ??= readGbkCodes();
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    const pair = gbkCodes.get(character);
    if (code < 0x80) bytes.push(code);
    else if (pair === undefined) bytes.push(0x3f);
    else bytes.push(pair >> 8, pair & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Every platform can decode GBK and none can encode it: the table is read off the decoder (WHATWG Encoding §10.1). */
function readGbkCodes(): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length !== 1 || character === '\ufffd' || codes.has(character)) continue;
      codes.set(character, (lead << 8) | trail);
    }
  }
  return codes;
}
