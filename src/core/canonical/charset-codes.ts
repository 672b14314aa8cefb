/** How charsets of one or two bytes write a character, by the tables of the platform's own decoders. */

/** Of languages of one region each; labels of the Encoding Standard, as all here. */
export const regionalCharsets = [
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-874',
  'koi8-r',
  'shift_jis',
  'euc-kr',
] as const;
export type RegionalCharset = (typeof regionalCharsets)[number];

export type TableCharset = RegionalCharset | 'gbk' | 'big5' | 'macintosh';

/** Of one byte alone. */
const ofOneByte: ReadonlySet<TableCharset> = new Set([
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-874',
  'koi8-r',
  'macintosh',
]);

/** What decoders make of a single byte of the others, encoders do not write. */
const withSingleBytes: ReadonlySet<TableCharset> = new Set([...ofOneByte, 'shift_jis']);

const tables = new Map<TableCharset, Uint16Array>();

/** By code unit; 0 where the charset lacks it. */
export function readCharsetCodes(charset: TableCharset): Uint16Array {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const codes = buildCodes(charset);
  tables.set(charset, codes);
  return codes;
}

/**
 * Every platform can decode these and none can encode them: the table is read off the decoder (WHATWG Encoding §10.1), of all
 * characters at once, each before a line feed, because 24,000 calls would take as long as half a search.
 */
function buildCodes(charset: TableCharset): Uint16Array {
  const all = listCodes(charset);
  const bytes = new Uint8Array(all.length * 3);
  let length = 0;
  for (const code of all) {
    if (code > 0xff) bytes[length++] = code >> 8;
    bytes[length++] = code & 0xff;
    bytes[length++] = lineFeed;
  }
  const text = new TextDecoder(charset).decode(bytes.subarray(0, length));
  const codes = new Uint16Array(0x10000);
  let start = 0;
  for (const code of all) {
    const unit = text.charCodeAt(start);
    const end = text.indexOf('\n', start);
    if (end === start + 1 && unit !== 0xfffd && codes[unit] === 0) codes[unit] = code;
    start = end + 1;
  }
  return codes;
}

const lineFeed = 0x0a;

/** Of one byte and of two; where one byte is a character already, two that begin with it are two characters. */
function listCodes(charset: TableCharset): readonly number[] {
  const codes: number[] = [];
  for (let lead = 0x80; lead <= 0xff; lead++) {
    if (withSingleBytes.has(charset)) codes.push(lead);
    if (ofOneByte.has(charset)) continue;
    for (let trail = 0x40; trail <= 0xfe; trail++) codes.push(lead * 256 + trail);
  }
  return codes;
}
