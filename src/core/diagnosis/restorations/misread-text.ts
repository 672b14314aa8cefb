/** Text that is UTF-8 read in another charset, and characters that no keyboard writes. */
import { readCharsetCodes, type TableCharset } from '../../canonical/charset-codes';
import { type ConsolePage, readConsoleCode } from '../../canonical/console-codes';
import { repairMojibake } from '../../canonical/transform-text';
import { amountFields } from '../../contract';
import type { JsonNode } from '../../json/json-node';

export const invisible = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
const oddSpace = /[\u202f\u00a0]/;

/** The charsets that write one of these characters in two bytes, and those that write any beyond ASCII in one. */
const east: readonly TableCharset[] = ['gbk', 'big5', 'shift_jis', 'euc-kr'];
const single: readonly TableCharset[] = ['windows-1251', 'windows-1250', 'macintosh'];
const consoles: readonly ConsolePage[] = ['cp437', 'cp850'];
const eastern = /[\u2e80-\ud7a3\uff61-\uff9f]/;

/** What a decoder writes for bytes that its charset has no character for. */
const lost = /\ufffd/g;
/** That Windows-1252 lacks; a lead byte of GBK whose other byte is ASCII is one of a character's second half. */
const lostSingles = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const lostLeads = Array.from({ length: 64 }, (_, at) => 0x80 + at);
/** Of more lost bytes there are too many ways. */
const lostLimit = 3;

/**
 * As UTF-8 where the text is such bytes read otherwise: in the same order for every text. A list where bytes were lost:
 * all that may have stood there.
 */
export function listReread(value: string): readonly (string | readonly string[])[] {
  if (!/[^\0-\x7f]/.test(value)) return [];
  if (value.includes('\ufffd')) return listLost(value);
  const once = repairMojibake(value);
  const charsets = eastern.test(value) ? east : single;
  return [
    once,
    repairMojibake(once),
    ...charsets.map((charset) => {
      const codes = readCharsetCodes(charset);
      return reread(value, (at) => codes[value.charCodeAt(at)] as number) ?? value;
    }),
    ...consoles.map(
      (page) => reread(value, (at) => readConsoleCode(page, value.charAt(at))) ?? value,
    ),
  ];
}

function listLost(value: string): readonly (string | readonly string[])[] {
  const count = value.match(lost)?.length ?? 0;
  if (!eastern.test(value)) {
    // Every byte has a character in repairMojibake's table, the lost ones a control.
    const texts = count > lostLimit ? [] : listFilled(value, lostSingles).map(repairMojibake);
    return pickWhole([], texts);
  }
  const codes = readCharsetCodes('gbk');
  const texts =
    count > 1
      ? []
      : listFilled(value, lostLeads).map((filled) =>
          reread(filled, (at) => {
            const unit = filled.charCodeAt(at);
            return unit < 0xc0 ? unit : (codes[unit] as number);
          }),
        );
  // In the place that GBK has in the list for other texts.
  return pickWhole([value, value], texts);
}

function pickWhole(
  before: readonly string[],
  texts: readonly (string | null)[],
): readonly (string | readonly string[])[] {
  const whole = texts.filter((text) => text !== null && !/[\ufffd\x80-\x9f]/.test(text));
  return whole.length === 0 ? [] : [...before, whole as string[]];
}

/** With each of these bytes, as the character of that number, in the place of each lost one. */
function listFilled(value: string, bytes: readonly number[]): readonly string[] {
  const at = value.indexOf('\ufffd');
  if (at === -1) return [value];
  const front = value.slice(0, at);
  return listFilled(value.slice(at + 1), bytes).flatMap((rest) =>
    bytes.map((byte) => front + String.fromCharCode(byte) + rest),
  );
}

/**
 * Null where something was lost by that reading, or nothing was read so.
 *
 * @param readCode the bytes of what stands there, beyond ASCII; 0 where the charset lacks it
 */
function reread(value: string, readCode: (at: number) => number): string | null {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    const code = unit < 0x80 ? unit : readCode(at);
    if (unit >= 0x80 && code === 0) return null;
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** What shows that something happened to the text on its way: no signer makes it so. */
export function isDamaged(node: JsonNode, key: string | null = null): boolean {
  switch (node.type) {
    case 'string':
      return isDamagedText(node.value, key);
    case 'array':
      return node.items.some((item) => isDamaged(item));
    case 'object':
      return node.members.some(
        ({ key: { value: name }, value }) =>
          repairOnce(name).search(invisible) !== -1 || isDamaged(value, name),
      );
    default:
      return false;
  }
}

/** @param key of the top-level member whose value it is; null inside of others */
export function isDamagedText(text: string, key: string | null): boolean {
  // A soft hyphen and a no-break space may be bytes of other characters.
  const once = repairOnce(text);
  return (
    once.search(invisible) !== -1 ||
    oddSpace.test(once) ||
    isReadEastern(text) ||
    (once !== text && repairMojibake(once) !== once) ||
    (isAmount(key) && /\d/.test(text) && /[^\d.eE+-]/.test(text))
  );
}

function isAmount(key: string | null): boolean {
  return key !== null && amountFields.includes(key);
}

/** The text where it is too long to be looked into. */
function repairOnce(text: string): string {
  return text.length < 20_000 ? repairMojibake(text) : text;
}

function isReadEastern(value: string): boolean {
  return (
    eastern.test(value) && value.length < 20_000 && listReread(value).some((one) => one !== value)
  );
}
