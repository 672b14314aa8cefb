/**
 * Finds a private key anywhere in a text, so that it can be refused before anything keeps it. Only the
 * beginning of a key is asked for: one that was cut short, or mangled further on, is still a secret.
 */
import type { PrivateKeyForm } from '../problem';

/**
 * Which kind of private key stands in the text, or null: a PEM block of any kind (also wrapped in Base64
 * once more), DER as Base64 or hex (PKCS#1, PKCS#8 plain and encrypted, SEC 1, PKCS#12), an OpenSSH or
 * PuTTY file, a JWK, .NET's XML. Linear, and cheap enough to be asked at every edit of a 10 MB text.
 */
export function detectPrivateKey(text: string): PrivateKeyForm | null {
  if (isPem(text) || isWrappedPem(text)) return 'pem';
  if (isBase64Der(text) || hexDer.test(text)) return 'der';
  if (isJwk(text)) return 'jwk';
  if (text.includes('PuTTY-User-Key-File') || text.includes('Private-Lines:')) return 'putty';
  if (isXml(text)) return 'xml';
  return null;
}

/** White space inside a marker: as it is, escaped in a JSON text, or encoded in a form. */
const gap = String.raw`(?:\s|\\[nrt]|[+_]|%20)`;

/** One marker is enough. Word processors turn its hyphens into dashes. */
const pemMarker = new RegExp(
  String.raw`[-\u2010-\u2015\u2212]${gap}?(?:BEGIN|END)${gap}+(?:[A-Z0-9]{1,12}${gap}+){0,4}PRIVATE${gap}+KEY`,
  'i',
);

function isPem(text: string): boolean {
  // A plain search is many times faster than the expression, and nearly every text ends here.
  const mayBe = ['PRIVATE', 'private', 'Private'].some((word) => text.includes(word));
  return mayBe && pemMarker.test(text);
}

/** Base64 of `-----BEGIN `: a whole PEM file in Base64, as secret stores and build settings hold it. */
const wrappedMarker = 'LS0tLS1CRUdJTi';

function isWrappedPem(text: string): boolean {
  for (let at = text.indexOf(wrappedMarker); at !== -1; at = text.indexOf(wrappedMarker, at + 1)) {
    if (decodeHead(text, at, 60).includes('PRIVATE KEY')) return true;
  }
  return false;
}

/**
 * What a private key begins with, in hex. After SEQUENCE and its length: version 0 or 1 and an
 * AlgorithmIdentifier (PKCS#8, RFC 5958 §2), version 0 and the modulus (PKCS#1, RFC 8017 §A.1.2), version
 * 1 and the secret number (SEC 1, RFC 5915 §3), version 3 (PKCS#12, RFC 7292 §4), or an AlgorithmIdentifier
 * of a password-based scheme (encrypted PKCS#8: RFC 8018 §A, RFC 7292 §C).
 */
const derHead =
  '30(?:82[0-9a-f]{4}|81[0-9a-f]{2}|[0-7][0-9a-f])' +
  '(?:020100(?:30|02)|020101(?:30|04)|02010330|30[0-7][0-9a-f]06(?:092a864886f70d0105|0a2a864886f70d010c01))';
const startsAsDer = new RegExp(`^${derHead}`);
const hexDer = new RegExp(`${derHead}[0-9a-f]{40}`, 'i');

/** What those first bytes can look like in Base64; rare enough in other Base64 to look closer. */
const base64DerHead = /M(?:II|I[E-H]|[A-H][AEIMQUYcgkosw048]C)[\w+/-]{20}/g;

function isBase64Der(text: string): boolean {
  if (text.includes('b3BlbnNzaC1rZXktdjE')) return true; // openssh-key-v1
  for (const { index } of text.matchAll(base64DerHead)) {
    const bytes = Array.from(decodeHead(text, index, 24), (char) => char.charCodeAt(0));
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (startsAsDer.test(hex)) return true;
  }
  return false;
}

/** Up to `length` characters of Base64 or base64url, decoded; one character a byte. */
function decodeHead(text: string, start: number, length: number): string {
  const base64 = /^[\w+/-]*/.exec(text.slice(start, start + length))?.[0] ?? '';
  const whole = base64.slice(0, base64.length - (base64.length % 4));
  return atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
}

/** RFC 7518 §6.2.2 and §6.3.2: "d" is the private part, whatever the key type. */
const jwkPrivatePart = /\\?["']d\\?["']\s*:\s*\\?["'][\w-]{20}/;

function isJwk(text: string): boolean {
  return /["']kty\\?["']/.test(text) && jwkPrivatePart.test(text);
}

function isXml(text: string): boolean {
  return text.includes('RSAKeyValue>') && /<(?:D|P|Q|DP|DQ|InverseQ)>/.test(text);
}
