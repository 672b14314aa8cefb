/** How charsets of one or two bytes write a character, by the tables of the platform's own decoders. */

/** Labels of the Encoding Standard. */
export type TableCharset =
  | 'gbk'
  | 'big5'
  | 'shift_jis'
  | 'euc-kr'
  | 'windows-1250'
  | 'windows-1251'
  | 'macintosh';

/** Those with bytes of their own beyond ASCII; what decoders make of a single byte of the others, encoders do not write. */
const withSingles: ReadonlySet<TableCharset> = new Set([
  'shift_jis',
  'windows-1250',
  'windows-1251',
  'macintosh',
]);

const tables = new Map<TableCharset, Uint16Array>();

/** By code unit; 0 where the charset lacks it. */
export function readCharsetCodes(charset: TableCharset): Uint16Array {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const codes = buildCodes(charset);
  tables.set(charset, codes);
  return codes;
}

/** Every platform can decode these and none can encode them: the table is read off the decoder (WHATWG Encoding §10.1). */
function buildCodes(charset: TableCharset): Uint16Array {
  const codes = new Uint16Array(0x10000);
  const decoder = new TextDecoder(charset);
  const add = (...bytes: readonly number[]): boolean => {
    const character = decoder.decode(Uint8Array.from(bytes));
    const unit = character.charCodeAt(0);
    const isOne = character.length === 1 && unit !== 0xfffd;
    if (isOne && codes[unit] === 0) codes[unit] = bytes.reduce((code, byte) => code * 256 + byte);
    return isOne;
  };
  for (let lead = 0x80; lead <= 0xff; lead++) {
    if (withSingles.has(charset) && add(lead)) continue;
    for (let trail = 0x40; trail <= 0xfe; trail++) add(lead, trail);
  }
  return codes;
}
