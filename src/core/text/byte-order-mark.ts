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

/** So many bytes tell: JSON, headers and keys begin in ASCII. */
const sampledBytes = 16;

/** Of bytes without a byte order mark: UTF-16 where in the beginning every other byte is zero, and none between them. */
export function guessUtf16(bytes: Uint8Array): Utf16 | null {
  const sample = bytes.subarray(0, Math.min(sampledBytes, bytes.length & ~1));
  if (sample.length < 4) return null;
  const isZeroAt = (odd: number) => sample.every((byte, at) => (byte === 0) === (at % 2 === odd));
  return isZeroAt(1) ? 'utf-16le' : isZeroAt(0) ? 'utf-16be' : null;
}
