/** Lines that something marked at their beginning: a mail that quotes, a comparison, comments, line numbers, offsets. */
import { everyLine, type Line, listLines } from '../../text/lines';
import { type DerivedText, deriveReplaced, TextBuilder } from '../derived-text';

const marks: readonly RegExp[] = [
  /^ {0,4}(?:>|\+|\||\/\/|#|--|;|\u2502|[-*\u2022](?= )) ?/,
  // Numbers of editors, with or without a bar, and of grep; the width of the first one's column holds for all.
  /^ {0,6}\d{1,5}(?::|\||\u2502|\t|[.)-])? ?/,
];
/** curl's --trace-ascii begins each line with its offset, and breaks longer ones. */
const offset = /^[0-9a-f]{4,8}: /;
const offsetWidth = 64;

/** The text without the marks. */
export function unwrapLineMarks(text: string): readonly DerivedText[] {
  if (!text.includes('\n')) return [];
  const sent = pickSent(text);
  if (sent.length > 0) return [dropMarks(text, sent, offset)];
  const [head] = comparisonHead.exec(text) ?? [];
  if (head !== undefined) return [dropMarks(text, pickAdded(text, head.length), /^\+/)];
  // The rows of a table.
  if (everyLine(text, (line) => /^\+[+=-]+\+\s*$|^$|[|\u2502]\s*$/.test(line))) return [];
  const mark = marks.find((one) => everyLine(text, (line) => line === '' || one.test(line)));
  // A prefix of Go's MarshalIndent, which the first line does not have.
  const indented = /^[{[]\r?\n([^\s\w"{}[\]]{1,4} ?) *"/.exec(text)?.[1];
  if (mark === undefined && indented !== undefined) return [dropPrefix(text, indented)];
  if (mark === undefined) return [];
  return mark === marks[1] && !isCounted(text) ? [] : [dropMarks(text, listLines(text), mark)];
}

/** What `diff -u` and git write above the lines. */
const comparisonHead =
  /^(?:(?:diff|index|new file mode) [^\n]*\n){0,3}--- [^\n]*\n\+\+\+ [^\n]*\n(?=@@ )/;

/** What is there now. */
function pickAdded(text: string, from: number): readonly Line[] {
  return [...listLines(text)].filter(({ line, start }) => start >= from && /^[+ ]/.test(line));
}

/** Of a dump of bytes in hex. */
const hexRow = /^[0-9a-f]{4,8}: (?:[0-9a-f]{2,4} ){3}/m;

/** What curl traced as sent; offsets alone where its titles were not copied. */
function pickSent(text: string): readonly Line[] {
  if (hexRow.test(text)) return [];
  const kept: Line[] = [];
  let isSent = true;
  for (const one of listLines(text)) {
    if (/^(?:=>|<=|==) /.test(one.line)) isSent = one.line.startsWith('=> Send');
    else if (isSent && offset.test(one.line)) kept.push(one);
    else if (isSent && one.line !== '') return [];
  }
  return kept.length < 2 ? [] : kept;
}

function dropPrefix(text: string, prefix: string): DerivedText {
  return deriveReplaced(text, /^.*$/gm, ([line]) =>
    line.startsWith(prefix) ? line.slice(prefix.length) : line,
  );
}

/** Two lines may be two logged things with numbers of their own. */
function isCounted(text: string): boolean {
  const first = Number.parseInt(text, 10);
  let count = 0;
  const goesOn = (line: string) => Number.parseInt(line, 10) === first + count++;
  return everyLine(text, goesOn) && count > 2;
}

function dropMarks(text: string, lines: Iterable<Line>, mark: RegExp): DerivedText {
  const builder = new TextBuilder(text);
  for (const { line, start } of lines) {
    const from = start + (mark.exec(line)?.[0].length ?? 0);
    const end = start + line.length;
    builder.copy(from, end);
    const goesOn = mark === offset && end - from === offsetWidth;
    if (!goesOn) builder.copy(end, Math.min(end + 1, text.length));
  }
  return builder.build(text.length);
}
