/**
 * What private keys begin with, written once as bytes in hex (a dot for any digit) and turned into an expression for each
 * way of writing bytes down: hex, lists of numbers, the bytes of a file.
 */

import type { PrivateKeyForm } from '../problem';
import { toHex } from '../text/hex';

/** An AlgorithmIdentifier of a password-based scheme: encrypted PKCS#8 (RFC 8018 §A, RFC 7292 §C). */
const passwordBased = '30 [0-7]. 06 (?:09 2a 86 48 86 f7 0d 01 05|0a 2a 86 48 86 f7 0d 01 0c 01)';

/** What a signature is made with, where certificates, requests and revocation lists have it, and no key has. */
const signing = [
  '0[b-d] 06 09 2a 86 48 86 f7 0d 01 01 0[2-9b-f]',
  '0a 06 08 2a 86 48 ce 3d 04',
].join('|');
/** A certificate request has its subject's name behind its version: a SET inside, or nothing. */
const subject = '(?:..|81 ..) 31|00 30';

/** The algorithm of a key, where certificates have a hash's: SHA-1 (RFC 3279 §2.1) or one of SHA-2 (RFC 5754 §2). */
const algorithm = '06(?! (?:05 2b 0e 03 02 1a|09 60 86 48 01 65 03 04 02))';

/**
 * SEQUENCE and its length, then version 0 or 1 and an AlgorithmIdentifier (PKCS#8, RFC 5958 §2), version 0 and the modulus
 * (PKCS#1, RFC 8017 §A.1.2), version 1 and the secret number (SEC 1, RFC 5915 §3), or version 3 (PKCS#12, RFC 7292 §4). A
 * short length is that of a key on a curve: six bytes as these also begin a list of small numbers.
 */
const der =
  '(?:' +
  `30 (?:82 .. ..|81 ..|80) (?:02 01 00 (?:30(?! (?:${subject}|${signing}))|02)|` +
  `02 01 01 (?:30(?! (?:${signing}))|04)|02 01 03 30(?! (?:${signing}))|${passwordBased})|` +
  `30 [2-7]. (?:02 01 0[01] 30 .. ${algorithm}|02 01 01 04 [12].|${passwordBased}))`;

/** A Windows key: its kind and magic, and sizes of which the upper bytes are 0, by wincrypt.h and bcrypt.h. */
const blob =
  '(?:' +
  // PRIVATEKEYBLOB of a .NET CspBlob: "RSA2" and its bits
  '07 02 00 00 00 .. 00 00 52 53 41 32 .. .. 0[01] 00|' +
  // the same without its first eight bytes; and BCRYPT_RSAPRIVATE_BLOB, "RSA2", or its full form, "RSA3"
  '52 53 41 3[23] .. .. 0[01] 00 .. .. .. 00|' +
  // a PVK file
  '1e f1 b5 b0 00 00 00 00)';

/** `-----BEGIN … PRIVATE KEY`, in ASCII, with or without the hyphens before it. */
const pem = '(?:2d ){0,5}42 45 47 49 4e 20 (?:[2-5]. ){0,24}50 52 49 56 41 54 45 20 4b 45 59';

const heads = `(?:(${der})|(${blob})|(${pem}))`;
const forms: readonly PrivateKeyForm[] = ['der', 'blob', 'pem'];
/**
 * Where to look closer: bytes near the beginning of each. Few and of digits alone, because they are looked for in every
 * text at every edit.
 */
const starts = '(?:30 (?:8[0-2]|[2-7]. (?:02|30))|52 53 41|42 45 47)';
/**
 * The same in strings of programs: as few ways as these write them, because a zero and a backslash are everywhere. What
 * follows a zero is only looked at, because the zero may end another byte.
 */
const startInText =
  /0(?=[\x80-\x82]|\\{1,8}[xu28]|[ -~](?:\x02|\\))|RSA[23](?:[\0-\xff]|\\)|%30%[2-8]|&#(?:48|x30);&#/g;
/** More bytes than the head of a key: what stops sooner is none. */
const more = '(?: ..){8}';

/** Between bytes in hex: colons, hyphens, white space, the `, 0x` of an array, the `\x` of a string. */
const hexGap = String.raw`[\s:,+-]{0,16}(?:0[xX]|\\{1,2}x|\\n)?`;
/** Between numbers: a suffix of the one before, a comma or white space, and a cast or an index of the next. */
const numberGap =
  String.raw`(?:u8|[yYbB]|\.toByte\(\))?[\s,;|]{1,24}` +
  String.raw`(?:\((?:unsigned )?(?:s?byte|char|u?int8(?:_t)?)\)\s?|"\d{1,6}"\s?:\s?|\[\d{1,6}\]\s?=>\s?)?`;
const anyNumber = String.raw`(?:-?\d{1,3}|0[xX][\da-fA-F]{1,2})`;
/** Two digits, either of which may be any or one of several; not the numbers of a repetition. */
const byteInPattern = /(?:[\da-f.]|\[[\da-f-]+\])(?:[\da-f.]|\[[\da-f-]+\])(?![\d,]*\})/g;

/** A way of writing bytes down in which a key may stand anywhere in a text. */
export interface Notation {
  /** Finds where a key may begin. */
  readonly start: RegExp;
  /** Matches where one does; made for the first text in which one may. */
  readonly head: () => RegExp;
}

let notations: readonly Notation[] | null = null;

/** Made for the first text: writing these long expressions would hold up the page while it loads. */
export function listNotations(): readonly Notation[] {
  notations ??= [
    createNotation((pattern) => writeHex(pattern, hexGap)),
    // Decimal, signed as Java's bytes are, or hex that need not be padded.
    createNotation(writeNumbers, '(?<![\\w.-])'),
    { ...createNotation(writeText), start: startInText },
  ];
  return notations;
}

/** @param before what must stand before a head: asked late, because it would slow the search for starts */
function createNotation(write: (pattern: string) => string, before = ''): Notation {
  let head: RegExp | null = null;
  return {
    start: new RegExp(write(starts), 'g'),
    head: () => (head ??= new RegExp(before + write(heads + more), 'iy')),
  };
}

let headInBinary: RegExp | null = null;

/** @param binary one character a byte; `headBytes` of them are enough */
export function nameKeyHead(binary: string): PrivateKeyForm | null {
  headInBinary ??= new RegExp(`^${writeBinary(heads)}`);
  return toForm(headInBinary.exec(binary));
}

/** As many as any of the heads has. */
export const headBytes = 64;

/** @param match of a head */
export function toForm(match: RegExpExecArray | null): PrivateKeyForm | null {
  const group = match === null ? -1 : match.slice(1).findIndex((head) => head !== undefined);
  return forms[group] ?? null;
}

function writeHex(pattern: string, gap: string): string {
  return pattern.replaceAll('.', '[0-9a-fA-F]').replaceAll(' ', gap);
}

function writeBinary(pattern: string): string {
  return pattern
    .replaceAll(byteInPattern, (byte) => `[${listBytes(byte).map(escapeByte).join('')}]`)
    .replaceAll(' ', '');
}

function escapeByte(byte: number): string {
  return `\\x${toHex([byte])}`;
}

function writeNumbers(pattern: string): string {
  return pattern
    .replaceAll(byteInPattern, (byte) => (byte === '..' ? anyNumber : listNumbers(byte)))
    .replaceAll(' ', numberGap);
}

/** A string of programs: its bytes as characters, many of them escaped. */
function writeText(pattern: string): string {
  return pattern
    .replaceAll(byteInPattern, (byte) => (byte === '..' ? anyCharacter : writeCharacter(byte)))
    .replaceAll(' ', '');
}

const backslashes = String.raw`\\{1,8}`;
const hexDigit = '[\\da-fA-F]';
/** A part of an escape would leave a digit that stands for no byte. */
const anyCharacter = `(?:${backslashes}(?:x${hexDigit}{2}|u00${hexDigit}{2}|[0-7]{3}|[0-7]{1,2}(?![0-7])|[^0-7])|%${hexDigit}{2}|&#x?${hexDigit}{1,3};|[^])`;
/** By the byte, from 7. */
const namedEscapes = 'abtnvfr';

/** One of these bytes as it is, as Python, C, JSON, addresses and HTML escape it. */
function writeCharacter(pattern: string): string {
  const bytes = listBytes(pattern);
  const hex = bytes.map((byte) => toHex([byte]));
  const anyCase = [...hex, ...hex.map((one) => one.toUpperCase())].join('|');
  const octal = bytes.map((byte) => byte.toString(8));
  const padded = octal.map((digits) => digits.padStart(3, '0')).join('|');
  const named = bytes.map((byte) => namedEscapes[byte - 7] ?? '').join('');
  const forms = [
    `[${bytes.map(escapeByte).join('')}]`,
    `${backslashes}(?:(?:x|u00)(?:${anyCase})|${padded}|(?:${octal.join('|')})(?![0-7])${named && `|[${named}]`})`,
    `%(?:${anyCase})`,
    `&#(?:x0?(?:${anyCase})|0{0,2}(?:${bytes.join('|')}));`,
  ];
  return `(?:${forms.join('|')})`;
}

/** Each byte in decimal, with its sign, and in hex. */
function listNumbers(pattern: string): string {
  const numbers = listBytes(pattern).flatMap((byte) => [
    byte,
    ...(byte > 127 ? [byte - 256] : []),
    `0[xX]0?${byte.toString(16).replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`,
  ]);
  return `(?:${numbers.join('|')})`;
}

/** @param pattern of one byte, in hex */
function listBytes(pattern: string): readonly number[] {
  const [high = [], low = []] = (pattern.match(/\[[^[\]]+\]|./g) ?? []).map(listDigits);
  return high.flatMap((first) => low.map((second) => Number.parseInt(first + second, 16)));
}

const hexDigits = [...'0123456789abcdef'];

/** @param pattern of one digit */
function listDigits(pattern: string): readonly string[] {
  const isMeant = new RegExp(pattern);
  return hexDigits.filter((digit) => isMeant.test(digit));
}
