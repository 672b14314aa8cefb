/** A value that was encoded once more than the right one, or decoded. */
import { decodeEntity, entity } from '../../../canonical/transform-text';
import { decodePercent } from '../../../intake/wrap/percent-text';
import { parseJson } from '../../../json/parse-json';
import { decodeBase64, encodeBase64 } from '../../../text/base64';
import { readHex, toHex } from '../../../text/hex';
import { isSameNested } from './relate-nested';
import type { ValueCoding, ValueRelation } from './value-relation';

export function relateCodings(own: string, expected: string): ValueRelation | null {
  const bytes = new TextEncoder().encode(expected);
  if (own === encodeBase64(bytes)) return { kind: 'encoded', coding: 'base64' };
  if (own.toLowerCase() === toHex(bytes)) return { kind: 'encoded', coding: 'hex' };
  const packed = readPacked(own, expected);
  if (packed !== null) return { kind: 'encoded', coding: packed, isRewritten: true };
  const printed = readByteList(own);
  if (printed !== null) {
    if (printed === expected) return { kind: 'encoded', coding: 'bytes' };
    if (readQuoted(printed) === expected || isSameNested(printed, expected))
      return { kind: 'encoded', coding: 'bytes', isRewritten: true };
  }
  for (const coding of Object.keys(decoders) as ValueCoding[]) {
    const decode = decoders[coding];
    if (decode(own) === expected) return { kind: 'encoded', coding };
    if (decode(expected) === own) return { kind: 'decoded', coding };
  }
  // A plus is a space in a form alone.
  const urlCoding = own.includes('+') ? 'form' : 'percent';
  const coding = /%[0-9a-fA-F]{2}/.test(own) ? urlCoding : 'entities';
  const decoded = decoders[coding](own);
  if (decoded !== null && decoded !== own && isSameNested(decoded, expected))
    return { kind: 'encoded', coding, isRewritten: true };
  return null;
}

const byteList = /^[[{<(]?(-?\d{1,3}(?:[ ,]{1,2}-?\d{1,3})+)[\]}>)]?$/;

/** Signed as Java prints them, or not. */
function readByteList(own: string): string | null {
  const bytes = byteList.exec(own)?.[1]?.split(/[ ,]+/).map(Number);
  if (bytes?.every((byte) => byte >= -128 && byte <= 255) !== true) return null;
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** An object or list whose text, as another writer has it, is in Base64 or hex. */
function readPacked(own: string, expected: string): 'base64' | 'hex' | null {
  if (!/^[[{]/.test(expected) || own.length < 8) return null;
  const isHex = /^(?:[\da-f]{2})+$/i.test(own);
  const digits = own.replaceAll('-', '+').replaceAll('_', '/');
  if (!isHex && !/^[\w+/]+={0,2}$/.test(digits)) return null;
  const bare = digits.replace(/=$/, '').replace(/=$/, '');
  if (!isHex && bare.length % 4 === 1) return null;
  const bytes = isHex ? readHex(own) : decodeBase64(bare);
  const isSame = isSameNested(new TextDecoder().decode(bytes), expected);
  return isSame ? (isHex ? 'hex' : 'base64') : null;
}

const decoders: Readonly<Record<ValueCoding, (text: string) => string | null>> = {
  percent: (text) => decodePercent(text, false),
  form: (text) => decodePercent(text, true),
  entities: (text) => text.replace(entity, decodeEntity),
  escapes: (text) => decodeEscapes(text),
  quoted: (text) => readQuoted(text),
  sql: (text) => readSqlLiteral(text),
  base64: () => null,
  bytes: () => null,
  hex: () => null,
};

function decodeEscapes(text: string): string | null {
  try {
    const decoded: unknown = JSON.parse(`"${text.replace(/\n/g, '\\n')}"`);
    return typeof decoded === 'string' ? decoded : null;
  } catch {
    return text.includes('\\') ? text.replace(/\\(.)/g, '$1') : null;
  }
}

function readQuoted(text: string): string | null {
  const parsed = /^"/.test(text) ? parseJson(text) : null;
  return parsed?.ok && parsed.value.type === 'string' ? parsed.value.value : null;
}

/** Within it single quotes are doubled, as in the standard, or escapes stand, as in MySQL; null where nothing shows which. */
function readSqlLiteral(text: string): string | null {
  const [, inner] = /^'(.*)'$/s.exec(text) ?? [];
  if (inner === undefined || !/['\\]/.test(inner)) return null;
  if (!inner.includes('\\')) return inner.replaceAll("''", "'");
  return inner.replace(/\\(.)/gs, (_, sign: string) => sqlEscapes.get(sign) ?? sign);
}

const sqlEscapes: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['b', '\b'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['Z', '\x1a'],
]);
