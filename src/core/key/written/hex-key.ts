/** A key's DER in hex, as `xxd -p`, `openssl asn1parse` and programs print it: with or without signs between its bytes. */
import { readHex } from '../../text/hex';
import type { Span } from '../../text/span';
import { findKeys, mostBytes, readSequenceLength, type WrittenKey } from './written-key';

const between = String.raw`(?:[\s:,;-]|\\n|\\?0?x){0,16}`;
const start = new RegExp(String.raw`(?<![\da-f])30${between}8[12]`, 'gi');
const byte = new RegExp(String.raw`${between}([\da-f]{2})`, 'iy');

export function findHexKeys(text: string, region: Span): readonly WrittenKey[] {
  return findKeys(text, region, start, readKey);
}

function readKey(text: string, from: number): WrittenKey | { readonly end: number } {
  const bytes: number[] = [];
  let wanted = mostBytes;
  let end = from;
  byte.lastIndex = from;
  while (bytes.length < wanted) {
    const digits = byte.exec(text)?.[1];
    if (digits === undefined) break;
    end = byte.lastIndex;
    bytes.push(...readHex(digits));
    if (bytes.length === 4) wanted = readSequenceLength(bytes) ?? wanted;
  }
  if (bytes.length < 4 || wanted === mostBytes || /[\da-f]/i.test(text.charAt(end))) return { end };
  return { der: Uint8Array.from(bytes), span: { start: from, end }, repairs: ['hex'] };
}
