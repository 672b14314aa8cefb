/** What the merchant's own string says where its charset, or what stands around it, hides that. */
import type { Canonical } from '../../canonical/canonical';
import { decodeUtf8 } from '../../intake/literal/read-string';
import { isWide, readNotedBytes } from '../../intake/wrap/byte-text';
import { parseJson } from '../../json/parse-json';
import { toHex } from '../../text/hex';
import { encodeUtf8 } from '../../text/utf-8-bytes';
import type { Cause } from '../cause';
import { contractDigest } from '../search/signed-bytes';
import { createAround } from './create-around';
import { isSearchable } from './is-searchable';
import { isSpelledAlike } from './pair-renamed';
import { listPrinted, toCauses } from './read-printed-map';
import { reorderJson } from './reorder-json';
import { readSeparated } from './separated-pairs';

/** A text to look for, and what it takes to come to it. */
export interface OwnReading {
  readonly text: string;
  /** The outer ones. */
  readonly causes: readonly Cause[];
  /** What is built by all causes together, where that is the own string itself. */
  readonly variantText?: string;
}

/** What each known damage hides; the string as it is is none of them. */
export function listOwnReadings(
  ownString: string,
  canonical: Canonical,
  bodyText: string,
): readonly OwnReading[] {
  const readings = [
    ...readMark(ownString),
    ...readWideBytes(ownString),
    ...readOtherBytes(ownString),
    ...cutSurroundings(ownString, canonical),
    ...cutAroundBody(ownString, canonical, pickShown(bodyText, ownString)),
    ...cutAroundBody(ownString, canonical, hashWhereShown(bodyText, ownString)),
    ...readReordered(ownString, canonical, bodyText),
    ...readOtherSeparators(ownString, canonical),
    ...readPrinted(ownString, canonical),
  ];
  // A mark alone is a string of nothing, which says nothing.
  return readings.filter(({ text }) => text !== '');
}

function readMark(text: string): readonly OwnReading[] {
  if (!text.startsWith('\ufeff')) return [];
  return [{ text: text.slice(1), causes: [createCharsetCause('byte-order-mark', 'plain')] }];
}

/** UTF-16 whose bytes are shown one by one: each ASCII character with a NUL at its side. */
function readWideBytes(text: string): readonly OwnReading[] {
  if (!text.includes('\0') || text.length % 2 > 0 || /[^\0-\xff]/.test(text)) return [];
  const hasMark = /^(?:\xff\xfe|\xfe\xff)/.test(text);
  const isLittle = hasMark ? text.startsWith('\xff') : text.charAt(1) === '\0';
  const bytes = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
  const variant = `${isLittle ? 'little' : 'big'}-endian${hasMark ? '-mark' : ''}`;
  // The decoder drops a mark.
  const decoded = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  return [{ text: decoded, causes: [createCharsetCause('utf-16', variant)] }];
}

/** The bytes that the code verifies, in hex, in a list or in Base64, where they are no UTF-8. */
function readOtherBytes(ownString: string): readonly OwnReading[] {
  if (ownString.length > notedLimit) return [];
  const bytes = readNotedBytes(ownString.trim());
  if (bytes === null) return [];
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide(bytes) || first === 0 || hasMark) return readWideBytes(String.fromCharCode(...bytes));
  if (decodeUtf8(bytes) !== null) return [];
  // Of what it calls ISO-8859-1 the decoder makes Windows-1252, which has signs where that has none.
  const latin = bytes.some((byte) => byte >= 0x80 && byte < 0xa0) ? 'windows-1252' : 'plain';
  const decode = (label: string): string => new TextDecoder(label).decode(bytes);
  return [
    { text: decode('windows-1252'), causes: [createCharsetCause('latin1', latin)] },
    { text: decode('gbk'), causes: [createCharsetCause('gbk', 'plain')] },
  ];
}

/** In characters; longer ones are no everyday strings, and each byte of them would be an argument. */
const notedLimit = 20_000;

function createCharsetCause(
  code: 'byte-order-mark' | 'utf-16' | 'latin1' | 'gbk',
  variant: string,
): Cause {
  const named = { code: `charset.${code}`, variant, key: null, facts: {} } as const;
  return { kind: 'deviation', ...named, owner: 'merchant' };
}

function readPrinted(ownString: string, canonical: Canonical): readonly OwnReading[] {
  return listPrinted(ownString, canonical).map((printed) => ({
    text: printed.text,
    causes: toCauses(printed),
  }));
}

function readOtherSeparators(ownString: string, canonical: Canonical): readonly OwnReading[] {
  const separated = readSeparated(ownString, canonical);
  return separated === null ? [] : [{ ...separated, variantText: ownString }];
}

/** From where the body or one of the two headers begins, to where the last of them ends: other schemes sign method and path as well, or a secret. */
function cutAroundBody(
  ownString: string,
  { kept }: Canonical,
  bodyText: string,
): readonly OwnReading[] {
  const body = bodyText === '' ? -1 : ownString.indexOf(bodyText);
  if (body === -1) return [];
  const parts = kept.flatMap(({ value, source }) => {
    if (source.input !== 'headers') return [];
    const inFront = ownString.lastIndexOf(value, body - value.length);
    const at = inFront === -1 ? ownString.indexOf(value, body + bodyText.length) : inFront;
    return at === -1 ? [] : [{ at, end: at + value.length }];
  });
  const start = Math.min(body, ...parts.map(({ at }) => at));
  const end = Math.max(body + bodyText.length, ...parts.map((part) => part.end));
  const [before, after] = [ownString.slice(0, start), ownString.slice(end)];
  // Without the headers, a secret or a label; in quotes or in other JSON it is none beside the body.
  const isAlone = parts.length === 0 && before + after !== '' && !/[{}[\]"'`]/.test(before + after);
  if (!isAlone && !/[\s/]/.test(before)) return [];
  return [{ text: ownString.slice(start, end), causes: [createAround({ before, after })] }];
}

/** The body’s JSON written anew beside a header, as a map without an order writes it: read in the order of the body. */
function readReordered(
  ownString: string,
  { kept }: Canonical,
  bodyText: string,
): readonly OwnReading[] {
  const [start, end] = [ownString.indexOf('{'), ownString.lastIndexOf('}') + 1];
  const isShort = Math.max(end - start, bodyText.length) <= reorderedLimit;
  if (start === -1 || end <= start || !isShort) return [];
  const [before, after] = [ownString.slice(0, start), ownString.slice(end)];
  const isBeside = kept.some(
    ({ value, source }) => source.input === 'headers' && `${before} ${after}`.includes(value),
  );
  const json = ownString.slice(start, end);
  const [own, right] = [json, bodyText].map((text) => (isBeside ? parseJson(text) : null));
  if (!own?.ok || !right?.ok) return [];
  const reordered = reorderJson(json, own.value, right.value);
  if (reordered === null) return [];
  return [
    {
      text: before + reordered + after,
      causes: [{ kind: 'fault', code: 'body.reordered', owner: 'merchant' }],
      variantText: ownString,
    },
  ];
}

/** In characters, of either: longer ones are not everyday ones. */
const reorderedLimit = 10_000;

/** With the white space around it where that stands there too. */
function pickShown(bodyText: string, ownString: string): string {
  return ownString.includes(bodyText) ? bodyText : bodyText.trim();
}

/** The body's SHA-256, which costs as much as a string: only where a text has one. */
function hashWhereShown(bodyText: string, ownString: string): string {
  if (!/[\da-f]{64}/.test(ownString)) return '';
  return toHex(contractDigest(encodeUtf8(bodyText)));
}

/** What the catalogue knows at the ends of a string; pairs are told as pairs. */
const known = /^(?:[?&]|\r?\n|&.*)?$/s;
/** Digits behind a number are more of it: milliseconds, decimals. */
const moreDigits = /^(?:\.?\d+)+/;

/** In characters, as people spell keys. */
const longestKey = 50;

/**
 * A text in front of the pairs, or behind a last value that is a longer number, where what differs between them is looked at
 * pair by pair. Null where there is none.
 */
export function readInside(ownString: string, canonical: Canonical): OwnReading | null {
  // By itself the catalogue knows it.
  if (ownString.startsWith('?')) {
    return { text: ownString.slice(1), causes: [createAround({ before: '?', after: '' })] };
  }
  const [reading] = cutSurroundings(ownString, canonical);
  const [around] = reading?.causes ?? [];
  if (reading === undefined || around === undefined || !('before' in around)) return null;
  const { before, after } = around;
  const isLonger =
    after !== '' &&
    !canonical.kept.some(({ key, value }) => reading.text.endsWith(`${key}=${value}`));
  if (isLonger && /\d$/.test(reading.text)) return reading;
  const text = ownString.slice(before.length);
  const [first = ''] = text.split('=', 1);
  // In front of more than one key it is a part of them, and a key that stands there as it should be is no other one's end.
  const end = before
    .slice(-longestKey)
    .split(/[^\w.-]/)
    .at(-1);
  const isOfKeys =
    text.includes(`&${before}`) ||
    text.includes(`&${first}=`) ||
    // `feeamount` is another key, in another spelling.
    (end !== '' && canonical.kept.some(({ key }) => isSpelledAlike(key, end + first)));
  if (before === '' || isOfKeys || /[&?]$/.test(before)) return null;
  return { text, causes: [{ ...around, after: '' }] };
}

/** From the first key that the callback has to the end of the last pair that is as it should be. */
function cutSurroundings(ownString: string, { kept }: Canonical): readonly OwnReading[] {
  if (!isSearchable(ownString, kept.length)) return [];
  const found = kept.filter(({ key }) => ownString.includes(`${key}=`));
  // Where none is of the body, the body itself may stand around the others.
  if (found.length < 2 || found.every(({ source }) => source.input === 'headers')) return [];
  const starts = found.map(({ key }) => ownString.indexOf(`${key}=`));
  const start = Math.min(...starts);
  const ends = kept.map(({ key, value }) => {
    const at = ownString.lastIndexOf(`${key}=${value}`);
    return at === -1 ? -1 : at + key.length + 1 + value.length;
  });
  const end = Math.max(start, ...ends);
  const more = /\d$/.test(ownString.slice(0, end))
    ? (moreDigits.exec(ownString.slice(end))?.[0] ?? '')
    : '';
  const rest = ownString.slice(end + more.length);
  // A pair that is damaged or cut is no text around the pairs.
  const hasPair = rest.includes('&') || kept.some(({ key }) => rest.includes(`${key}=`));
  const after = known.test(rest) || hasPair ? '' : rest;
  const prefix = ownString.slice(0, start);
  // What is left of the first pair is none, either.
  const [first] = kept;
  const isOfFirst =
    first !== undefined && [first.key, first.value].some((part) => prefix === `${part}&`);
  const before = known.test(prefix) || /=[^&?=]*&$/.test(prefix) || isOfFirst ? '' : prefix;
  if (before === '' && after === '') return [];
  const text = ownString.slice(before.length, ownString.length - after.length);
  return [{ text, causes: [createAround({ before, after })] }];
}
