import type { PemRepair } from '../../problem';
import type { Span } from '../../text/span';

/** A public key that is written otherwise than as PEM or bare Base64 alone. */
export interface WrittenKey {
  /** Of a SubjectPublicKeyInfo, an RSAPublicKey or a certificate; perhaps cut off. */
  readonly der: Uint8Array<ArrayBuffer>;
  /** What it was read from. */
  readonly span: Span;
  readonly repairs: readonly PemRepair[];
  /** A JWK's `kid`. */
  readonly name?: string;
}

/** One form; empty where the text holds no key in it. */
export type KeyForm = (text: string, region: Span) => readonly WrittenKey[];

/** So many places are looked at that may begin a key: a text that has more of them was made to. */
export const mostStarts = 100;

/** So much is read in vain, of a text that begins many keys and ends none. In characters. */
const mostLooked = 300_000;

/** No key or certificate is longer. In bytes. */
export const mostBytes = 65_536;

/**
 * How many bytes a SEQUENCE in DER takes with its header (X.690 §8.1.3), by its first bytes.
 * @returns null where the header says nothing yet, or nothing that a key would
 */
export function readSequenceLength([tag, first = 0, ...more]: readonly number[]): number | null {
  const size = first & 0x7f;
  if (tag !== 0x30 || first <= 0x80 || size > 2 || more.length < size) return null;
  const length = more.slice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
  return 2 + size + length;
}

/**
 * What is read at each place where a key may begin, one behind the other.
 * @param start global; it matches what every key begins with
 * @param read gives the key, or how far it looked for one
 */
export function findKeys(
  text: string,
  region: Span,
  start: RegExp,
  read: (text: string, from: number) => WrittenKey | { readonly end: number },
): readonly WrittenKey[] {
  const keys: WrittenKey[] = [];
  const within = text.slice(0, region.end);
  start.lastIndex = region.start;
  for (let looks = 0, looked = 0; looks < mostStarts && looked < mostLooked; looks++) {
    const found = start.exec(within);
    if (found === null) break;
    const key = read(within, found.index);
    if ('end' in key) {
      looked += key.end - found.index;
      continue;
    }
    keys.push(key);
    start.lastIndex = key.span.end;
  }
  return keys;
}
