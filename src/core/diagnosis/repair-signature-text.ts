/** The text of X-Sign as it may have been before something mangled it (reading 11). */

import { decodeStrictBase64, encodeBase64 } from '../text/base64';
import { toBinary } from '../text/binary-text';
import { readHex } from '../text/hex';
import type { Owner } from './finding';

export interface SignatureRepair {
  readonly code: string;
  readonly says: string;
  readonly origin: string;
  readonly fix: string;
  /** Who mends it; what passed the text on, unless it is said here. */
  readonly owner?: Owner;
  /** The text does not show it: right only where what comes of it is a signature of the key. */
  readonly isGuess?: true;
  /** The text before the damage, or null where this damage is not seen. */
  readonly undo: (text: string) => string | null;
}

export interface RepairedSignature {
  readonly repairs: readonly SignatureRepair[];
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A number has no leading zeros, and gets one where its first bit would be its sign. */
const throughNumber = {
  code: 'sign.leading-zero',
  origin: 'A signature that went through a big integer: Java’s BigInteger.toByteArray.',
  fix: 'Encode the signature’s bytes as they are, as many as the key has.',
  owner: 'platform',
  isGuess: true,
} as const;

const signatureRepairs: readonly SignatureRepair[] = [
  {
    code: 'sign.quoted',
    says: 'stands in quotes',
    origin: 'The value was copied from JSON, code or a log that quotes it.',
    fix: 'Remove the quotes.',
    undo: (text) => /^(["'`“‘])([\s\S]*)(["'`”’]),?$/.exec(text)?.[2] ?? null,
  },
  {
    code: 'sign.prefixed',
    says: 'has a name or scheme before it',
    origin: 'A whole line, or a scheme such as RSA2 or sha256=, was copied with the value.',
    fix: 'Use the Base64 text alone.',
    undo: (text) =>
      /^(?:x-sign|sign|signature|rsa2?|sha256|sha256withrsa|bearer|base64)\s*[:=,\s]\s*(\S[\s\S]*)$/i.exec(
        text,
      )?.[1] ?? null,
  },
  {
    code: 'sign.percent-encoded',
    says: 'is percent-encoded',
    origin: 'The value travelled in a URL or a form: + became %2B, / %2F and = %3D.',
    fix: 'URL-decode it once, or read the header directly.',
    undo: (text) => (/%[0-9A-Fa-f]{2}/.test(text) ? decodePercent(text) : null),
  },
  {
    code: 'sign.json-escaped',
    says: 'has JSON escapes',
    origin: 'The value was cut from JSON text: PHP’s json_encode writes \\/ for /.',
    fix: 'Parse the JSON and use the string value.',
    undo: (text) => (text.includes('\\') ? decodeJsonEscapes(text) : null),
  },
  {
    code: 'sign.plus-as-space',
    says: 'has spaces where + was',
    origin: 'Form decoding ($_POST, getParameter, URLSearchParams) turns + into a space.',
    fix: 'Read the header itself, or put the + back before decoding.',
    undo: (text) =>
      / /.test(text) ? text.replaceAll(' ', '+') : lacksOuterPlus(text) ? `+${text}` : null,
  },
  {
    code: 'sign.plus-as-space',
    says: 'lacks the + at its end',
    origin:
      'Form decoding ($_POST, getParameter, URLSearchParams) turned it into a space, which was trimmed.',
    fix: 'Read the header itself, or put the + back before decoding.',
    undo: (text) => (lacksOuterPlus(text) && !text.endsWith('=') ? `${text}+` : null),
  },
  {
    code: 'sign.line-breaks',
    says: 'has white space inside',
    origin: 'A MIME encoder (76 characters a line), a terminal or an e-mail wrapped it.',
    fix: 'Remove all white space from the value.',
    undo: (text) => (/\s/.test(text) ? text.replace(/\s+/g, '') : null),
  },
  {
    code: 'sign.url-safe',
    says: 'uses the URL-safe alphabet',
    origin: 'A base64url encoder: - for +, _ for /, often without padding.',
    fix: 'Use standard Base64, or decode it as base64url.',
    undo: (text) =>
      /^[\w=-]*$/.test(text) && /[-_]/.test(text)
        ? pad(withoutPadding(text.replaceAll('-', '+').replaceAll('_', '/')))
        : null,
  },
  {
    code: 'sign.unpadded',
    says: 'lacks its padding',
    origin: 'An encoder without padding, or = lost at the end of a query or a cookie.',
    fix: 'Add = until the length is a multiple of four.',
    undo: (text) =>
      /^[A-Za-z0-9+/]+=?$/.test(text) && text.length % 4 > 1 ? pad(withoutPadding(text)) : null,
  },
  {
    code: 'sign.hex',
    says: 'is hex, not Base64',
    origin: 'A library that prints signatures in hex by default.',
    fix: 'Encode the signature’s bytes as Base64, or decode hex here.',
    undo: (text) => {
      const digits = text.replace(/^0x/i, '').replace(/[\s:]/g, '');
      return /^(?:[0-9a-fA-F]{2}){64,}$/.test(digits) ? encodeBase64(readHex(digits)) : null;
    },
  },
  {
    code: 'sign.double-base64',
    says: 'is Base64 of Base64',
    origin: 'The value was encoded twice, once by a library that already returns Base64.',
    fix: 'Decode it once more, or encode it once only.',
    undo: (text) => {
      const bytes = decodeStrictBase64(text);
      if (bytes === null || bytes.length < 64) return null;
      const inner = toBinary(bytes).trim();
      return /^[A-Za-z0-9+/\s]+={0,2}$/.test(inner) ? inner : null;
    },
  },
  {
    ...throughNumber,
    says: 'has a zero byte before its signature',
    undo: (text) => {
      const bytes = decodeStrictBase64(text);
      return bytes?.[0] === 0 && bytes.length % 8 === 1 ? encodeBase64(bytes.subarray(1)) : null;
    },
  },
  {
    ...throughNumber,
    says: 'lacks the zero byte that its signature begins with',
    undo: (text) => {
      const bytes = decodeStrictBase64(text);
      return bytes?.length && bytes.length % 8 === 7
        ? encodeBase64(Uint8Array.of(0, ...bytes))
        : null;
    },
  },
];

/** How many damages may lie on top of each other. */
const depth = 4;

/** Nothing writes a byte with more characters: hex in JSON escapes in percent signs takes 36. */
const charactersOfByte = 40;

/**
 * Every way to a text that decodes to a signature of the wanted length, the fewest repairs first.
 *
 * @param byteLength the modulus' length in bytes
 */
export function repairSignatureText(
  text: string,
  byteLength: number,
): readonly RepairedSignature[] {
  const repaired: RepairedSignature[] = [];
  if (text.length > (byteLength + 64) * charactersOfByte) return repaired;
  const seen = new Set([text]);
  let level: readonly Pick<RepairedSignature, 'repairs' | 'text'>[] = [{ repairs: [], text }];
  for (let step = 0; step < depth; step++) {
    const next: (typeof level)[number][] = [];
    for (const { repairs, text: damaged } of level) {
      for (const repair of signatureRepairs) {
        const undone = repair.undo(damaged)?.trim();
        if (undone === undefined || seen.has(undone)) continue;
        seen.add(undone);
        const candidate = { repairs: [...repairs, repair], text: undone };
        next.push(candidate);
        const bytes = decodeStrictBase64(undone);
        if (bytes?.length === byteLength) repaired.push({ ...candidate, bytes });
      }
    }
    level = next;
  }
  return repaired;
}

function withoutPadding(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '=') end--;
  return text.slice(0, end);
}

function pad(text: string): string {
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

function decodePercent(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function decodeJsonEscapes(text: string): string {
  return text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[rnt]/g, '\n')
    .replace(/\\(.)/g, '$1');
}

/** A + at an end became a space and was trimmed with the white space around the header. */
function lacksOuterPlus(text: string): boolean {
  return text.length % 4 === 3 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}
