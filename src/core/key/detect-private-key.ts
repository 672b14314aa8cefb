/**
 * Finds a private key anywhere in a text, so that it can be refused before anything keeps it. Only the
 * beginning of a key is asked for: one that was cut short, or mangled further on, is still a secret.
 */
import { toHex } from '../hex';
import type { PrivateKeyForm } from '../problem';

/**
 * Which kind of private key stands in the text, or null: a PEM block of any kind (also wrapped in Base64
 * once more, or printed as text by OpenSSL), DER as Base64 or hex (PKCS#1, PKCS#8 plain and encrypted,
 * SEC 1, PKCS#12), an OpenSSH or PuTTY file, a JWK, .NET's XML. Linear, and cheap enough to be asked at
 * every edit of a 10 MB text.
 */
export function detectPrivateKey(written: string): PrivateKeyForm | null {
  const text = unescapeText(written);
  if (isPem(text) || isWrappedPem(text) || openSslText.test(text)) return 'pem';
  if (isBase64Der(text) || hexDer.test(text)) return 'der';
  if (isJwk(text)) return 'jwk';
  if (puttyLine.test(text)) return 'putty';
  if (isXml(text)) return 'xml';
  return null;
}

/** Whether the bytes of a file begin as a private key in DER form. */
export function isPrivateDer(bytes: Uint8Array): boolean {
  return startsAsDer.test(toHex(bytes.subarray(0, 20)));
}

/** Without the zero bytes of UTF-16 that was read as UTF-8, and without JSON's escapes of ASCII. */
function unescapeText(text: string): string {
  const plain = text.includes('\0') ? text.replaceAll('\0', '') : text;
  if (!plain.includes('\\u00')) return plain;
  return plain.replace(/\\{1,8}u00([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** White space as it is, escaped in a JSON text, or encoded in a form. */
const gap = String.raw`(?:\s|\\{1,8}[nrt]|[+_]|%20)`;
/** Word processors turn hyphens into dashes. */
const dash = String.raw`[-\u2010-\u2015\u2212]`;

/** One marker is enough; a line may end it, or a text that was cut there. */
const pemMarker = new RegExp(
  `${dash}{2}${gap}?(?:BEGIN|END)${gap}{1,9}(?:[A-Z0-9]{1,12}${gap}{1,9}){0,4}PRIVATE${gap}{1,9}KEY` +
    String.raw`(?:${gap}BLOCK)?[ \t+]{0,9}(?:${dash}|[\\\r\n]|$)`,
  'i',
);

function isPem(text: string): boolean {
  // A plain search is many times faster than the expression, and nearly every text ends here.
  return /PRIVATE/i.test(text) && pemMarker.test(text);
}

/** A whole PEM file in Base64, as build settings hold it: `-----BEGIN ` at each of the three alignments. */
const wrappedMarker = /LS0t(?:LS1CRUdJTi|QkVHSU4g|LUJFR0lOI)/g;
const privateKeyInHex = '50524956415445204b4559'; // PRIVATE KEY

function isWrappedPem(text: string): boolean {
  for (const { index } of text.matchAll(wrappedMarker)) {
    if (readHead(text, index, 45).includes(privateKeyInHex)) return true;
  }
  return false;
}

/** What `openssl pkey -text` prints, and certtool: the name of a secret number, then bytes in hex. */
const openSslText = new RegExp(
  String.raw`\b(?:private ?Exponent|prime[12]|priv):${gap}{1,40}(?:[\da-f]{2}:){8}`,
  'i',
);

/**
 * What a private key begins with: bytes in hex, a dot for any digit. After SEQUENCE and its length: version 0
 * or 1 and an AlgorithmIdentifier (PKCS#8, RFC 5958 §2), version 0 and the modulus (PKCS#1, RFC 8017 §A.1.2),
 * version 1 and the secret number (SEC 1, RFC 5915 §3), version 3 (PKCS#12, RFC 7292 §4), or an
 * AlgorithmIdentifier of a password-based scheme (encrypted PKCS#8: RFC 8018 §A, RFC 7292 §C).
 */
const derHead =
  '30 (?:82 .. .. |81 .. |80 |[2-7]. )' +
  '(?:02 01 00 (?:30|02)|02 01 01 (?:30|04)|02 01 03 30|' +
  '30 [0-7]. 06 (?:09 2a 86 48 86 f7 0d 01 05|0a 2a 86 48 86 f7 0d 01 0c 01))';
const startsAsDer = new RegExp(`^${writeHex(derHead, '')}`);

/** Between bytes in hex: colons, white space, the `, 0x` of an array, the `\x` of a string. */
const byteGap = String.raw`[\s:,]{0,16}(?:0x|\\{1,2}x|\\n)?`;
const hexDer = new RegExp(writeHex(`${derHead}(?: ..){8}`, byteGap), 'i');

function writeHex(pattern: string, between: string): string {
  return pattern.replaceAll('.', '[0-9a-f]').replaceAll(' ', between);
}

/** What those first bytes can look like in Base64; rare enough in other Base64 to look closer. */
const base64DerHead =
  /M(?:II[A-P]\s?[\w+/-]\s?[ADQTgjwz]\s?[IAB]|I[AE-H]|[C-H][AEIMQUYcgkosw048]C)/g;

function isBase64Der(text: string): boolean {
  if (text.includes('b3BlbnNzaC1rZXktdjE')) return true; // openssh-key-v1
  for (const { index } of text.matchAll(base64DerHead)) {
    if (startsAsDer.test(readHead(text, index, 20))) return true;
  }
  return false;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** By character code, base64url's signs included; −1 for what is no Base64. */
const sextets = new Int8Array(128).fill(-1);
for (const [value, char] of [...alphabet, '+', '/'].entries()) sextets[char.charCodeAt(0)] = value;
sextets['-'.charCodeAt(0)] = 62;
sextets['_'.charCodeAt(0)] = 63;

const layout = /\s+|\\{1,8}[nrt]/y;

/** In hex, up to `length` bytes of the Base64 that begins there, however narrow its lines and groups are. */
function readHead(text: string, start: number, length: number): string {
  const bytes = new Uint8Array(length);
  let count = 0;
  for (let at = start, bits = 0, bitCount = 0; at < text.length && count < length; ) {
    const sextet = sextets[text.charCodeAt(at)] ?? -1;
    if (sextet === -1) {
      layout.lastIndex = at;
      if (!layout.test(text)) break;
      at = layout.lastIndex;
      continue;
    }
    at += 1;
    bits = ((bits << 6) | sextet) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[count] = bits >> bitCount;
    count += 1;
  }
  return toHex(bytes.subarray(0, count));
}

/** RFC 7518 §6.2.2 and §6.3.2: "d" is the private part, of 32 bytes at least; also in YAML or source code. */
const jwkPrivatePart = writeMember('d', '[\\w-]{43}');
const jwkType = writeMember('kty', '(?:RSA|EC|OKP)\\b');
/** Without a type, an RSA key is known by its modulus: 512 bits at least. */
const jwkModulus = writeMember('n', '[\\w-]{80}');

function writeMember(name: string, value: string): RegExp {
  const quote = String.raw`(?:\\{0,8}["'])?`;
  return new RegExp(String.raw`\b${name}${quote}\s{0,20}[:=]\s{0,20}${quote}${value}`);
}

function isJwk(text: string): boolean {
  return jwkPrivatePart.test(text) && (jwkType.test(text) || jwkModulus.test(text));
}

const puttyLine = /PuTTY-User-Key-File-\d|Private-Lines: ?\d/;

/** The modulus, and a secret number beside it. The signs may be escaped for HTML. */
const xmlModulus = /(?:<|&lt;)(?:\w{1,40}:)?Modulus\b/;
const xmlPrivatePart = new RegExp(
  String.raw`(?:<|&lt;)(?:\w{1,40}:)?[DPQ](?:\s[^<>]{0,200})?(?:>|&gt;)${gap}{0,40}[\w+/]{20}`,
);

function isXml(text: string): boolean {
  return xmlModulus.test(text) && xmlPrivatePart.test(text);
}
