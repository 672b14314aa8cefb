/** A key as its two numbers: a JWK, .NET's XML, what `openssl rsa -text` and Java print. */

import type { PemRepair } from '../../problem';
import { decodeBase64 } from '../../text/base64';
import { readHex } from '../../text/hex';
import type { Span } from '../../text/span';
import { buildRsaPublicKey } from '../build-subject-public-key-info';
import { mostStarts, type WrittenKey } from './written-key';

/** Those in use have three; a number that was read in the wrong notation has more. */
const mostExponentBytes = 5;

/** Longer texts hold more than keys. In characters. */
const longestText = 200_000;

/** RFC 7517 §4 and §5, RFC 7518 §6.3.1: one key, or a set of them. */
export function readJwks(text: string, region: Span): readonly WrittenKey[] {
  const written = text.slice(region.start, region.end);
  if (written.length > longestText || !/^\s*[{[]/.test(written)) return [];
  const value = parseJson(written);
  const set = isRecord(value) && Array.isArray(value.keys) ? value.keys : value;
  const keys = Array.isArray(set) ? set : [set];
  return keys.slice(0, mostStarts).flatMap((key: unknown) => {
    if (!isRecord(key) || key.kty !== 'RSA') return [];
    if (typeof key.n !== 'string' || typeof key.e !== 'string') return [];
    const modulus = readBase64Url(key.n);
    const exponent = readBase64Url(key.e);
    if (modulus === null || exponent === null || exponent.length > mostExponentBytes) return [];
    return {
      der: buildRsaPublicKey(modulus, exponent),
      span: region,
      repairs: ['jwk'],
      ...(typeof key.kid === 'string' && { name: key.kid }),
    };
  });
}

const xml =
  /<Modulus>([\w+/\s]{80,20000}={0,2})\s{0,99}<\/Modulus>\s{0,99}<Exponent>([\w+/]{2,20}={0,2})<\/Exponent>/g;

/** RFC 3275 §4.4.2.2, as .NET's `ToXmlString(false)` writes it. */
export function readXmlKeys(text: string, region: Span): readonly WrittenKey[] {
  return readNumbers(text, region, xml, 'xml', ([, modulus = '', exponent = '']) => {
    // Hex is Base64 as well.
    if (/^[\da-f\s]+$/i.test(modulus)) return null;
    return [readBase64Url(modulus), readBase64Url(exponent)];
  });
}

const printed =
  /modulus:\s{0,99}(?:((?:[\da-f]{2}:\s{0,99}){64,2100}[\da-f]{2})|(\d{150,5000}))\s{1,99}(?:public )?exponent: (\d{1,12})(?!\w)/gi;

/** OpenSSL's modulus stands in hex with colons, Java's in digits; the exponent of both in digits. */
export function readPrintedKeys(text: string, region: Span): readonly WrittenKey[] {
  return readNumbers(text, region, printed, 'printed', ([, hex, digits = '', exponent = '']) => [
    hex === undefined ? toBytes(BigInt(digits)) : readHex(hex.replaceAll(/[^\da-f]/gi, '')),
    toBytes(BigInt(exponent)),
  ]);
}

/** @param pick gives modulus and exponent of a match; null where it is none */
function readNumbers(
  text: string,
  { start, end }: Span,
  pattern: RegExp,
  repair: PemRepair,
  pick: (match: RegExpExecArray) => readonly (Uint8Array | null)[] | null,
): readonly WrittenKey[] {
  const written = text.slice(start, Math.min(end, start + longestText));
  return [...written.matchAll(pattern)].slice(0, mostStarts).flatMap((match) => {
    const [modulus, exponent] = pick(match) ?? [];
    if (!modulus || !exponent || exponent.length > mostExponentBytes) return [];
    const at = start + match.index;
    const span = { start: at, end: at + match[0].length };
    return { der: buildRsaPublicKey(modulus, exponent), span, repairs: [repair] };
  });
}

function toBytes(number: bigint): Uint8Array<ArrayBuffer> {
  const hex = number.toString(16);
  return readHex(hex.length % 2 === 0 ? hex : `0${hex}`);
}

function readBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(/[\s=]/g, ''));
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
