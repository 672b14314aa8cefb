/** JSON that a terminal, a mail or an editor broke at its width: cut anywhere, or in place of a blank. */
import type { JsonString } from '../../json/json-node';
import { readUnescapedJson } from '../bare/unescaped-json';
import { type DerivedText, deriveReplaced, mapTexts, moveNode } from '../derived-text';
import { createDoubt, createText, type DumpNode } from '../dump-node';
import type { Literal } from '../literal/read-literal';
import { renameKeys } from '../pick-body';

/** Where a line ended in a string, in whose place there was likely nothing, or a blank: no characters of a text. */
const marks = { nothing: '\ufffe', blank: '\uffff' } as const;
const mark = /[\ufffe\uffff]/;
const anyMark = /[\ufffe\uffff]|\\uff(?:fe|ff)/i;
const allMarks = /[\ufffe\uffff]/g;
/** A quote, an escape that may be broken itself, or the end of a line. */
const part = /"|\\(?:\r?\n)?(?:u(?:(?:\r?\n)?[\da-fA-F]){4}|[^u\r\n])|\r?\n/g;
/** What is narrower was not broken at its width. */
const leastWidth = 40;
/** Of a string with more breaks not every combination is tried, but those that differ in one from the likeliest. */
const mostBreaks = 6;
/** Bits of a number. */
const mostChanged = 30;

/** @param readJson the reader of JSON that is whole */
export function readBrokenJson(
  text: string,
  readJson: (text: string) => Literal | null,
): Literal | null {
  if (!text.startsWith('{') || !text.includes('\n') || anyMark.test(text)) return null;
  const plain = readBrokenLines(text, readJson);
  const unindented = dropIndent(text);
  const read = unindented && readBrokenLines(unindented.text, readJson);
  if (unindented === null || read === null) return plain;
  const root = moveNode(read.root, unindented.toSource);
  if (plain === null) return { ...read, root };
  // A value may have the blanks behind a line end.
  return { ...plain, root: createDoubt('whole', root.span, [root, plain.root]) };
}

function readBrokenLines(text: string, readJson: (text: string) => Literal | null): Literal | null {
  const lines = text.split(/\r?\n/);
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (!isWrapped(lines, width)) return null;
  const joined = markBreaks(text, width);
  const json = readJson(joined.text);
  if (json === null) return null;
  const root = moveNode(json.root, joined.toSource);
  const named = renameKeys(root, dropMarks);
  // Of a text that was unescaped once too often, the line ends of its values.
  const alike = ['', ' ', '\n'].map((joint) =>
    mapTexts(named, (one) => createText(one.value.replace(allMarks, joint), one.span)),
  );
  const unescaped = readUnescapedJson(text);
  const options = mark.test(joined.text) ? [mapTexts(named, doubtBreaks), ...alike] : [root];
  const all = unescaped === null ? options : [...options, unescaped.root];
  return { root: createDoubt('whole', root.span, all), losses: [], around: ['broken-lines'] };
}

/** Without what stands before each line but the first, as editors and mails set them in; null where they have nothing in common. */
function dropIndent(text: string): DerivedText | null {
  const [, indent] = /\n( {1,8}|\t|> )(?=\S)/.exec(text) ?? [];
  if (indent === undefined) return null;
  const starts = text.split('\n').slice(1);
  // Of one line alone the blanks may be the value's.
  if (starts.length < 2 || !starts.every((line) => line.startsWith(indent))) return null;
  return deriveReplaced(text, /(?<=\n)(?: {1,8}|\t|> )/g, ([found]) => found.slice(indent.length));
}

/** Lines of some length, or such that the next word would not have fitted. */
function isWrapped(lines: readonly string[], width: number): boolean {
  const [last = '', ...others] = lines.toReversed();
  if (last === '' || width < leastWidth) return false;
  // What writes a sign of its own there is undone elsewhere.
  if (['=', '+'].some((sign) => others.every((line) => line.trimEnd().endsWith(sign))))
    return false;
  if (others.every(({ length }) => length >= leastWidth)) return true;
  return lines.every((line, at) => {
    const [word] = /^\S*/.exec(lines[at + 1] ?? '') ?? [''];
    return at + 1 === lines.length || (word !== '' && line.length + 1 + word.length > width);
  });
}

/** Python's textwrap breaks behind hyphens, too. */
function markBreaks(text: string, width: number): DerivedText {
  let isInString = false;
  return deriveReplaced(text, part, ({ 0: found, index }) => {
    if (found === '"') isInString = !isInString;
    if (!found.endsWith('\n')) return found.replace(/[\r\n]/g, '');
    if (!isInString) return '';
    const length = index - (text.lastIndexOf('\n', index - 1) + 1);
    return length === width || text[index - 1] === '-' ? marks.nothing : marks.blank;
  });
}

/** Few names have blanks. */
function dropMarks(name: string): string {
  return name.replace(allMarks, (sign) => (sign === marks.blank && name.includes(' ') ? ' ' : ''));
}

/** Combinations, those first that differ least from the likeliest. */
function doubtBreaks(written: JsonString): DumpNode {
  const { value, span } = written;
  if (!mark.test(value)) return written;
  const count = value.match(allMarks)?.length ?? 0;
  const ways =
    count <= mostBreaks
      ? Array.from({ length: 2 ** count }, (_, way) => way).sort(
          (one, other) => countBits(one) - countBits(other),
        )
      : [0, ...Array.from({ length: Math.min(count, mostChanged) }, (_, at) => 1 << at)];
  const options = ways.map((way) => {
    let at = 0;
    const text = value.replace(allMarks, (sign) => {
      const isOther = at < mostChanged && ((way >> at) & 1) > 0;
      at++;
      return (sign === marks.blank) === isOther ? '' : ' ';
    });
    return createText(text, span);
  });
  return createDoubt('split', span, options);
}

function countBits(number: number): number {
  return number.toString(2).replaceAll('0', '').length;
}
