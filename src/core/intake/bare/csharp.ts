import type { BareDialect, Frame } from './bare-dialect';
import { readEmbedded } from './read-embedded';
import { numberPattern, type ScalarRules } from './read-scalar';

const scalars: ScalarRules = {
  null: /^0?$/,
  true: /^True$/,
  false: /^False$/,
  number: numberPattern(String.raw`-?\d(?:\.\d+)?E[-+]\d+`),
  lost: /^(?:System|Newtonsoft|Microsoft)\.[\w.`+[\],]+$/,
};

const braces: Frame = {
  kind: 'object',
  open: /(?:[A-Za-z_][\w.+`<>]* )?\{ /y,
  close: / \}/y,
  brackets: '{}',
};

/** Records and anonymous types. */
export const csharpObject: BareDialect = {
  roots: [braces],
  frames: [braces],
  key: /([A-Za-z_]\w*) = /y,
  separator: /, /y,
  itemSeparator: /, /y,
  stop: /[, {}]/g,
  scalars,
};

/** A dictionary's pairs, joined, one a line or one behind the other: `[key, value]`. */
export const csharpPairs: BareDialect = {
  ...csharpObject,
  roots: [{ kind: 'object', open: /(?=\[)/y, close: /\]/y }],
  frames: [],
  key: /\[([^\s[\],:={}]{1,100}), /y,
  separator: /\](?:, ?|; ?|\r?\n|(?=\[))/y,
  stop: /\]/g,
  readText: readEmbedded,
};
