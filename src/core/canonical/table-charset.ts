/** A text as charsets of one or two bytes have it, and as GB18030, which has all characters. */
import { readCharsetCodes, type TableCharset } from './charset-codes';

/** Most programs write ? for what the charset lacks. */
export function encodeByTable(text: string, charset: TableCharset): Uint8Array<ArrayBuffer> {
  return encodePairs(text, charset, () => [0x3f]);
}

/** GBK, and four bytes for what that lacks. */
export function encodeGb18030(text: string): Uint8Array<ArrayBuffer> {
  return encodePairs(text.toWellFormed(), 'gbk', (code) => {
    if (code > 0xffff) return toFourBytes(code - 0x10000 + beyondBasic);
    const pointer = readPointers()[code] as number;
    return pointer === 0 ? [0x3f] : toFourBytes(pointer - 1);
  });
}

function encodePairs(
  text: string,
  charset: TableCharset,
  encodeOther: (code: number) => readonly number[],
): Uint8Array<ArrayBuffer> {
  const codes = readCharsetCodes(charset);
  const bytes = new Uint8Array(text.length * 4);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const pair = codes[unit] as number;
    if (unit < 0x80) bytes[length++] = unit;
    else if (pair > 0xff) {
      bytes[length++] = pair >> 8;
      bytes[length++] = pair & 0xff;
    } else if (pair > 0) bytes[length++] = pair;
    else {
      const code = text.codePointAt(index) as number;
      for (const byte of encodeOther(code)) bytes[length++] = byte;
      // One for both halves of a character beyond U+FFFF.
      if (code > 0xffff) index++;
    }
  }
  return bytes.slice(0, length);
}

/** What is left where what the charset lacks is skipped. */
export function dropBeyond(text: string, charset: TableCharset): string {
  const codes = readCharsetCodes(charset);
  return text.replace(/[^\0-\x7f]/g, (unit) => (codes[unit.charCodeAt(0)] === 0 ? '' : unit));
}

/** The place of U+10000 among the sequences of four bytes, counted from 81 30 81 30. */
const beyondBasic = 189_000;
/** So many of them are characters up to U+FFFF. */
const basicCount = 39_420;

let pointers: Uint16Array | null = null;

/** By code unit, one more than its place among the sequences of four bytes: read off the platform's own decoder. 0: it has none. */
function readPointers(): Uint16Array {
  if (pointers !== null) return pointers;
  const bytes = new Uint8Array(basicCount * 5);
  for (let pointer = 0; pointer < basicCount; pointer++) {
    bytes.set([...toFourBytes(pointer), 0x0a], pointer * 5);
  }
  pointers = new Uint16Array(0x10000);
  const lines = new TextDecoder('gb18030').decode(bytes).split('\n');
  for (const [pointer, line] of lines.entries()) {
    if (line.length === 1 && line !== '\ufffd') pointers[line.charCodeAt(0)] = pointer + 1;
  }
  return pointers;
}

function toFourBytes(pointer: number): readonly number[] {
  return [
    0x81 + Math.floor(pointer / 12_600),
    0x30 + (Math.floor(pointer / 1260) % 10),
    0x81 + (Math.floor(pointer / 10) % 126),
    0x30 + (pointer % 10),
  ];
}
