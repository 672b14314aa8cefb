import { createDoubt, createText } from '../dump-node';
import type { BareDialect, Frame } from './bare-dialect';
import { numberPattern, type ScalarRules } from './read-scalar';

const scalars: ScalarRules = {
  null: /^(?:null|<null>)$/,
  // C# programs print dictionaries like that, too.
  true: /^[tT]rue$/,
  false: /^[fF]alse$/,
  // Double.toString: 1000.0, 1.0E-7; BigDecimal.toString: 1E+3
  number: numberPattern(
    String.raw`-?\d+\.(?:0|\d*[1-9])(?:E-?\d+)?`,
    String.raw`-?\d(?:\.\d+)?E[-+]\d+`,
  ),
  lost: /^\[?[\w.$]+;?@[0-9a-f]{1,8}$/,
};

const braces: Frame = { kind: 'object', open: /\{/y, close: /\}/y, brackets: '{}' };
const list: Frame = { kind: 'array', open: /\[/y, close: /\]/y, brackets: '[]' };
const entries: Frame = { ...list, kind: 'object' };

/** What may stand around a value. */
export const javaFrames: readonly Frame[] = [braces, list];

/** `Map.toString()`; a list of entries; collections inside. */
export const javaMap: BareDialect = {
  roots: [braces, entries],
  frames: [braces, list],
  key: /([^\s=,{}[\]()"']{1,100})=/y,
  separator: /, /y,
  itemSeparator: /, /y,
  stop: /[,{}[\]]/g,
  scalars,
};

/** Rows of a table. */
export const javaMaps: BareDialect = { ...javaMap, roots: [list] };

const name = String.raw`(?:class )?[A-Za-z_$][\w.$]*(?:@[0-9a-f]+)? ?`;

function createNamed(brackets: string): Frame {
  const [open = '', close = ''] = brackets;
  return {
    kind: 'object',
    open: new RegExp(`${name}[${open}]\\s*`, 'y'),
    close: new RegExp(`\\s{0,200}[\\${close}]`, 'y'),
    brackets,
  };
}

const named = ['[]', '()', '{}'].map(createNamed);

/** Records, Lombok, Kotlin's data classes, and what IDEs, Guava and commons-lang generate for toString(). */
export const javaObject: BareDialect = {
  roots: [...named, { ...entries, open: /\[\s*/y, close: /\s{0,200}\]/y }],
  frames: [...named, braces, list],
  // A map inside of it may have any names: dates, numbers, paths.
  key: /([\w$][\w$.-]{0,199})=/y,
  separator: /, ?|\r?\n\s{0,200}/y,
  itemSeparator: /, /y,
  stop: /[,{}[\]()\r\n]/g,
  scalars,
  // IntelliJ puts strings in single quotes.
  readText: (text, span) => {
    if (text.length < 2 || !text.startsWith("'") || !text.endsWith("'")) return null;
    const string = createText(text.slice(1, -1), span);
    return string.value === 'null'
      ? createDoubt('null', span, [{ type: 'null', span }, string])
      : string;
  },
};

/** What openapi-generator writes for toString(): a member a line. */
export const javaLines: BareDialect = {
  ...javaObject,
  roots: [{ kind: 'object', open: /class [\w$]+ \{\r?\n\s+/y, close: /\r?\n\s{0,200}\}/y }],
  key: /([A-Za-z_$][\w$]*): /y,
  separator: /\r?\n\s{1,200}/y,
  stop: /[\r\n]/g,
};
