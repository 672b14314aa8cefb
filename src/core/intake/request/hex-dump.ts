/**
 * A dump in hex of what went over a wire or stands in a file: rows of an offset, bytes and mostly their characters, as xxd,
 * hexdump, Wireshark, tcpdump and curl's trace print them, with other lines between the parts.
 */
import { decodeUtf8 } from '../literal/read-string';

/** An offset and what follows it; bytes stand alone or in pairs. */
const row = /^[ \t]*(?:0x)?([0-9a-fA-F]{4,8}):?[ \t]{1,2}((?:[0-9a-fA-F]{2} {0,2}){1,16})/;
const anyRow = /^[ \t]*(?:0x)?[0-9a-fA-F]{4,8}:?[ \t]{1,2}[0-9a-fA-F]{2} ?[0-9a-fA-F]{2} /m;
/** What follows two blanks are characters, but for the gap behind the eighth byte. */
const gap = / {2}/g;
const mostBytes = 16;

/** The bytes' text, part behind part; null where there are no such rows, or they are no text. */
export function joinHexRows(text: string): string | null {
  if (!anyRow.test(text)) return null;
  const parts: number[][] = [];
  let expected = -1;
  for (const line of text.split('\n')) {
    const [, offset = '', digits = ''] = row.exec(line) ?? [];
    const at = Number.parseInt(offset, 16);
    if (offset === '') continue;
    if (at !== expected) parts.push([]);
    const bytes = readBytes(digits);
    parts.at(-1)?.push(...bytes);
    expected = at + bytes.length;
  }
  const all = parts.flatMap(dropPacketHead);
  return all.length < mostBytes ? null : decodeUtf8(Uint8Array.from(all));
}

function readBytes(written: string): readonly number[] {
  const [before = '', after = ''] = written.split(gap);
  const first = before.match(pair) ?? [];
  const pairs = first.length === mostBytes / 2 ? [...first, ...(after.match(pair) ?? [])] : first;
  return pairs.slice(0, mostBytes).map((digits) => Number.parseInt(digits, 16));
}

const pair = /[0-9a-fA-F]{2}/g;

/** Of a packet only what TCP carries (RFC 791 §3.1, RFC 9293 §3.1), with or without Ethernet's 14 bytes in front. */
function dropPacketHead(bytes: readonly number[]): readonly number[] {
  for (const start of [0, 14]) {
    const first = bytes[start] ?? 0;
    const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
    const isTcp = first >> 4 === 4 && bytes[start + 9] === 6;
    if (!isTcp || length < 40 || start + length > bytes.length) continue;
    const segment = start + (first & 15) * 4;
    return bytes.slice(segment + ((bytes[segment + 12] ?? 0) >> 4) * 4, start + length);
  }
  return bytes;
}
