/** What can happen to a finished string on its way through a program with another idea of characters. */
import { createLookupTable } from '../lookup-table';
import { encodeBase64 } from '../text/base64';
import { toBinary } from '../text/binary-text';
import { toDashedHex, toHex } from '../text/hex';
import { encodeUtf16 } from '../text/utf-16-bytes';
import type { CanonicalRules } from './canonical-rules';
import type { LostCharacter } from './rule-values';
import { dropBeyond } from './table-charset';

/** In characters: of a longer text each would make an entry of a list of megabytes. */
const longestSpread = 100_000;

export function transformText(text: string, change: CanonicalRules['text']): string {
  switch (change) {
    case 'as-is':
      return text;
    case 'question-marks':
      return text.replace(/[^\0-\x7f]/gu, '?');
    case 'question-marks-beyond-bmp':
      return text.replace(/[\u{10000}-\u{10ffff}]/gu, '?');
    case 'bmp-only':
      return text.replace(/[\u{10000}-\u{10ffff}]/gu, '');
    case 'question-marks-twice':
      return text.replace(/[^\0-\x7f]/g, '?');
    case 'question-marks-latin1':
      return text.replace(/[^\0-\xff]/gu, '?');
    case 'question-marks-bytes':
      return text.replace(/[^\0-\x7f]+/g, (run) => '?'.repeat(encoder.encode(run).length));
    case 'lost-bytes':
      return text.replace(/[^\0-\x7f]+/g, (run) => '\ufffd'.repeat(encoder.encode(run).length));
    case 'seven-bits':
      return toMojibake(text).replace(/[\x80-\xff]/g, (byte) =>
        String.fromCharCode(byte.charCodeAt(0) - 0x80),
      );
    case 'ascii-only':
      return text.replace(/[^\0-\x7f]/g, '');
    case 'latin1-only':
      return text.replace(/[^\0-\xff]/g, '');
    case 'gbk-only':
      return dropBeyond(text, 'gbk');
    case 'backslashes':
      return text.replace(/[^\0-\x7f]/gu, toPythonEscape);
    case 'unicode-escape':
      return text.replace(/[^ -[\]-~]/gu, toPythonEscape);
    case 'unicode-units':
      return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${toHexUnit(unit)}`);
    case 'unicode-units-upper':
      return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${toHexUnit(unit).toUpperCase()}`);
    case 'perl-escapes':
      return text.replace(/[^\0-\x7f]/gu, toPerlEscape);
    case 'python-bytes':
      return printPythonBytes(text);
    case 'references':
      return text.replace(/[^\0-\x7f]/gu, toReference);
    case 'utf-7':
      return encodeUtf7(text);
    case 'big5-only':
      return dropBeyond(text, 'big5');
    case 'no-accents':
      return /[^\0-\x7f]/.test(text) ? normalize(text, 'NFKD').replace(/\p{M}/gu, '') : text;
    case 'last-cut':
      return text.slice(0, -1);
    case 'last-two-cut':
      return text.slice(0, -2);
    case 'first-cut':
      return text.slice(1);
    case 'first-value-cut':
      return text.replace(/^([^=&]+)=[^&]*/, '$1');
    case 'first-key-cut':
      return text.replace(/^[^=&]+=/, '');
    case 'spread':
      return text.length > longestSpread ? text : [...text].join('&');
    case 'reversed':
      return text.length > longestSpread ? text : [...text].reverse().join('');
    case 'plain-letters':
      return normalize(text, 'NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\0-\x7f]/gu, '?');
    case 'base64':
      return encodeBase64(encoder.encode(text));
    case 'base64url':
      return encodeBase64(encoder.encode(text))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/(?<!=)=+$/, '');
    case 'base64-utf-16':
      return encodeBase64(encodeUtf16(text, true));
    case 'base64-lines-60':
    case 'base64-lines-76': {
      const width = change === 'base64-lines-60' ? 60 : 76;
      return encodeBase64(encoder.encode(text)).replace(new RegExp(`.{1,${width}}`, 'g'), '$&\n');
    }
    case 'hex':
      return toHex(encoder.encode(text));
    case 'upper-hex':
      return toHex(encoder.encode(text)).toUpperCase();
    case 'dashed-hex':
      return toDashedHex(encoder.encode(text));
    case 'mojibake':
      return toMojibake(text);
    case 'mojibake-1252':
      return toMojibake1252(text);
    case 'mojibake-1252-java':
      return toMojibake1252(text).replace(/[\x81\x8d\x8f\x90\x9d]/g, '\ufffd');
    case 'mojibake-gbk':
      // As a whole, because a character that is cut short takes the byte behind it.
      return /[^\0-\x7f]/.test(text) ? gbkDecoder.decode(encoder.encode(text)) : text;
    case 'mojibake-repaired':
      return repairMojibake(text);
    case 'entities-decoded':
      return decodeEntities(text);
    case 'lower':
      return text.toLowerCase();
    case 'upper':
      return text.toUpperCase();
    case 'lower-ascii':
      return toAsciiCase(text, 'lower');
    case 'upper-ascii':
      return toAsciiCase(text, 'upper');
    case 'nfc':
      return normalize(text, 'NFC');
    case 'nfd':
      return normalize(text, 'NFD');
    default:
      return loseCharacter(text, change);
  }
}

function toMojibake1252(text: string): string {
  return toMojibake(text).replace(/[\x80-\x9f]/g, (control) =>
    windows1252.charAt(control.charCodeAt(0) - 0x80),
  );
}

/** As PHP 8, Lua and C change the case: letters beyond ASCII stay. */
export function toAsciiCase(text: string, to: 'lower' | 'upper'): string {
  return to === 'lower'
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

const encoder = new TextEncoder();
const gbkDecoder = new TextDecoder('gbk');

/** What a decoder makes of UTF-8 that reaches it in two chunks, cut inside a character. */
function loseCharacter(text: string, change: LostCharacter): string {
  const [, place, marks] = change.split('-').map(Number) as [number, number, number];
  let at = 0;
  return text.replace(/[^\0-\x7f]/gu, (character) =>
    at++ === place ? '\ufffd'.repeat(marks) : character,
  );
}

/** Encode's FB_PERLQQ. */
function toPerlEscape(character: string): string {
  return `\\x{${(character.codePointAt(0) as number).toString(16).padStart(4, '0')}}`;
}

/** As .NET writes it: each run of other characters in Base64 of its UTF-16, between `+` and `-`. */
function encodeUtf7(text: string): string {
  return text.replace(/[^A-Za-z0-9'(),\-./:? \t\r\n]+/g, (run) => {
    const pluses = run.length - run.replace(/^\++/, '').length;
    const rest = run.slice(pluses);
    const encoded =
      rest === '' ? '' : `+${encodeBase64(encodeUtf16(rest, false)).replace(/(?<!=)=+$/, '')}-`;
    return '+-'.repeat(pluses) + encoded;
  });
}

function toHexUnit(unit: string): string {
  return unit.charCodeAt(0).toString(16).padStart(4, '0');
}

/** `str(text.encode())`: in double quotes where it holds single ones alone. */
function printPythonBytes(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = toMojibake(text).replace(/[^ -~]|\\/g, toPythonEscape);
  return `b${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** Python's `unicode_escape` and `backslashreplace`. */
function toPythonEscape(character: string): string {
  const short = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
  if (short !== undefined) return short;
  const hex = (character.codePointAt(0) as number).toString(16);
  if (hex.length <= 2) return `\\x${hex.padStart(2, '0')}`;
  return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

/** Marks in a row are put in order one by one, which takes the square of their number. No text has so many (UAX #15 §13: 30). */
const endlessMarks = /\p{M}{100}/u;

function normalize(text: string, form: 'NFC' | 'NFD' | 'NFKD'): string {
  return endlessMarks.test(text) ? text : text.normalize(form);
}

/** UTF-8 bytes read as ISO-8859-1. */
function toMojibake(text: string): string {
  return text.replace(/[^\0-\x7f]+/g, (run) => toBinary(new TextEncoder().encode(run)));
}

/** The characters that Windows-1252 has where ISO-8859-1 has controls, by their byte. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** Each character as the ISO-8859-1 one of its byte. */
export function toWindows1252(text: string): string {
  return text.replace(/[^\0-\x7f\xa0-\xff]/gu, (character) => {
    const index = windows1252.indexOf(character);
    return index === -1 ? '?' : String.fromCharCode(0x80 + index);
  });
}

const misread = new RegExp(`[\\x80-\\xff${windows1252}]+`, 'g');

/** UTF-8 that was read as ISO-8859-1 or Windows-1252, read again as UTF-8; what is no such text stays. */
export function repairMojibake(text: string): string {
  return text.replace(misread, (run) => {
    const bytes = Uint8Array.from(run, (character) => {
      const index = windows1252.indexOf(character);
      return index === -1 ? character.charCodeAt(0) : 0x80 + index;
    });
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

/** The names of U+00A0 to U+00FF. */
const latin1Names = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

const typographicNames: Readonly<Record<string, string>> = {
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  bull: '•',
  euro: '€',
  trade: '™',
};

/** Characters as HTML's named references: those of ISO-8859-1 beyond ASCII, and typography. */
export function nameEntities(text: string): string {
  return text.replace(/[\xa0-\xff–—‘’‚“”„•€™]/g, (character) => {
    const name = latin1Names[character.charCodeAt(0) - 0xa0];
    return `&${name ?? nameOf(character)};`;
  });
}

function nameOf(character: string): string | undefined {
  return Object.keys(typographicNames).find((name) => typographicNames[name] === character);
}

/** @param character may be beyond U+FFFF */
export function toReference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

const namedEntities: Readonly<Record<string, string>> = createLookupTable({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ...typographicNames,
  ...Object.fromEntries(latin1Names.map((name, at) => [name, String.fromCharCode(0xa0 + at)])),
});

/** HTML character references: the names that escaping functions write, and numbers. */
export const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,6}\d{0,2}));/g;

function decodeEntities(text: string): string {
  return text.replace(entity, decodeEntity);
}

/** @param whole a match of {@link entity}, its groups behind it */
export function decodeEntity(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return namedEntities[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
