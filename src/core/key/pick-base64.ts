/** The Base64 of a PEM block, picked out of whatever layout it was pasted in, with the offset of each character. */

import type { PemRepair } from '../problem';
import { decodeBase64 } from '../text/base64';
import type { Span } from '../text/span';

/** What stands where Base64 should: a stranger, or dots that somebody put in place of the rest. */
export interface Base64Stranger {
  readonly kind: 'character' | 'elided';
  readonly span: Span;
}

export interface PickedBase64 {
  /** Alphabet characters only, without padding. */
  readonly base64: string;
  /** The offset of each of them, and of each `=`. */
  readonly offsets: readonly number[];
  /** How many `=` follow. */
  readonly padding: number;
  readonly stranger: Base64Stranger | null;
  /** How the layout departs from a plain one. */
  readonly repairs: readonly PemRepair[];
}

const alphabet = /[A-Za-z0-9+/]/;
/** Escapes of JSON and of source code, also escaped again: line ends, `\/`, and the alphabet's own signs. */
const escaped = /\\{1,8}(?:([nrt])|(\/)|u00(2b|2f|3d|0a|0d|09)|(?=[\r\n]))/iy;
/** White space, and what is invisible like it. */
const blank = /[\s\u200b-\u200d\u2060]/;
const dots = /\.{2,}|…/y;
/** RFC 1421 §4.4: lines such as `Proc-Type: 4,CLEAR` before the Base64. */
const encapsulatedHeaders = /^\s*(?:[A-Za-z][\w-]*: ?[^\r\n]*(?:\r\n|\n|\r))+/;

/** Stops at the first character that belongs neither to Base64 nor to a layout. */
export function pickBase64(text: string, span: Span): PickedBase64 {
  const headers = encapsulatedHeaders.exec(text.slice(span.start, span.end))?.[0] ?? '';
  const chars: string[] = [];
  const offsets: number[] = [];
  const repairs = new Set<PemRepair>(headers === '' ? [] : ['text-around']);
  let padding = 0;
  let stranger: Base64Stranger | null = null;
  for (let at = span.start + headers.length; at < span.end && stranger === null; ) {
    const { char, length, repair } = readCharacter(text, at);
    if (repair !== null) repairs.add(repair);
    const isPadding = char === '=' && padding < 2;
    if (isPadding || (alphabet.test(char) && padding === 0)) {
      offsets.push(at);
      if (isPadding) padding += 1;
      else chars.push(char);
    } else if (!blank.test(char)) stranger = pickStranger(text, at);
    at += length;
  }
  return { base64: chars.join(''), offsets, padding, stranger, repairs: [...repairs] };
}

/** One character of the Base64 or of its layout, as it is written. */
interface WrittenCharacter {
  /** What it stands for. */
  readonly char: string;
  /** How many characters of the text it takes. */
  readonly length: number;
  readonly repair: PemRepair | null;
}

const escapedSigns: Readonly<Record<string, string>> = {
  '2b': '+',
  '2f': '/',
  '3d': '=',
  '0a': '\n',
  '0d': '\r',
  '09': '\t',
};

function readCharacter(text: string, at: number): WrittenCharacter {
  const char = text.charAt(at);
  if (char === '\\') {
    escaped.lastIndex = at;
    const [written, letter, slash, code] = escaped.exec(text) ?? [];
    if (written !== undefined) {
      const sign = slash ?? escapedSigns[code?.toLowerCase() ?? ''] ?? '\n';
      const isLayout = letter !== undefined || blank.test(sign);
      return { char: sign, length: written.length, repair: isLayout ? 'escaped-newlines' : null };
    }
  }
  if (char === '\r') return { char, length: 1, repair: 'line-ends' };
  return { char, length: 1, repair: blank.test(char) && char !== '\n' ? 'white-space' : null };
}

function pickStranger(text: string, at: number): Base64Stranger {
  dots.lastIndex = at;
  const elided = dots.exec(text)?.[0];
  if (elided !== undefined) {
    return { kind: 'elided', span: { start: at, end: at + elided.length } };
  }
  const length = String.fromCodePoint(text.codePointAt(at) ?? 0).length;
  return { kind: 'character', span: { start: at, end: at + length } };
}

/** The bytes, as far as the characters go. */
export function decodePicked({ base64 }: PickedBase64): Uint8Array<ArrayBuffer> {
  return decodeBase64(base64.length % 4 === 1 ? base64.slice(0, -1) : base64);
}

/** RFC 7468 §2 and RFC 2045 §6.8. In characters. */
const lineWidths = [64, 76];

/**
 * Where a `+` was turned into a space: a space that stands inside a line, and not where a PEM that was
 * put on one line has one. To be asked only when what was read without the spaces is no key.
 */
export function pickLostPlus(text: string, { start, end }: Span): Span | null {
  for (const line of text.slice(start, end).matchAll(/(?:(?!\\{1,8}[nr])[^\r\n]){1,65536}/g)) {
    let runStart = line[0].length - line[0].trimStart().length;
    for (const { index } of line[0].matchAll(/(?<=[\w+/]) (?=[\w+/])/g)) {
      if (!lineWidths.includes(index - runStart)) {
        const at = start + line.index + index;
        return { start: at, end: at + 1 };
      }
      runStart = index + 1;
    }
  }
  return null;
}
