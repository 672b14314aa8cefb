/** A key in Base64 that stands in a program's source, a file of settings or a quoted mail, with or without its markers. */
import type { PemRepair } from '../../problem';
import { sextets } from '../../text/base64';
import type { Span } from '../../text/span';
import { findKeys, mostBytes, readSequenceLength, type WrittenKey } from './written-key';

/** A SEQUENCE whose length takes one byte or two: what every key and certificate begins with. */
const start = /(?<![A-Za-z\d+/])MI[EFGHI]/g;

/** What may stand between two digits, and what is said of it. None of these begins with a digit. */
const joints: readonly (readonly [PemRepair | null, RegExp])[] = [
  // The strings that a program joins.
  [
    'joined-strings',
    /(?:\\{1,8}[nrt]){0,8}["'`][ \t]{0,99}(?:[+.&,]|&[ \t]?_)?[ \t]{0,99}(?:\\?[\r\n][ \t]{0,99}){0,9}(?:[+.&,][ \t]{0,99})?["'`]/y,
  ],
  // A mail's signs, a comment's, an editor's numbers.
  ['line-signs', /[\r\n]{1,2}[ \t]{0,99}(?:[>#*|][>#*| \t]{0,99}|\d{1,4}[:.|)]?[ \t]{1,99})/y],
  ['escaped-newlines', /\\{1,8}[nrt]|\\{1,8}u000[aAdD]/y],
  [null, /[\s\u200b-\u200d\u2060]{1,99}|\\{1,8}(?=[\r\n/])/y],
];

/** Each ends where its DER does. */
export function findBase64Keys(text: string, region: Span): readonly WrittenKey[] {
  return findKeys(text, region, start, readKey);
}

function readKey(text: string, from: number): WrittenKey | { readonly end: number } {
  const bytes: number[] = [];
  const repairs = new Set<PemRepair>();
  let wanted = mostBytes;
  let at = from;
  let bits = 0;
  for (let bitCount = 0; at < text.length && bytes.length < wanted; ) {
    const value = sextets[text.charCodeAt(at)] ?? -1;
    // The line that ends a PEM begins with a digit of base64url.
    if (value === -1 || text.startsWith('--', at)) {
      const joint = readJoint(text, at);
      if (joint === null) break;
      if (joint.repair !== null) repairs.add(joint.repair);
      at = joint.end;
      continue;
    }
    if (/[-_]/.test(text.charAt(at))) repairs.add('base64url');
    at += 1;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes.push((bits >> bitCount) & 0xff);
    bits &= (1 << bitCount) - 1;
    if (bytes.length === 4) wanted = readSequenceLength(bytes) ?? wanted;
  }
  if (bytes.length < 4 || wanted === mostBytes) return { end: at };
  const isCut = bytes.length < wanted;
  // Bits that belong to no byte: the last digit is another one's.
  if (bits !== 0 && !isCut) return { end: at };
  const padding = /^={0,2}/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
  const span = { start: from, end: at + padding };
  // Two keys that ran together are told by who reads the Base64 alone.
  if (/[\w+/=]/.test(text.charAt(span.end))) return { end: at };
  return { der: Uint8Array.from(bytes), span, repairs: [...repairs] };
}

function readJoint(text: string, at: number): { repair: PemRepair | null; end: number } | null {
  for (const [repair, pattern] of joints) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { repair, end: pattern.lastIndex };
  }
  return null;
}
