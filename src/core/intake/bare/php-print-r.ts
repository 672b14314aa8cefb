import type { BareDialect } from './bare-dialect';
import { numberPattern, readScalar, type ScalarRules } from './read-scalar';

/** PHP as it turns values into text: true is 1, false and null are nothing. */
const phpScalars: ScalarRules = {
  null: /^$/,
  true: /^1$/,
  false: /^0?$/,
  number: numberPattern(String.raw`-?\d\.\d+E[-+]\d+`),
  lost: /^\*RECURSION\*$|^Array$/,
};

const key = String.raw`\[([^\]\r\n]*?)(?::(?:protected|[\w\\]+:(?:private|protected)))?\] =>`;
const open = /(?:Array|[A-Za-z_\\][\w\\]* Object)\s*\(\s*/y;

/** `print_r`. */
export const phpPrintR: BareDialect = {
  roots: [{ kind: 'object', open, close: /\r?\n\s{0,200}\)/y }],
  frames: [{ kind: 'object', open, close: /\r?\n\s{0,200}\)|(?<=\(\s{0,200})\)/y }],
  key: new RegExp(String.raw`${key}(?: |(?=[\r\n]))`, 'y'),
  separator: /\r?\n\s{0,200}(?=\[)/y,
  itemSeparator: /(?!)/y,
  stop: /[\r\n)]/g,
  scalars: phpScalars,
  firstIndex: 0,
};

/** The same as a page shows it: all white space is one space. */
export const phpPrintRInPage: BareDialect = {
  ...phpPrintR,
  roots: [{ kind: 'object', open, close: / \)/y }],
  frames: [{ kind: 'object', open: new RegExp(` ${open.source}`, 'y'), close: / \)|(?<=\( ?)\)/y }],
  key: new RegExp(key, 'y'),
  separator: / (?=\[)/y,
  stop: /[ )]/g,
  readText: (text, { start, end }, role, losses) => {
    const from = text.startsWith(' ') ? 1 : 0;
    return readScalar(text.slice(from), { start: start + from, end }, phpScalars, role, losses);
  },
};
