/** U+FEFF as a text's first character, and its bytes (Unicode §23.8): it says how the text is encoded and is no part of it. */
export const byteOrderMark = '\ufeff';

/** Where a text begins: behind its byte order mark, if it has one. */
export function findTextStart(text: string): 0 | 1 {
  return text.charCodeAt(0) === 0xfeff ? 1 : 0;
}

export type Utf16 = 'utf-16le' | 'utf-16be';

export interface EncodingMark {
  readonly encoding: 'utf-8' | Utf16;
  /** In bytes. */
  readonly length: number;
}

/** The byte order mark that bytes begin with; null where there is none. */
export function readByteOrderMark([first, second, third]: Uint8Array): EncodingMark | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', length: 2 };
  return first === 0xfe && second === 0xff ? { encoding: 'utf-16be', length: 2 } : null;
}

/** So many bytes tell: JSON, headers and keys begin in ASCII, and have more of it in the beginning. */
const sampledBytes = 64;

/**
 * Of bytes without a byte order mark: UTF-16 where the first character is one of ASCII, and so are a quarter of those
 * behind it. Of others a byte may be zero on the other side, as of U+4E00, but of few.
 */
export function guessUtf16(bytes: Uint8Array): Utf16 | null {
  const sample = bytes.subarray(0, Math.min(sampledBytes, bytes.length & ~1));
  if (sample.length < 4) return null;
  const countZeros = (odd: number): number =>
    sample.reduce((zeros, byte, at) => zeros + Number(byte === 0 && at % 2 === odd), 0);
  const isOf = (odd: 0 | 1): boolean => {
    const zeros = countZeros(odd);
    const isAscii = sample[odd] === 0 && sample[1 - odd] !== 0;
    return isAscii && zeros > 1 && zeros * 8 >= sample.length && zeros > 3 * countZeros(1 - odd);
  };
  return isOf(1) ? 'utf-16le' : isOf(0) ? 'utf-16be' : null;
}
