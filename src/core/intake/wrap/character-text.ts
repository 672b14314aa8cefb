/** Text whose characters were changed one by one: entities, smart quotes, odd spaces, colours. */

import { decodeEntity, entity } from '../../canonical/transform-text';
import { everyLine } from '../../text/lines';
import { type DerivedText, deriveReplaced } from '../derived-text';
import { isQuotedPrintable } from '../detect-lost';
import { decodeUtf8 } from '../literal/read-string';

/** HTML's character references. */
export function unwrapEntities(text: string): readonly DerivedText[] {
  if (!/&(?:quot|apos|amp|lt|gt|#\d{2,6}|#[xX][0-9a-fA-F]{2,5});/.test(text)) return [];
  return [
    deriveReplaced(text, entity, ([whole, ...codes]) =>
      decodeEntity(whole, codes[0], codes[1], codes[2]),
    ),
  ];
}

/** A Chinese input method's marks between values. */
const wide = String.raw`(?<=[\u2018-\u201f"\d\]}])[\uff1a\uff0c](?=\s{0,9}[\u2018-\u201f"\d[{tfn-])`;
const wideMarks: Readonly<Record<string, string>> = { '\uff1a': ':', '\uff0c': ',' };
const doubles = new RegExp(String.raw`[\u201c-\u201f\u2033\u2036\u00ab\u00bb\uff02]|${wide}`, 'g');
const allQuotes = new RegExp(
  String.raw`[\u2018-\u201f\u2032\u2033\u2035\u2036\u00ab\u00bb\uff02\uff07]|${wide}`,
  'g',
);

/** A word processor's or a chat's quotes; an apostrophe may have been one before. */
export function unwrapSmartQuotes(text: string): readonly DerivedText[] {
  if (!/[:{[,]\s{0,200}[\u2018-\u201f\u2033\u2036\u00ab\u00bb\uff02\uff07]/.test(text)) return [];
  // French has a blank inside of its quotes.
  if (/\u00ab\s/.test(text) && !/\u00ab\S|\S\u00bb/.test(text))
    return [deriveReplaced(text, /\u00ab\s|\s\u00bb/g, () => '"')];
  const straighten = ([quote]: RegExpExecArray): string =>
    wideMarks[quote] ?? (/[\u2018-\u201b\u2032\u2035\uff07]/.test(quote) ? "'" : '"');
  const all = deriveReplaced(text, allQuotes, straighten);
  const only = deriveReplaced(text, doubles, straighten);
  return all.text === only.text ? [all] : [all, only];
}

const invisible = '\u200b\u200c\u200d\u2060\ufeff\u00ad';
const odd = String.raw`[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000${invisible}]`;
const betweenValues = new RegExp(String.raw`[{[,:]\s{0,200}${odd}|${odd}\s{0,200}["'}\]]`);
const anywhere = new RegExp(odd, 'g');
const outsideStrings = new RegExp(String.raw`"(?:[^"\\]|\\.)*"|${odd}`, 'g');

/** No-break spaces and invisible characters of a page or a document; inside of values they may have been there before. */
export function unwrapOddSpaces(text: string): readonly DerivedText[] {
  if (!betweenValues.test(text)) return [];
  const straighten = ([found]: RegExpExecArray): string =>
    found.startsWith('"') ? found : invisible.includes(found) ? '' : ' ';
  return [
    deriveReplaced(text, anywhere, straighten),
    deriveReplaced(text, outsideStrings, straighten),
  ];
}

const writtenEnds = /"(?:[^"\\]|\\.)*"|<br ?\/?>|\\[nrt]/g;

/** JSON whose line ends a page, a mail or a program marked or wrote out; what else was broken is read by `broken-json.ts`. */
export function unwrapBrokenLines(text: string): readonly DerivedText[] {
  // Chrome's developer tools, whose names, colons and values are copied as lines of their own.
  if (/^\S+\r?\n: ?\r?\n/.test(text)) return [deriveReplaced(text, /\r?\n: ?\r?\n/g, () => ': ')];
  // Line ends that were written out, or made a page's.
  if (/^[{[]\s*(?:<br ?\/?>|\\r?\\n|\\n)/.test(text)) {
    const joined = deriveReplaced(text, writtenEnds, ([found]) =>
      found.startsWith('"') ? found : '',
    );
    // COPY of psql doubles the backslashes that were there.
    const copied = deriveReplaced(
      text,
      /\\([nrt\\])/g,
      ([, char = '']) => copyControls[char] ?? char,
    );
    return copied.text.includes('\\') ? [joined, copied] : [joined];
  }
  const lines = text.split(/\r?\n/);
  const last = lines.pop() ?? '';
  if (!text.startsWith('{') || lines.length === 0 || last === '') return [];
  // psql marks the lines of one value that go on below.
  if (lines.every((line) => /\+\s*$/.test(line)))
    return [deriveReplaced(text, /\+ *$/gm, () => '')];
  return [];
}

const copyControls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** A file of Java's Properties: comments, and backslashes before its own signs. */
export function unwrapProperties(text: string): readonly DerivedText[] {
  // store() writes the date of each file.
  if (!/^#[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d [\d:]{8} /m.test(text) || !text.includes('\\'))
    return [];
  if (!everyLine(text, (line) => /^(?:[#!].*|[\w.$-]{1,100}=.*|\s*)$/.test(line))) return [];
  return [
    deriveReplaced(
      text,
      /^[#!][^\n]*\n|\\(?:u([\dA-Fa-f]{4})|([\\:=#! ])|([nrt]))/gm,
      ([, unit, sign, control]) =>
        unit !== undefined
          ? String.fromCharCode(Number.parseInt(unit, 16))
          : (sign ?? copyControls[control ?? ''] ?? ''),
    ),
  ];
}

/** The source of a mail; without an equals sign of its own only JSON shows that it is one. */
export function unwrapQuotedPrintable(text: string): readonly DerivedText[] {
  const lines = text.split(/\r?\n/).slice(0, -1);
  const isJson = text.startsWith('{') && !text.endsWith('\n') && lines.length > 0;
  const isOne = isQuotedPrintable(text) || (isJson && lines.every((line) => line.endsWith('=')));
  return isOne ? [dropQuotedPrintable(text)] : [];
}

/** RFC 2045 §6.7; a line may end between the bytes of a character. */
function dropQuotedPrintable(text: string): DerivedText {
  return deriveReplaced(text, /=\r?\n|=[0-9A-F]{2}(?:(?:=\r?\n)?=[0-9A-F]{2})*/g, ([found]) => {
    const [, ...codes] = found.replace(/=\r?\n/g, '').split('=');
    const bytes = Uint8Array.from(codes, (hex) => Number.parseInt(hex, 16));
    return decodeUtf8(bytes) ?? found;
  });
}

/** The colours that a terminal was told to use. */
export function unwrapColours(text: string): readonly DerivedText[] {
  const colour =
    /(?:\x1b|\u241b|\^\[|\\(?:x1b|u001b|e|033))?\[\d{1,3}(?:;\d{1,3})*m|\x1b\[(?:m|K)/g;
  return /\[\d{1,3}(?:;\d{1,3})*m/.test(text) ? [deriveReplaced(text, colour, () => '')] : [];
}
