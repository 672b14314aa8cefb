/** What a text is as a body: JSON as it is, or what it was wrapped in undone and said. */
import { parseJson } from '../../json/parse-json';
import { decodeBase64 } from '../../text/base64';
import { findTextStart } from '../../text/byte-order-mark';
import type { DumpNode } from '../dump-node';
import { decodeUtf8 } from '../literal/read-string';
import { pickBody } from '../pick-body';
import { decodeNumbers, unwrapByteList, unwrapHex } from '../wrap/byte-text';
import { unwrapEscaped, unwrapQuoted } from '../wrap/escaped-text';

import { bodyHint } from './holds-request';
import type { RequestNote } from './request-reading';

/** `callback`: a JSON object with fields of the contract; `object`: another JSON object; `broken`: fields of the contract in what is no JSON. */
export type BodyKind = 'callback' | 'object' | 'broken' | 'other';

export interface BodyText {
  readonly text: string;
  readonly kind: BodyKind;
  readonly notes: readonly RequestNote[];
}

/** How many wrappings inside each other are undone. */
const wrappingLimit = 4;

export function readBodyText(written: string, depth = 0): BodyText {
  const kind = judgeText(written);
  if (kind === 'callback' || depth >= wrappingLimit) return { text: written, kind, notes: [] };
  for (const [code, unwrap] of unwraps) {
    for (const inner of unwrap(written.trim())) {
      const body = readBodyText(inner, depth + 1);
      if (body.kind === 'other' || body.kind === 'broken') continue;
      return { ...body, notes: [{ code }, ...body.notes] };
    }
  }
  return { text: written, kind, notes: [] };
}

function judgeText(text: string): BodyKind {
  const hasFields = bodyHint.test(text);
  const start = findTextStart(text);
  if (!/^\s*\{/.test(text.slice(start, start + 1000))) return hasFields ? 'broken' : 'other';
  const json = parseJson(text, start);
  if (!json.ok) return hasFields ? 'broken' : 'other';
  if (json.value.type !== 'object') return 'other';
  return isCallbackBody(json.value) ? 'callback' : 'object';
}

/** Deeply nested values are none of the contract's, and the looker recurses. */
export function isCallbackBody(node: DumpNode): boolean {
  return node.type === 'object' && pickBody(node) !== null;
}

/** The texts that it may be made of. */
type Unwrap = (text: string) => readonly string[];

const unwraps: readonly (readonly [
  'body-nginx' | 'body-unquoted' | 'body-base64' | 'body-percent' | 'body-bytes',
  Unwrap,
])[] = [
  ['body-nginx', unescapeNginx],
  ['body-unquoted', unquote],
  [
    'body-base64',
    (text) => listOne(decodeBase64Text(text.replace(/^data:[\w/+.;=-]{0,100},/, ''))),
  ],
  ['body-percent', (text) => listOne(readPercent(text))],
  ['body-bytes', readBytes],
];

function listOne(text: string | null): readonly string[] {
  return text === null ? [] : [text];
}

/** Quotes, backslashes and all bytes that are not ASCII's as `\\x22`, and no other escape. */
function unescapeNginx(text: string): readonly string[] {
  const inner = /^"([\s\S]*)"$/.exec(text)?.[1] ?? text;
  if (!/^\s*\{(?:\s|\\x0[9AD])*\\x22/.test(inner) || /\\(?!x[\dA-F]{2})|"/.test(inner)) return [];
  const bytes = inner.replace(/\\x(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (/[^\0-\xff]/.test(bytes)) return [];
  return listOne(decodeUtf8(Uint8Array.from(bytes, (char) => char.charCodeAt(0))));
}

/** A string of JSON; else one of source code, whose escapes depend on the language; or one whose quotes were not copied. */
function unquote(text: string): readonly string[] {
  if (/^"\s*(?:\{|\\|")/.test(text)) {
    const json = parseJson(text);
    if (json.ok && json.value.type === 'string') return [json.value.value];
  }
  if (/^\{\s*\\+"/.test(text)) {
    const json = parseJson(`"${text}"`);
    if (json.ok && json.value.type === 'string') return [json.value.value];
  }
  // Megabytes of quotes and backslashes hold nothing, and take long to be read in every way there is.
  if (!/^(?:[bBurR@$]?["'`][\s\\"'`]{0,40}[^\s\\"'`]|\{\s*(?:\\|""))/.test(text)) return [];
  return [...unwrapQuoted(text), ...unwrapEscaped(text)].map((derived) => derived.text);
}

/** Standard or URL-safe, padded or not; null where it is no text in UTF-8. */
export function decodeBase64Text(written: string): string | null {
  const text = written.trim();
  if (text.length < 16 || !/^[\w+/-]{16}/.test(text)) return null;
  const digits = text.replace(/\s+/g, '');
  if (/[^\w+/-]/.test(digits.replace(/={1,2}$/, ''))) return null;
  const standard = digits
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  if (standard.length % 4 === 1 || !isTextStart(decodeBase64(standard.slice(0, 16)))) return null;
  return decodeUtf8(decodeBase64(standard));
}

/** A look that costs little: a signature is no text. A byte order mark may come before JSON or HTTP. */
function isTextStart(bytes: Uint8Array): boolean {
  const [first = 0] = bytes;
  if (first > 0x7e && first !== 0xef) return false;
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

function readPercent(text: string): string | null {
  if (!/^(?:\w{1,40}=)?%(?:7B|22|5B)/i.test(text)) return null;
  try {
    return decodeURIComponent(text.replace(/^\w{1,40}=/, '').replaceAll('+', '%20'));
  } catch {
    return null;
  }
}

/** A list of numbers, or their digits in hex. */
function readBytes(text: string): readonly string[] {
  if (/^\[[\d\s,-]*\]$/.test(text))
    return listOne(
      decodeNumbers(
        text
          .slice(1, -1)
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  if (text.length > bytesLimit || !/^(?:\[|new byte|byte\[|(?:<Buffer )?(?:0x|\\x)?7b)/i.test(text))
    return [];
  return [...unwrapByteList(text), ...unwrapHex(text)].map((derived) => derived.text);
}

/** In characters: nobody prints more bytes than these as anything but a list. */
const bytesLimit = 200_000;
