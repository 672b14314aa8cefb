/** A text as it stands in a URL: each library keeps other characters. */
import { toHex } from '../text/hex';
import { encodeText } from './encode-text';
import type { UrlEncoding } from './rule-values';

interface UrlStyle {
  /** Characters that are kept, beside letters, digits, `-`, `.` and `_`. */
  readonly kept: string;
  readonly space: '%20' | '+';
  readonly hex: 'upper' | 'lower';
  readonly charset?: 'gbk';
  /** Letters too, once they are encoded. */
  readonly isLowered?: true;
}

/** What is encoded a second time. */
const once = {
  'percent-twice': 'percent',
  'percent-javascript-twice': 'percent-javascript',
  'form-twice': 'form',
  'form-php-twice': 'form-php',
  'form-python-twice': 'form-python',
} as const satisfies Partial<Record<UrlEncoding, UrlEncoding>>;

type Twice = keyof typeof once;

const urlStyles: Readonly<Record<Exclude<UrlEncoding, Twice>, UrlStyle>> = {
  // RFC 3986, rawurlencode.
  percent: { kept: '~', space: '%20', hex: 'upper' },
  'percent-javascript': { kept: "~!'()*", space: '%20', hex: 'upper' },
  'percent-lower': { kept: '~', space: '%20', hex: 'lower' },
  'percent-lowered': { kept: '~', space: '%20', hex: 'lower', isLowered: true },
  'form-lowered': { kept: '!()*', space: '+', hex: 'lower', isLowered: true },
  'percent-keep-slash': { kept: '~/', space: '%20', hex: 'upper' },
  // Python's quote, and Django's QueryDict.urlencode, with safe='/:'.
  'percent-keep-url': { kept: '~/:', space: '%20', hex: 'upper' },
  // The same with safe=':'.
  'percent-keep-colon': { kept: '~:', space: '%20', hex: 'upper' },
  'percent-java': { kept: '*', space: '%20', hex: 'upper' },
  'percent-uri': { kept: "~!'()*;,/?:@&=+$#", space: '%20', hex: 'upper' },
  // .NET's EscapeUriString; without a # it is what Ruby's and Python's requests write, too.
  'percent-uri-brackets': { kept: "~!'()*;,/?:@&=+$#[]", space: '%20', hex: 'upper' },
  // Python's quote with safe='=&'.
  'percent-keep-pairs': { kept: '~=&', space: '%20', hex: 'upper' },
  'percent-go': { kept: '~$&+=:@', space: '%20', hex: 'upper' },
  // URLSearchParams, Java's URLEncoder.
  form: { kept: '*', space: '+', hex: 'upper' },
  'form-php': { kept: '', space: '+', hex: 'upper' },
  'form-python': { kept: '~', space: '+', hex: 'upper' },
  // urlencode with safe=':/'.
  'form-python-url': { kept: '~:/', space: '+', hex: 'upper' },
  // encodeURIComponent with + for spaces; qs with RFC 1738; axios.
  'form-javascript': { kept: "~!'()*", space: '+', hex: 'upper' },
  'form-qs': { kept: '~()', space: '+', hex: 'upper' },
  'form-axios': { kept: "~!'()*:$,", space: '+', hex: 'upper' },
  // .NET's WebUtility; its HttpUtility writes lower-case hex.
  'form-dotnet': { kept: '!()*', space: '+', hex: 'upper' },
  'form-lower': { kept: '!()*', space: '+', hex: 'lower' },
  // axios before brackets were encoded too.
  'form-axios-brackets': { kept: "~!'()*:$,[]", space: '+', hex: 'upper' },
  // yarl's with_query, which aiohttp uses.
  'form-yarl': { kept: "~!$'()*,/:?@", space: '+', hex: 'upper' },
  'form-gbk': { kept: '*', space: '+', hex: 'upper', charset: 'gbk' },
  'percent-gbk': { kept: '~', space: '%20', hex: 'upper', charset: 'gbk' },
};

export function isUrlEncoding(encoding: string): encoding is UrlEncoding {
  return encoding in urlStyles || encoding in once;
}

function isTwice(encoding: UrlEncoding): encoding is Twice {
  return encoding in once;
}

/** Percent-encoding (RFC 3986, section 2.1) or that of forms, as a library does it. */
export function encodeUrl(text: string, encoding: UrlEncoding): string {
  if (isTwice(encoding)) return encodeUrl(encodeUrl(text, once[encoding]), once[encoding]);
  const { kept, space, hex, charset, isLowered } = urlStyles[encoding];
  const wellFormed = text.toWellFormed();
  const octets =
    charset === undefined
      ? encodeURIComponent(wellFormed)
      : wellFormed.replace(/[\0-\x7f]+|[^\0-\x7f]+/g, (run) =>
          run < '\x80' ? encodeURIComponent(run) : toOctets(encodeText(run, charset)),
        );
  const encoded = octets
    .replace(/[!'()*~]/g, (found) => (kept.includes(found) ? found : toPercent(found)))
    .replace(/%2[03-9A-F]|%3[ABDF]|%40|%5[BD]/g, (octet) => toKept(octet, kept))
    .replaceAll('%20', space);
  if (isLowered) return encoded.toLowerCase();
  return hex === 'upper'
    ? encoded
    : encoded.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
}

function toKept(octet: string, kept: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return kept.includes(character) ? character : octet;
}

function toOctets(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `%${toHex(Uint8Array.of(byte)).toUpperCase()}`).join('');
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
