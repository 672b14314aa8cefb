/** A text as GBK has it. */
import { readCharsetCodes } from './charset-codes';

/** Most programs write ? for what GBK lacks. */
export function encodeGbk(text: string): Uint8Array<ArrayBuffer> {
  const codes = readCharsetCodes('gbk');
  const bytes = new Uint8Array(text.length * 2);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const pair = codes[unit] as number;
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

/** What is left where what GBK lacks is skipped. */
export function dropBeyondGbk(text: string): string {
  const codes = readCharsetCodes('gbk');
  return text.replace(/[^\0-\x7f]/g, (unit) => (codes[unit.charCodeAt(0)] === 0 ? '' : unit));
}
