/** A body as bytes: Base64, hex, dumps of either, lists of numbers. Their characters have no places of their own in the text. */

import { decodeBase64 } from '../../text/base64';
import { readHex } from '../../text/hex';
import { inflate } from '../../text/inflate';
import { type DerivedText, deriveWhole } from '../derived-text';
import { decodeUtf8 } from '../literal/read-string';
import { readByteRows } from './byte-rows';

/** Standard or URL-safe, padded or not, in lines or with a `data:` in front. */
export function unwrapBase64(text: string): readonly DerivedText[] {
  const bytes = readBase64Bytes(text);
  return bytes === null ? [] : decode(text, bytes);
}

function readBase64Bytes(text: string): Uint8Array | null {
  const digits = text.replace(/^(?:data:[\w/+.;=-]*,|\w{1,40}(?:=|: ))/, '').replace(/\s+/g, '');
  if (digits.length < 24 || !/^[\w+/-]+={0,2}$/.test(digits)) return null;
  const standard = digits
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  return standard.length % 4 === 1 ? null : decodeBase64(standard);
}

/** An offset, then bytes; what follows a bar, an angle or 40 columns are their characters. */
const hexRow = /^[ \t]*(?:0x)?[0-9a-fA-F]{4,8}:? {1,2}([0-9a-fA-F ]{2,60})/;
const hexPairs = /^(?:<Buffer )?(?:(?:0x|\\x)?[0-9a-fA-F]{2}[\s,:;-]{0,12})+>?$/;

/** Digits in pairs, with or without separators and prefixes; hexdump -C, od -tx1 and xxd. */
export function unwrapHex(text: string): readonly DerivedText[] {
  const bytes = readHexBytes(text);
  return bytes === null ? [] : decode(text, bytes);
}

/** Null where it is none of these, or only a few bytes. */
function readHexBytes(text: string): Uint8Array | null {
  const rows = dropReceived(text.split('\n')).filter((row) => !/^[0-9a-fA-F]*\s*$/.test(row));
  const bytes = rows.map(pickDigits);
  if (rows.length > 0 && !bytes.includes(undefined)) return readHexDigits(bytes.join(' '));
  const digits = text.replace(/^<Buffer |>$/g, '').replace(/^[xX]'([0-9a-fA-F]*)'$/, '$1');
  return hexPairs.test(digits) ? readHexDigits(digits) : null;
}

/** Of what curl's --trace shows, what was sent. */
function dropReceived(rows: readonly string[]): readonly string[] {
  if (!rows.some((row) => row.startsWith('=> Send '))) return rows;
  let isSent = false;
  return rows.filter((row) => {
    const isTitle = /^(?:=>|<=|==) /.test(row);
    if (isTitle) isSent = row.startsWith('=> Send ');
    return isSent && !isTitle;
  });
}

/** At most 16 bytes; behind its columns stand the characters, which may be digits and blanks, too. */
function pickDigits(row: string): string | undefined {
  const isNarrow = /^[0-9a-fA-F]+: /.test(row);
  const width = /^[0-9a-fA-F]{4}: (?:[0-9a-f]{2} ){2}/.test(row) ? 54 : 50;
  const [, digits] = hexRow.exec(isNarrow ? row.slice(0, width) : row) ?? [];
  const [bytes = ''] = digits?.split(/ {3,}/) ?? [];
  return digits === undefined ? undefined : /^(?: {0,2}[0-9a-fA-F]{2}){1,16}/.exec(bytes)?.[0];
}

/** `xxd -b`; null where a row is none of its. */
function readBits(text: string): Uint8Array | null {
  const rows = text.trimEnd().split('\n');
  const bits = rows.map((row) => /^[0-9a-f]{8}:((?: [01]{8}){1,6})/.exec(row)?.[1]);
  if (bits.includes(undefined)) return null;
  const bytes = bits.join('').trim().split(' ');
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

function readHexDigits(digits: string): Uint8Array | null {
  const pairs = digits.replace(/0x|\\x/g, '').match(/[0-9a-fA-F]{2}/g) ?? [];
  return pairs.length < 16 ? null : readHex(pairs.join(''));
}

const byteList =
  /^(?:(?:(?:static|const|unsigned) )*(?:char|u?int8_t|byte) \w+\[\d*\] ?= ?|\[\]u?(?:byte|int8)|Uint8Array\(\d+\)|bytes|bytearray\(|(?:new )?byte\[\])?(?:\s*[[{(])?\s*((?:-?(?:\d{1,3}|0x[0-9a-fA-F]{1,2})[\s,;]+)+-?(?:\d{1,3}|0x[0-9a-fA-F]{1,2}))[\s,]*[\]})]*(?:;\s*(?:unsigned int \w+ = \d+;)?)?$/;

/** `[123 34 111 …]`, signed as Java prints them or not; rows of bytes in any notation. */
export function unwrapByteList(text: string): readonly DerivedText[] {
  const bytes = readListBytes(text);
  return bytes === null ? [] : decode(text, bytes);
}

function readListBytes(text: string): Uint8Array | null {
  const rows = readByteRows(text);
  if (rows !== null) return Uint8Array.from(rows);
  const bits = readBits(text);
  if (bits !== null) return bits;
  const list = byteList.exec(text.replace(/\(byte\) ?|\.toByte\(\)/g, ''))?.[1];
  return list === undefined ? null : toBytes(list.split(/[\s,;]+/).map(Number));
}

/** In hex, in a list or in Base64; null where it is none of these. */
export function readNotedBytes(text: string): Uint8Array | null {
  return readHexBytes(text) ?? readListBytes(text) ?? readBase64Bytes(text);
}

/** Signed bytes or unsigned ones; null where they are no text. */
export function decodeNumbers(numbers: readonly number[]): string | null {
  const bytes = toBytes(numbers);
  return bytes === null ? null : readBytes(bytes);
}

function toBytes(numbers: readonly number[]): Uint8Array | null {
  if (numbers.length < 16 || numbers.some((byte) => !(byte >= -128 && byte <= 255))) return null;
  return Uint8Array.from(numbers);
}

function decode(text: string, bytes: Uint8Array): readonly DerivedText[] {
  const decoded = readBytes(bytes);
  return decoded === null ? [] : [deriveWhole(decoded, { start: 0, end: text.length })];
}

function readBytes(bytes: Uint8Array): string | null {
  // UTF-16, as SQL Server and Windows have it.
  const plain = isWide(bytes) ? new TextDecoder('utf-16le').decode(bytes) : decodeUtf8(bytes);
  const unpacked = plain === null ? inflate(bytes) : null;
  return unpacked === null ? plain : decodeUtf8(unpacked);
}

/** Of UTF-16 whose first character is ASCII, the low byte in front. */
export function isWide(bytes: Uint8Array): boolean {
  return bytes[1] === 0;
}
