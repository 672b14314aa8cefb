import type { Span } from '../../text/span';
import { createDoubt, createText, type DumpNode } from '../dump-node';
import type { BareDialect } from './bare-dialect';
import { readEmbedded } from './read-embedded';
import { numberPattern, type ScalarRules } from './read-scalar';

/** Whatever language printed it. */
export const anyScalars: ScalarRules = {
  null: /^(?:null|None|nil|NULL|undefined|<nil>)?$/,
  true: /^(?:true|True|1)$/,
  false: /^(?:false|False|0)?$/,
  number: numberPattern(
    String.raw`-?\d+\.(?:0|\d*[1-9])(?:E-?\d+)?`,
    String.raw`-?\d(?:\.\d+)?[eE][-+]\d+`,
  ),
  lost: /^(?:Array|Object|\[object \w+\]|(?:HASH|ARRAY)\(0x[0-9a-f]+\)|table: 0x[0-9a-f]+|System\.[\w.`[\],]+)$/,
};

const loggedBlank = '(?<!,) ';

/** Between a key and its value, and between two pairs. */
const layouts: readonly (readonly [joint: string, separator: string])[] = [
  [': ?', String.raw`<br ?/?>\s{0,9}`],
  ['=', String.raw`<br ?/?>\s{0,9}`],
  [' => ', String.raw`<br ?/?>\s{0,9}`],
  ['=', String.raw`\r?\n`],
  [': ?', String.raw`\r?\n`],
  // In a column of their own, too, as PowerShell's Format-List has its colons
  [' +=> ', String.raw`\r?\n`],
  [' +-> ', String.raw`\r?\n`],
  [' += ', String.raw`\r?\n`],
  [' +: ', String.raw`\r?\n`],
  [String.raw`\t`, String.raw`\r?\n`],
  [' {2,}', String.raw`\r?\n`],
  [' ', String.raw`\r?\n`],
  ['=', ', ?'],
  ['=', '; ?'],
  [': ?', ', ?'],
  [': ?', '; ?'],
  [' ?=> ?', ', ?'],
  ['=', String.raw`\|`],
  // logfmt, key-value loggers; a comma before the blank is that of a map
  ['=', loggedBlank],
];

/** Comments of a file of properties. */
const comments = String.raw`(?:[#!][^\r\n]*\r?\n)*`;
/** Words of a logger before the first pair, too. */
const before = String.raw`${comments}(?:[^="'\r\n]{0,200}\s(?=[^\s=]{1,100}=))?`;

function createLines(joint: string, separator: string, open: string, indent = ''): BareDialect {
  return {
    roots: [
      {
        kind: 'object',
        open: new RegExp(open, 'y'),
        close: /(?:<br ?\/?>)?(?:\r?\n\d+ rows? in set[^\r\n]*)?(?![\s\S])/y,
      },
    ],
    frames: [],
    // The time before a logger's words is no key.
    key: new RegExp(
      String.raw`${indent}(?!\d{4}-\d\d-\d\d[T ])([^\s=:,;{}[\]()"'<>&|]{1,100})${joint}`,
      'y',
    ),
    separator: new RegExp(separator, 'y'),
    itemSeparator: /(?!)/y,
    stop: new RegExp(separator, 'g'),
    scalars: anyScalars,
    readText: (text, span, role, losses) =>
      readEmbedded(text, span, role, losses) ?? readTrailing(text, span),
  };
}

/** Names of columns that stand to the right in theirs: SQLite's lines, and MySQL's below a rule. */
const records = [
  createLines(' = ', String.raw`\r?\n`, '', ' {0,60}'),
  createLines(': ', String.raw`\r?\n`, String.raw`\*{9,} \d[^\r\n]*\r?\n|(?= )`, ' {0,60}'),
];

/** Programs that print pair by pair: `key=value` and the like, one a line or joined. */
export const lines: readonly BareDialect[] = [
  ...layouts.map(([joint, separator]) =>
    createLines(joint, separator, separator === loggedBlank ? before : comments),
  ),
  ...records,
];

/** JSON whose quotes and braces a shell took: any text with colons in it, so that nothing else may be there to read. */
export const shellLine = createLines(':', loggedBlank, '');

/** White space at the end of a line was there, or came with copying. */
function readTrailing(text: string, span: Span): DumpNode | null {
  const trimmed = text.trimEnd();
  if (trimmed === text || trimmed === '') return null;
  return createDoubt('split', span, [createText(text, span), createText(trimmed, span)]);
}
