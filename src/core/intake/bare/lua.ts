import type { BareDialect, Frame } from './bare-dialect';
import { numberPattern, type ScalarRules } from './read-scalar';

const scalars: ScalarRules = {
  null: /^(?:nil|userdata: (?:\(nil\)|NULL|(?:0x)?0+))$/,
  true: /^true$/,
  false: /^false$/,
  number: numberPattern(String.raw`-?\d+\.0`, String.raw`-?\d(?:\.\d+)?e[-+]\d\d+`),
  lost: /^(?:table|function|userdata): 0x[0-9a-f]+$/,
};

const table: Frame = {
  kind: 'object',
  open: /\{\s*/y,
  close: /,? ?(?:\r?\n\s{0,200})?\} ?/y,
  brackets: '{}',
};

/** The printers of tables that people write themselves: `key = value` and `["key"] = value`, nothing quoted. */
export const luaTable: BareDialect = {
  roots: [table],
  frames: [table],
  key: /(?:\["?([^"\]\r\n]+)"?\]|([^\s=,{}[\]"]+)) = /y,
  separator: /, ?(?:\r?\n\s{0,200})?/y,
  itemSeparator: /(?!)/y,
  stop: /[,{}\r\n ]/g,
  scalars,
  firstIndex: 1,
};
