import {
  decimalNumber,
  doubleQuotes,
  jsonWords,
  type LiteralDialect,
  singleQuotes,
} from './literal-dialect';

/** inspect.lua, Penlight, serpent, and printers that quote their strings. Lua has one empty table for both. */
export const lua: LiteralDialect = {
  space: /(?:\s|--[^\r\n]*)*/y,
  quotes: [doubleQuotes, singleQuotes, { open: /\[\[\n?/y, close: ']]', escapes: 'none' }],
  scalars: [
    ...jsonWords,
    [/nil\b|<userdata \d+>|"?userdata: (?:\(nil\)|NULL|(?:0x)?0+)"?|cjson\.null/y, null],
    [/<(?:table|function|thread) \d+>|(?:table|function|userdata): 0x[0-9a-f]+/y, 'lost'],
  ],
  number: decimalNumber,
  objectBrackets: '{',
  keys: [
    /([A-Za-z_]\w*)\s*=/y,
    /\[(\d+)\]\s*=/y,
    /\["((?:[^"\\]|\\.)*)"\]\s*=/y,
    /\['((?:[^'\\]|\\.)*)'\]\s*=/y,
  ],
  joint: /=/y,
  separator: /[,;]/y,
  prefix: /return\b|<\d+>(?=\{)|\w+ = (?=\{)/y,
  suffix: /;/y,
  noise: /<metatable> = \S+/y,
  firstIndex: 1,
  eitherWhenEmpty: '{',
};
