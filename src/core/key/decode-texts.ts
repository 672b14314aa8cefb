/** Texts that stand in a text in Base64 or hex: what is pasted may be encoded once more than anybody knew. */

import { sextets } from '../text/base64';

interface Notation {
  /** Of each digit, by its character code; −1 for what is none. */
  readonly values: Int8Array;
  /** In bits. */
  readonly width: number;
  /** So many digits make whole bytes. */
  readonly group: number;
}

const base64: Notation = { values: sextets, width: 6, group: 4 };
const hex: Notation = {
  values: sextets.map((_, code) => '0123456789abcdef'.indexOf(String.fromCharCode(code | 0x20))),
  width: 4,
  group: 2,
};

/** In digits. No private key fits into less, and only the last line of an encoded text is shorter. */
const shortestRun = 40;
/** So many bytes say whether a text was encoded: of 100 million random ones not one does. */
const sampleBytes = 24;

/** All that is decoded of a text: many times a key, and little enough to be looked through at every edit. */
const mostBytes = 1_000_000;

/**
 * What stands there in Base64 or hex and is itself a text, one below the other, as Latin-1; empty where nothing is.
 * Linear.
 */
export function decodeTexts(text: string): string {
  let bytes: Uint8Array<ArrayBuffer> | null = null;
  let length = 0;
  // Every run covers one of the places that are looked at.
  for (let at = shortestRun - 1; at < text.length && length < mostBytes; at += shortestRun) {
    if (!isDigit(text, at)) continue;
    const encoded = findEncodedText(text, findStart(text, at));
    if (encoded === null) {
      at = findEnd(text, at, text.length);
      continue;
    }
    bytes ??= new Uint8Array(Math.min(text.length, mostBytes));
    const read = readRun(text, encoded, bytes, length);
    bytes[read.length] = 0x0a;
    length = read.length + 1;
    at = read.end;
  }
  return bytes === null ? '' : new TextDecoder('latin1').decode(bytes.subarray(0, length));
}

function isDigit(text: string, at: number): boolean {
  return (sextets[text.charCodeAt(at)] ?? -1) !== -1;
}

/** Behind the place that was looked at before. */
function findStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < shortestRun - 1 && isDigit(text, start - 1)) start -= 1;
  return start;
}

function findEnd(text: string, start: number, limit: number): number {
  let end = start;
  while (end < limit && isDigit(text, end)) end += 1;
  return end;
}

interface EncodedText {
  readonly notation: Notation;
  /** Of its first group of digits, or a later one where something stands before it without a mark, such as a path. */
  readonly start: number;
}

/** Null where the run is too short, or what it encodes is no text. */
function findEncodedText(text: string, start: number): EncodedText | null {
  const end = findEnd(text, start, Math.min(text.length, start + 2 * shortestRun));
  if (end - start < shortestRun) return null;
  const notation = isHex(text, start, end) ? hex : base64;
  for (let skipped = 0; skipped < notation.group; skipped++) {
    if (isText(text, start + skipped, end, notation)) return { notation, start: start + skipped };
  }
  return null;
}

function isHex(text: string, start: number, end: number): boolean {
  for (let at = text.startsWith('0x', start) ? start + 2 : start; at < end; at++) {
    if (hex.values[text.charCodeAt(at)] === -1) return false;
  }
  return true;
}

/** Whether the last of these digits are a text's: what stands before it may be part of the run. */
function isText(text: string, start: number, end: number, { values, width, group }: Notation) {
  const groups = Math.floor((end - start) / group);
  const sampled = Math.ceil((sampleBytes * 8) / (group * width));
  const first = start + Math.max(0, groups - sampled) * group;
  for (let at = first, bits = 0, bitCount = 0; at < start + groups * group; at++) {
    bits = ((bits << width) | (values[text.charCodeAt(at)] ?? 0)) & 0xffff;
    bitCount += width;
    if (bitCount < 8) continue;
    bitCount -= 8;
    if (!isTextByte((bits >> bitCount) & 0xff)) return false;
  }
  return true;
}

/** ASCII that can be seen, white space, and what UTF-16 has between it. */
function isTextByte(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 0 || (byte >= 0x09 && byte <= 0x0d);
}

/** The end of a line or an escape for it, also between the strings that a program joins. */
const lineEnd =
  /(?:["'`][ \t]{0,9}[+.,]?)?(?:[ \t]{0,99}(?:\\?[\r\n]|\\{1,8}[nrt]))+[ \t]{0,99}["'`]?/y;
/** As PHP writes a slash in JSON. */
const escapedSlash = /\\{1,8}(?=\/)/y;

/** Writes the bytes from `offset` on; gives where they end, and where the run does. */
function readRun(
  text: string,
  { start, notation: { values, width, group } }: EncodedText,
  bytes: Uint8Array,
  offset: number,
): { readonly end: number; readonly length: number } {
  let length = offset;
  let at = start;
  for (let bits = 0, bitCount = 0, digits = 0; at < text.length && length < bytes.length; ) {
    const value = values[text.charCodeAt(at)] ?? -1;
    if (value === -1) {
      // A line that ends within a byte is the last one.
      const layout = digits % group === 0 ? lineEnd : escapedSlash;
      const next = skip(text, at, layout) ?? skip(text, at, escapedSlash);
      if (next === null) break;
      at = next;
      continue;
    }
    at += 1;
    digits += 1;
    bits = ((bits << width) | value) & 0xffff;
    bitCount += width;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[length] = bits >> bitCount;
    length += 1;
  }
  return { end: at, length };
}

function skip(text: string, at: number, layout: RegExp): number | null {
  layout.lastIndex = at;
  return layout.test(text) ? layout.lastIndex : null;
}
