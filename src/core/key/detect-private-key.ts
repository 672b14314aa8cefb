/**
 * Finds a private key anywhere in a text, so that it can be refused before anything keeps it. Only the
 * beginning of a key is asked for: one that was cut short, or mangled further on, is still a secret.
 */
import { createLookupTable } from '../lookup-table';
import type { PrivateKeyForm } from '../problem';
import { decodeTexts } from './decode-texts';
import { detectEncodedKey } from './detect-encoded-key';

/** So often may what is pasted have been encoded around the text of a key. */
const deepest = 3;

/**
 * Which kind of private key stands in the text, or null: a PEM block of any kind (or what OpenSSL prints of
 * one), DER (PKCS#1, PKCS#8 plain and encrypted, SEC 1, PKCS#12), a Windows key blob, an OpenSSH or PuTTY file, a
 * JWK, .NET's XML; PEM, DER and blobs also in Base64, in hex, and as a list of numbers; and each of these as a text
 * that was written in Base64, hex or a list of bytes, also by gzip before, up to three times. Linear, and cheap enough to be asked at every edit of a 20 MB text.
 */
export function detectPrivateKey(written: string): PrivateKeyForm | null {
  if (written === '') return null;
  let form = detectInText(written);
  let text = written;
  for (let depth = 0; form === null && depth < deepest && text !== ''; depth++) {
    text = [decodeTexts(text), unescapeMarkup(text)].filter(Boolean).join('\n');
    form = detectInText(text);
  }
  return form;
}

function detectInText(written: string): PrivateKeyForm | null {
  const text = unescapeText(written);
  if (isPem(text) || openSslText.test(text) || printedNumbers.test(text)) return 'pem';
  // A key's own bytes may be read as characters, zero bytes and all.
  const form =
    detectEncodedKey(text) ?? (written.includes('\0') ? detectEncodedKey(written) : null);
  if (form !== null) return form;
  if (isJwk(text)) return 'jwk';
  if (puttyLine.test(text)) return 'putty';
  return isXml(text) ? 'xml' : null;
}

/** In a longer text millions of replacements would take seconds. */
const longestMarkup = 100_000;
const namedCharacters: Readonly<Record<string, string>> = createLookupTable({
  quot: '"',
  lt: '<',
  gt: '>',
});

/** Without the escapes of addresses, of HTML, and of line ends in strings; empty where none of them is there. */
function unescapeMarkup(text: string): string {
  if (text.length > longestMarkup || !/%[0-7][\da-f]|&[a-z#]|\\n/i.test(text)) return '';
  const unescaped = text.replace(
    /%([0-7][\da-fA-F])|&(?:(quot|lt|gt)|#(\d{2}));|\\{1,8}[nrt]/g,
    (_, hex: string | undefined, name: string | undefined, code: string | undefined) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (name !== undefined) return namedCharacters[name] ?? '';
      return code === undefined ? '\n' : String.fromCharCode(Number(code));
    },
  );
  return unescaped === text ? '' : unescaped;
}

/** Without the zero bytes of UTF-16 that was read as UTF-8, and without JSON's escapes of ASCII. */
function unescapeText(text: string): string {
  if (!text.includes('\0') && !text.includes('\\u00')) return text;
  // By hand, because millions of replacements take seconds.
  const codes = new Uint16Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0) continue;
    const escaped = code === backslash ? readEscape(text, at) : null;
    if (escaped !== null) {
      at += 5;
      // Where it was escaped again, more of them stand before it.
      while (codes[count - 1] === backslash) count -= 1;
    }
    codes[count] = escaped ?? code;
    count += 1;
  }
  return new TextDecoder('utf-16le').decode(new Uint8Array(codes.buffer, 0, 2 * count));
}

const backslash = 0x5c;

/** The ASCII character that `\u00..` stands for. */
function readEscape(text: string, at: number): number | null {
  if (!text.startsWith('u00', at + 1)) return null;
  const code = Number.parseInt(text.slice(at + 4, at + 6), 16);
  return code >= 0x20 && code < 0x80 ? code : null;
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

/** What `openssl pkey -text` prints, certtool, and Java of its key: the name of a secret number, then bytes in hex or digits. */
const openSslText = new RegExp(
  String.raw`\b(?:private[ _]?Exponent|prime[12PQ]|priv)["']?${gap}{0,9}[:=]${gap}{0,40}["']?(?:0x)?(?:(?:[\da-f]{2}[: ]){8}|[\da-f]{60})`,
  'i',
);
/** What Python's rsa and Go print: the modulus, the exponent, and behind them the secret number, in digits. */
const printedNumbers = /\d(?:,[ +]?\d{1,10},[ +]?|[ +](?:E:)?\+?\d{1,10}\}[ +](?:D:)?\+?)\d{150}/;

/** RFC 7518 §6.2.2 and §6.3.2: "d" is the private part, of 32 bytes at least; also in YAML or source code. */
const jwkPrivatePart = writeMember('d', '[\\w-]{43}');
const jwkType = writeMember('kty', '(?:RSA|EC|OKP)\\b');
/** Without a type, an RSA key is known by its modulus: 512 bits at least. */
const jwkModulus = writeMember('n', '[\\w-]{80}');
/** .NET's RSAParameters in JSON: its names, and standard Base64. */
const parametersPrivatePart = writeMember('D', '[\\w+/]{80}');
const parametersModulus = writeMember('Modulus', '[\\w+/]{80}');
/** Alone, so many digits are no other number of that name. */
const decimalPrivatePart = writeMember('d', '\\d{300}');

function writeMember(name: string, value: string): RegExp {
  const quote = String.raw`(?:\\{0,8}["'])?`;
  const sign = String.raw`\]?[\s+]{0,20}(?:=>|[:=])[\s+]{0,20}`;
  return new RegExp(String.raw`\b${name}${quote}${sign}${quote}${value}`);
}

function isJwk(text: string): boolean {
  const hasPrivatePart = jwkPrivatePart.test(text);
  if (hasPrivatePart && (jwkType.test(text) || jwkModulus.test(text))) return true;
  if (hasPrivatePart && decimalPrivatePart.test(text)) return true;
  return parametersPrivatePart.test(text) && parametersModulus.test(text);
}

const puttyLine = /PuTTY-User-Key-File-\d|Private-Lines:[ +]?\d/;

/** The modulus, and a secret number beside it. */
const xmlModulus = /(?:<|&lt;)(?:\w{1,40}:)?Modulus\b/;
const xmlPrivatePart = writeElement('[DPQ]', 20);
/** A secret number alone: too long for anything else of that name. */
const xmlPrivatePartAlone = [writeElement('D', 80), writeElement('(?:D[PQ]|InverseQ)', 40)];
/** Both primes; in one piece, because HTML has elements of these names around words. */
const xmlPrimes = [writeElement('P', 60, ''), writeElement('Q', 60, '')];

/** An element that begins with so much Base64. Its signs may be escaped for HTML. */
function writeElement(name: string, length: number, between = '\\s{0,3}'): RegExp {
  return new RegExp(
    String.raw`(?:<|&lt;)(?:\w{1,40}:)?${name}(?:\s[^<>]{0,200})?(?:>|&gt;)(?:<!\[CDATA\[)?` +
      String.raw`${gap}{0,40}(?:[\w+/]${between}){${length}}`,
  );
}

function isXml(text: string): boolean {
  if (xmlPrivatePartAlone.some((part) => part.test(text))) return true;
  if (/Q(?:>|&gt;)/.test(text) && xmlPrimes.every((prime) => prime.test(text))) return true;
  return xmlModulus.test(text) && xmlPrivatePart.test(text);
}
