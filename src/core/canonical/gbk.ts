/** GBK, by the table of the platform's own decoder. */

let gbkCodes: Uint16Array | null = null;

/** Most programs write ? for what GBK lacks. */
export function encodeGbk(text: string): Uint8Array<ArrayBuffer> {
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

/** What is left where what GBK lacks is skipped. */
export function dropBeyondGbk(text: string): string {
  gbkCodes ??= readGbkCodes();
  const codes = gbkCodes;
  return text.replace(/[^\0-\x7f]/g, (unit) => (codes[unit.charCodeAt(0)] === 0 ? '' : unit));
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
