/** Lists of bytes in hex or digits, where each byte is a character: how programs print the bytes of a text. */

export interface ByteList {
  readonly radix: 10 | 16;
  /** Finds where one may begin: with characters that can be seen, or as gzip does. */
  readonly start: RegExp;
  /** Matches the next bytes of it, with what stands before them. */
  readonly item: RegExp;
}

const gap = String.raw`(?:[\s:,;+-]|\\n){1,16}`;
const prefix = String.raw`(?:0x|\\{1,2}x)`;
/** What stands between bytes; nothing reads `0x` behind a digit as a prefix. */
const between = String.raw`(?:${gap}${prefix}?|\\{1,2}x)`;

export const byteLists: readonly ByteList[] = [
  // Tools print up to four bytes without a gap.
  {
    radix: 16,
    start: createStart(between, '(?:[2-7][\\da-f]){1,4}', 3, `1f${between}?8b`),
    item: new RegExp(`(?:${gap})?${prefix}?((?:[\\da-f]{2}){1,4})(?![\\da-f])`, 'iy'),
  },
  {
    radix: 10,
    start: createStart(gap, '(?:[3-9]\\d|1[01]\\d|12[0-6])', 7, `31${gap}139`),
    item: new RegExp(`(?:${gap})?(\\d{1,3})(?![\\da-f])`, 'iy'),
  },
];

/** What it matches begins with an item, as what is read there must move on. */
function createStart(between: string, seen: string, more: number, gzip: string): RegExp {
  const texts = `${seen}(?:${between}${seen}){${more}}`;
  return new RegExp(`(?<![\\da-f])(?:${texts}|${gzip}${between})`, 'gi');
}

/**
 * Writes the bytes of the list that begins there; gives where it ends, and how many they are.
 * @param start where its own pattern matched: one byte at least is read
 * @param bytes has room for five at least
 */
export function readByteList(
  text: string,
  start: number,
  { radix, item }: ByteList,
  bytes: Uint8Array,
): { readonly end: number; readonly length: number } {
  let end = start;
  let length = 0;
  item.lastIndex = start;
  for (let match = item.exec(text); match !== null && length < bytes.length - 4; ) {
    const [, digits = ''] = match;
    const width = radix === 16 ? 2 : digits.length;
    for (let at = 0; at < digits.length; at += width, length++) {
      bytes[length] = Number.parseInt(digits.slice(at, at + width), radix);
    }
    end = item.lastIndex;
    match = item.exec(text);
  }
  return { end, length };
}
