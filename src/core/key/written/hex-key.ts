/** A key's DER in hex, as `xxd -p`, `openssl asn1parse` and programs print it: with or without signs between its bytes. */
import { readHex } from '../../text/hex';
import type { Span } from '../../text/span';
import { mostBytes, mostStarts, readSequenceLength, type WrittenKey } from './written-key';

const between = String.raw`(?:[\s:,;-]|\\n|\\?0?x){0,16}`;
const start = new RegExp(String.raw`(?<![\da-f])30${between}8[12]`, 'gi');
const byte = new RegExp(String.raw`${between}([\da-f]{2})`, 'iy');

export function findHexKeys(text: string, region: Span): readonly WrittenKey[] {
  const keys: WrittenKey[] = [];
  start.lastIndex = region.start;
  for (let looks = 0; looks < mostStarts; looks++) {
    const found = start.exec(text);
    if (found === null || found.index >= region.end) break;
    const key = readKey(text.slice(0, region.end), found.index);
    if (key === null) continue;
    keys.push(key);
    start.lastIndex = key.span.end;
  }
  return keys;
}

function readKey(text: string, from: number): WrittenKey | null {
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
  if (bytes.length < 4 || wanted === mostBytes || /[\da-f]/i.test(text.charAt(end))) return null;
  return { der: Uint8Array.from(bytes), span: { start: from, end }, repairs: ['hex'] };
}
