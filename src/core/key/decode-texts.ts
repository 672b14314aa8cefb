/** Texts that stand in a text in Base64, hex or as a list of bytes, also packed: what is pasted may be encoded once more than anybody knew. */

import { sextets } from '../text/base64';
import { toBinary } from '../text/binary-text';
import { byteLists, readByteList } from './byte-lists';
import { unpack } from './unpack';

interface Notation {
  /** Of each digit, by its character code; −1 for what is none. */
  readonly values: Int8Array;
  /** In bits. */
  readonly width: number;
  /** So many digits make whole bytes. */
  readonly group: number;
  /** The magic numbers of gzip, and of zlib where nothing stands before it. */
  readonly packed: RegExp;
}

const base64: Notation = {
  values: sextets,
  width: 6,
  group: 4,
  packed: /H4sI|^e(?:A[E-H]|J[w-z]|N[o-r])/,
};
const hex: Notation = {
  values: sextets.map((_, code) => '0123456789abcdef'.indexOf(String.fromCharCode(code | 0x20))),
  width: 4,
  group: 2,
  packed: /1f8b08|^78(?:01|9c|da)/i,
};

/** In digits. No private key fits into less, and only the last line of an encoded text is shorter. */
const shortestRun = 40;
/** So many bytes say whether a text was encoded: of 100 million random ones not one does. */
const sampleBytes = 24;

/** All that is decoded of a text: many times a key, and little enough to be looked through at every edit. */
const mostBytes = 1_000_000;

/** So much of what is packed, and of lists of bytes: both take long for their length. */
const mostPacked = 100_000;
const mostListed = 200_000;

/**
 * What stands there in Base64 or hex, or as a list of bytes, and is itself a text, or packed: one below the other, a
 * character a byte; empty where nothing is. Linear.
 */
export function decodeTexts(text: string): string {
  const texts: string[] = [];
  let room = mostBytes;
  let packedRoom = mostPacked;
  for (const bytes of listEncodedBytes(text)) {
    const unpacked = unpack(bytes.subarray(0, Math.max(0, packedRoom)), room);
    if (unpacked !== null) packedRoom -= bytes.length;
    const decoded = unpacked ?? bytes;
    texts.push(toBinary(decoded.subarray(0, room)));
    room -= decoded.length;
    if (room <= 0) break;
  }
  return texts.join('\n');
}

/** Each is overwritten by the next. */
function* listEncodedBytes(text: string): Generator<Uint8Array> {
  const bytes = new Uint8Array(Math.min(text.length, mostBytes));
  // Every run covers one of the places that are looked at.
  for (let at = shortestRun - 1; at < text.length; at += shortestRun) {
    if (!isDigit(text, at)) continue;
    const encoded = findEncodedBytes(text, findStart(text, at));
    if (encoded === null) {
      at = findEnd(text, at, text.length);
      continue;
    }
    const { end, length } = readRun(text, encoded, bytes);
    yield bytes.subarray(0, length);
    at = end;
  }
  for (const list of byteLists) {
    list.start.lastIndex = 0;
    for (let listed = 0; listed < mostListed; ) {
      const start = list.start.exec(text)?.index;
      if (start === undefined) break;
      const { end, length } = readByteList(text, start, list, bytes.subarray(0, mostListed));
      yield bytes.subarray(0, length);
      list.start.lastIndex = end;
      listed += length;
    }
  }
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

interface EncodedBytes {
  readonly notation: Notation;
  /** Of its first group of digits, or a later one where something stands before it without a mark, such as a path. */
  readonly start: number;
}

/** Null where the run is too short, or what it encodes is neither a text nor packed. */
function findEncodedBytes(text: string, start: number): EncodedBytes | null {
  const end = findEnd(text, start, Math.min(text.length, start + 2 * shortestRun));
  if (end - start < shortestRun) return null;
  const notation = isHex(text, start, end) ? hex : base64;
  for (let skipped = 0; skipped < notation.group; skipped++) {
    if (isText(text, start + skipped, end, notation)) return { notation, start: start + skipped };
  }
  const skipped = text.slice(start, end).search(notation.packed);
  return skipped === -1 ? null : { notation, start: start + skipped };
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

/** Writes the bytes; gives where the run ends, and how many they are. */
function readRun(
  text: string,
  { start, notation: { values, width, group } }: EncodedBytes,
  bytes: Uint8Array,
): { readonly end: number; readonly length: number } {
  let length = 0;
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
