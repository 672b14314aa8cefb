import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { repairSignatureText } from './repair-signature-text';

/** Bytes like those of a signature, whose Base64 begins with + and holds every kind of character. */
const bytes = Buffer.concat([
  Buffer.from('fbefbe', 'hex'),
  ...Array.from({ length: 8 }, (_, index) => createHash('sha256').update(`${index}`).digest()),
]).subarray(0, 256);
const sound = bytes.toString('base64');

const wrapLines = (text: string, end: string): string => (text.match(/.{1,76}/g) ?? []).join(end);
const escapeSlashes = (text: string): string => text.replaceAll('/', '\\/');
const toUrlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');
const trimPadding = (text: string): string => text.replace(/=+$/, '');
const toHexPairs = (text: string): string => (text.match(/../g) ?? []).join(':');
const encodeAgain = (text: string): string => Buffer.from(text).toString('base64');
const hex = bytes.toString('hex');

const damages: readonly (readonly [name: string, code: string, damaged: string])[] = [
  ['double quotes', 'sign.quoted', `"${sound}"`],
  ['single quotes', 'sign.quoted', `'${sound}'`],
  ['Python’s bytes', 'sign.quoted', `b'${sound}'`],
  ['quotes and a comma', 'sign.quoted', `"${sound}",`],
  ['typographic quotes', 'sign.quoted', `“${sound}”`],
  ['the name of the header', 'sign.prefixed', `X-Sign: ${sound}`],
  ['a parameter', 'sign.prefixed', `sign=${sound}`],
  ['a scheme', 'sign.prefixed', `RSA2 ${sound}`],
  ['the hash', 'sign.prefixed', `sha256=${sound}`],
  ['percent-encoding', 'sign.percent-encoded', encodeURIComponent(sound)],
  [
    'lower-case percent-encoding',
    'sign.percent-encoded',
    encodeURIComponent(sound).replace(/%../g, (octet) => octet.toLowerCase()),
  ],
  [
    'percent-encoding, twice',
    'sign.percent-encoded',
    encodeURIComponent(encodeURIComponent(sound)),
  ],
  ['escaped slashes', 'sign.json-escaped', escapeSlashes(sound)],
  ['escaped plus signs', 'sign.json-escaped', sound.replaceAll('+', '\\u002b')],
  ['escaped line ends', 'sign.json-escaped sign.line-breaks', wrapLines(sound, '\\n')],
  ['spaces for plus signs', 'sign.plus-as-space', sound.replaceAll('+', ' ')],
  ['the first plus sign gone', 'sign.plus-as-space', sound.slice(1)],
  ['lines of 76', 'sign.line-breaks', wrapLines(sound, '\n')],
  ['CRLF', 'sign.line-breaks', wrapLines(sound, '\r\n')],
  ['tabs', 'sign.line-breaks', wrapLines(sound, '\t')],
  ['the URL-safe alphabet', 'sign.url-safe', toUrlSafe(sound)],
  ['the URL-safe alphabet without padding', 'sign.url-safe', toUrlSafe(trimPadding(sound))],
  ['no padding', 'sign.unpadded', trimPadding(sound)],
  ['half of the padding', 'sign.unpadded', sound.slice(0, -1)],
  ['hex', 'sign.hex', hex],
  ['upper-case hex', 'sign.hex', hex.toUpperCase()],
  ['hex with a mark', 'sign.hex', `0x${hex}`],
  ['hex with colons', 'sign.hex', toHexPairs(hex)],
  ['Base64 twice', 'sign.double-base64', encodeAgain(sound)],
];

describe('repairSignatureText undoes every damage', () => {
  it.each(damages)('%s: %s', (_, codes, damaged) => {
    const [first] = repairSignatureText(damaged, 256);
    expect(first?.text).toBe(sound);
    expect(first && Buffer.from(first.bytes).equals(bytes)).toBe(true);
    expect([...new Set(first?.repairs.map(({ code }) => code))].join(' ')).toBe(codes);
  });
});

describe('repairSignatureText puts back an outer + of a signature without padding', () => {
  // 384 bytes, as a 3072-bit key makes them; fb ef be is ++++ in Base64.
  const plus = Buffer.from('fbefbe', 'hex');
  const long = Buffer.concat([plus, Buffer.alloc(378, 7), plus]);
  const text = long.toString('base64');
  it.each([
    ['at its start', text.slice(1)],
    ['at its end', text.slice(0, -1)],
  ])('%s', (_, damaged) => {
    const repaired = repairSignatureText(damaged, 384);
    const found = repaired.find((one) => one.text === text);
    expect(found?.repairs.map(({ code }) => code)).toEqual(['sign.plus-as-space']);
    // The lost character may be any: nothing in the text shows it.
    expect(repaired.every(({ repairs }) => repairs.some(({ isGuess }) => isGuess))).toBe(true);
  });
});

describe('repairSignatureText undoes two damages, one on top of the other', () => {
  it.each([
    ['quotes around escaped slashes', `"${escapeSlashes(sound)}"`],
    ['a name before quotes', `sign="${sound}"`],
    ['quotes around URL-safe text', `'${toUrlSafe(trimPadding(sound))}'`],
    ['percent-encoded without padding', encodeURIComponent(trimPadding(sound))],
    ['percent-encoded lines', encodeURIComponent(wrapLines(sound, '\r\n'))],
    ['spaces for plus signs and no padding', trimPadding(sound.replaceAll('+', ' '))],
    ['Base64 of hex', encodeAgain(hex)],
    ['Base64 of lines', encodeAgain(wrapLines(sound, '\n'))],
    ['lines of Base64 of Base64', wrapLines(encodeAgain(sound), '\n')],
    ['lines of hex', wrapLines(hex, '\n')],
    ['URL-safe Base64 of Base64', toUrlSafe(trimPadding(encodeAgain(sound)))],
    ['a name before hex', `sha256=${hex}`],
    ['percent-encoded quotes', encodeURIComponent(`"${sound}"`)],
  ])('%s', (_, damaged) => {
    const texts = repairSignatureText(damaged, 256).map(({ text }) => text);
    expect(texts).toContain(sound);
  });
});

describe('repairSignatureText makes no signature of what is none', () => {
  it.each([
    ['sound text', sound],
    ['nothing', ''],
    ['a word', 'undefined'],
    ['half of it', sound.slice(0, 172)],
    ['half of it in quotes', `"${sound.slice(0, 172)}"`],
    ['four characters more, in quotes', `"${sound.slice(0, 340)}AAAA${sound.slice(340)}"`],
    ['a mask', `${sound.slice(0, 20)}********${sound.slice(-20)}`],
    ['a signature of a longer key in hex', `${hex}${hex.slice(0, 256)}`],
    ['a digit of hex too few', hex.slice(1)],
    ['a letter that is no hex digit', `g${hex.slice(1)}`],
    ['two quotes on one side', `""${sound}`],
    ['padding inside', `${sound.slice(0, 100)}=${sound.slice(100)}`],
    ['an octet that is no hex', encodeURIComponent(sound).replace('%', '%G')],
    ['another name before it', `token: ${sound}`],
  ])('%s', (_, text) => {
    const repaired = repairSignatureText(text, 256);
    expect(repaired.map((one) => one.text)).toEqual([]);
  });

  it('wants the length of the key', () => {
    expect(repairSignatureText(`"${sound}"`, 384)).toEqual([]);
    expect(repairSignatureText(`"${sound}"`, 256)).toHaveLength(1);
  });
});

describe('repairSignatureText ends, however long the text is', () => {
  it.each(['-', '=', '_-', 'A', '%41', '\\', '\\u0041', ' ', '"', '0', ':', '+ ', '\ud83d'])(
    'a megabyte of %j',
    (unit) => {
      const long = unit.repeat(Math.floor(1_000_000 / unit.length));
      for (const text of [long, `${long}!`, `"${long}"`, `sign: ${long}!`, `A${long}A`]) {
        expect(repairSignatureText(text, 256)).toEqual([]);
      }
    },
  );

  it.each([2000, 20_000])('%i characters that are nearly URL-safe', (length) => {
    expect(repairSignatureText(`${'-'.repeat(length)}!`, 2048)).toEqual([]);
    expect(repairSignatureText(`${'='.repeat(length)}A-`, 2048)).toEqual([]);
  });

  it('repairs what takes many characters a byte', () => {
    const escaped = [...encodeURIComponent(`"${hex}"`)]
      .map((character) => `\\u00${character.charCodeAt(0).toString(16)}`)
      .join('');
    expect(repairSignatureText(escaped, 256).map(({ text }) => text)).toContain(sound);
  });
});
