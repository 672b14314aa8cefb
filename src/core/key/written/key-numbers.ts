/** A key as its two numbers: a JWK, .NET's XML, what `openssl rsa -text` and Java print. */

import type { JsonNode } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import type { PemRepair } from '../../problem';
import { decodeBase64Url, decodeStrictBase64 } from '../../text/base64';
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
  const json = parseJson(written);
  return (json.ok ? listMembers(json.value) : []).slice(0, mostStarts).flatMap((key) => {
    const [modulus, exponent] = [key.get('n'), key.get('e')].map((one = '') =>
      decodeBase64Url(one),
    );
    if (key.get('kty') !== 'RSA' || !modulus || !exponent) return [];
    if (exponent.length > mostExponentBytes) return [];
    const name = key.get('kid');
    const der = buildRsaPublicKey(modulus, exponent);
    return { der, span: region, repairs: ['jwk'], ...(name !== undefined && { name }) };
  });
}

/** The texts of an object, of each in a list, or of each in its `keys`. */
function listMembers(node: JsonNode): readonly ReadonlyMap<string, string>[] {
  const keys =
    node.type === 'object' ? node.members.find(({ key }) => key.value === 'keys')?.value : node;
  const nodes = keys?.type === 'array' ? keys.items : [node];
  return nodes.flatMap((one) => {
    if (one.type !== 'object') return [];
    const texts = one.members.flatMap(({ key, value }) =>
      value.type === 'string' ? [[key.value, value.value] as const] : [],
    );
    return new Map(texts);
  });
}

const xml =
  /<Modulus>([\w+/\s]{80,20000}={0,2})\s{0,99}<\/Modulus>\s{0,99}<Exponent>([\w+/]{2,20}={0,2})<\/Exponent>/g;

/** RFC 3275 §4.4.2.2, as .NET's `ToXmlString(false)` writes it. */
export function readXmlKeys(text: string, region: Span): readonly WrittenKey[] {
  return readNumbers(text, region, xml, 'xml', ([, modulus = '', exponent = '']) => {
    // Hex is Base64 as well.
    if (/^[\da-f\s]+$/i.test(modulus)) return null;
    return [readBase64(modulus), readBase64(exponent)];
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

/** White space is looked past. */
function readBase64(text: string): Uint8Array | null {
  return decodeStrictBase64(text.replaceAll(/\s/g, ''));
}
