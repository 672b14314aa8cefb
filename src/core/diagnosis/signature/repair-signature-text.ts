/** The text of X-Sign as it may have been before something mangled it (reading 11). */

import { decodeStrictBase64, encodeBase64 } from '../../text/base64';
import { toBinary } from '../../text/binary-text';
import { readHex } from '../../text/hex';
import { dropUnseen, hasUnseen } from '../../text/unseen';
import type { Owner } from '../owner';

export type RepairCode =
  | 'sign.unseen'
  | 'sign.quoted'
  | 'sign.repeated'
  | 'sign.prefixed'
  | 'sign.percent-encoded'
  | 'sign.json-escaped'
  | 'sign.plus-as-space'
  | 'sign.line-breaks'
  | 'sign.url-safe'
  | 'sign.unpadded'
  | 'sign.hex'
  | 'sign.double-base64'
  | 'sign.leading-zero'
  | 'sign.truncated';

/** One code may have several. */
export type RepairId =
  | 'unseen'
  | 'quoted'
  | 'quoted-once'
  | 'repeated'
  | 'prefixed'
  | 'percent-encoded'
  | 'json-escaped'
  | 'plus-inside'
  | 'plus-at-start'
  | 'plus-at-end'
  | 'line-breaks'
  | 'url-safe'
  | 'unpadded'
  | 'hex'
  | 'double-base64'
  | 'zero-added'
  | 'zero-lost'
  | 'first-lost'
  | 'last-lost'
  | 'plus-lost'
  | 'slash-lost';

interface SignatureRepair {
  readonly id: RepairId;
  readonly code: RepairCode;
  /** Who mends it; what passed the text on, unless it is said here. A signer’s encoder may write some forms as well. */
  readonly owner?: Owner;
  /** The text does not show it: right only where what comes of it is a signature of the key. */
  readonly isGuess?: true;
  /** The text before the damage, or null where this damage is not seen. */
  readonly undo: (text: string) => string | null;
}

/** A repair, and what it made of the text. */
export interface DoneRepair extends Omit<SignatureRepair, 'undo'> {
  readonly repairedText: string;
}

export interface RepairedSignature {
  readonly repairs: readonly DoneRepair[];
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A number has no leading zeros, and gets one where its first bit would be its sign. */
const throughNumber = {
  code: 'sign.leading-zero',
  owner: 'platform',
  isGuess: true,
} as const;

const signatureRepairs: readonly SignatureRepair[] = [
  {
    id: 'unseen',
    code: 'sign.unseen',
    undo: (text) => (hasUnseen(text) ? dropUnseen(text) : null),
  },
  {
    id: 'quoted',
    code: 'sign.quoted',
    // With Python’s mark of bytes.
    undo: (text) => /^b?(["'`“‘])([\s\S]*)(["'`”’]),?$/.exec(text)?.[2] ?? null,
  },
  {
    id: 'quoted-once',
    code: 'sign.quoted',
    undo: (text) => {
      const [, , inner = ''] = /^(["'`“‘(<]?)([\w+/=\s-]+)["'`”’)>]?[,;]?$/.exec(text) ?? [];
      return inner === '' || inner === text ? null : inner;
    },
  },
  {
    id: 'repeated',
    code: 'sign.repeated',
    undo: takeHalf,
  },
  {
    id: 'prefixed',
    code: 'sign.prefixed',
    owner: 'unknown',
    undo: (text) =>
      /^(?:x-sign|sign|signature|rsa2?|sha256|sha256withrsa|bearer|base64)(?:\s*[:=,]\s*|\s+)(\S[\s\S]*)$/i.exec(
        text,
      )?.[1] ?? null,
  },
  {
    id: 'percent-encoded',
    code: 'sign.percent-encoded',
    owner: 'unknown',
    undo: (text) => (/%[0-9A-Fa-f]{2}/.test(text) ? decodePercent(text) : null),
  },
  {
    id: 'json-escaped',
    code: 'sign.json-escaped',
    undo: (text) => (text.includes('\\') ? decodeJsonEscapes(text) : null),
  },
  {
    id: 'plus-inside',
    code: 'sign.plus-as-space',
    undo: (text) => (text.includes(' ') ? text.replaceAll(' ', '+') : null),
  },
  {
    id: 'plus-at-start',
    code: 'sign.plus-as-space',
    isGuess: true,
    undo: (text) => (lacksOuterPlus(text) ? `+${text}` : null),
  },
  {
    id: 'plus-at-end',
    code: 'sign.plus-as-space',
    isGuess: true,
    undo: (text) => (lacksOuterPlus(text) && !text.endsWith('=') ? `${text}+` : null),
  },
  {
    id: 'line-breaks',
    code: 'sign.line-breaks',
    owner: 'unknown',
    undo: (text) => (/\s/.test(text) ? text.replace(/\s+/g, '') : null),
  },
  {
    id: 'url-safe',
    code: 'sign.url-safe',
    owner: 'unknown',
    undo: (text) =>
      /^[\w=-]*$/.test(text) && /[-_]/.test(text)
        ? pad(withoutPadding(text.replaceAll('-', '+').replaceAll('_', '/')))
        : null,
  },
  {
    id: 'unpadded',
    code: 'sign.unpadded',
    owner: 'unknown',
    undo: (text) =>
      /^[A-Za-z0-9+/]+=?$/.test(text) && text.length % 4 > 1 ? pad(withoutPadding(text)) : null,
  },
  {
    id: 'hex',
    code: 'sign.hex',
    owner: 'unknown',
    undo: (text) => {
      const digits = text.replace(/^0x/i, '').replace(/[\s:]/g, '');
      return /^(?:[0-9a-fA-F]{2}){64,}$/.test(digits) ? encodeBase64(readHex(digits)) : null;
    },
  },
  {
    id: 'double-base64',
    code: 'sign.double-base64',
    owner: 'unknown',
    undo: (text) => {
      const bytes = decodeStrictBase64(text);
      if (bytes === null || bytes.length < 64) return null;
      const inner = toBinary(bytes).trim();
      return /^[A-Za-z0-9+/\s]+={0,2}$/.test(inner) ? inner : null;
    },
  },
  {
    id: 'zero-added',
    ...throughNumber,
    undo: (text) => {
      const bytes = decodeStrictBase64(text);
      return bytes?.[0] === 0 && bytes.length % 8 === 1 ? encodeBase64(bytes.subarray(1)) : null;
    },
  },
  {
    id: 'zero-lost',
    ...throughNumber,
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
        const done = { ...repair, repairedText: undone };
        const candidate = { repairs: [...repairs, done], text: undone };
        next.push(candidate);
        const bytes = decodeStrictBase64(undone);
        if (bytes?.length === byteLength) repaired.push({ ...candidate, bytes });
      }
    }
    level = next;
  }
  return repaired;
}

/** RFC 4648 §4. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Every text with one character more: any at either end of its digits, where a selection misses one, and within it
 * the two that some programs drop. Some more than twice as many as it has characters, where one is missing.
 *
 * @param byteLength the modulus' length in bytes
 */
export function* listCompleted(text: string, byteLength: number): Generator<RepairedSignature> {
  const given = text.trim();
  const body = withoutPadding(given);
  if (body.length + 1 !== Math.ceil((byteLength * 8) / 6)) return;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(given)) return;
  const tryAt = (id: RepairId, at: number, digit: string): RepairedSignature[] => {
    const repairedText = pad(body.slice(0, at) + digit + body.slice(at));
    const bytes = decodeStrictBase64(repairedText);
    if (bytes?.length !== byteLength) return [];
    const repair: DoneRepair = { id, code: 'sign.truncated', isGuess: true, repairedText };
    return [{ repairs: [repair], text: repairedText, bytes }];
  };
  for (const digit of alphabet) yield* tryAt('first-lost', 0, digit);
  for (const digit of alphabet) yield* tryAt('last-lost', body.length, digit);
  for (let at = 1; at < body.length; at++) {
    yield* tryAt('plus-lost', at, '+');
    yield* tryAt('slash-lost', at, '/');
  }
}

/** Of the same text twice, with nothing, a blank or a comma between. */
function takeHalf(text: string): string | null {
  const half = text.slice(0, Math.floor(text.length / 2)).replace(/[\s,;]{1,2}$/, '');
  return half.length >= 86 && text.startsWith(half) && text.endsWith(half) ? half : null;
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
