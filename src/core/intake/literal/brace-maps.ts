import { json5 } from './javascript';
import {
  decimalNumber,
  doubleQuotes,
  type LiteralDialect,
  plainSpace,
  singleQuotes,
} from './literal-dialect';

/** `inspect` of Elixir: `%{"orderNo" => "P1"}`. */
export const elixir: LiteralDialect = {
  space: plainSpace,
  quotes: [doubleQuotes],
  scalars: [
    [/nil\b/y, null],
    [/true\b/y, true],
    [/false\b/y, false],
  ],
  number: decimalNumber,
  objectBrackets: '{',
  keys: [/([a-z_]\w*):(?=\s)/y],
  joint: /=>/y,
  separator: /,/y,
  prefix: /%(?=\{)/y,
  // `Decimal.new("1.00")`
  call: /([A-Z]\w*\.\w+)(?=\()/y,
};

/** `print` of Swift's dictionary: `["orderNo": "P1"]`. */
export const swift: LiteralDialect = {
  ...json5,
  start: /^\["[^"\\]{1,100}": /,
  objectBrackets: '[',
  keys: [],
  scalars: [...json5.scalars, [/(?:nil|<null>)/y, null]],
};

/** `inspect()` of Groovy’s map: `['orderNo':'P1', 'meta':[:]]`. */
export const groovy: LiteralDialect = {
  ...json5,
  start: /^\['[^'\\]{1,100}':/,
  objectBrackets: '[{',
  keys: [],
  quotes: [singleQuotes, doubleQuotes],
};

/** An empty map of Groovy’s has a colon in it, and no brackets of its own: places stay as they are. */
export function braceEmptyMaps(text: string): string {
  return text.replace(/'(?:[^'\\]|\\.)*'|\[:\]/g, (found) => (found === '[:]' ? '{ }' : found));
}

/** `Debug` of Rust: a struct, or serde_json's values; Serilog's structures. Node prints a class's texts in single quotes. */
export const rust: LiteralDialect = {
  ...json5,
  start:
    /^(?:[A-Z]\w* \{\s*\w+: (?:"|Some\(|None|-?\d|true|false)|(?:Object )?\{\s*"[^"\\]{1,100}": (?:String|Number|Bool|Null)\b)/,
  scalars: [...json5.scalars, [/(?:None|Null)\b/y, null]],
  prefix: /[A-Z]\w* ?(?=[{[])/y,
  call: /([A-Z]\w*)(?=\()/y,
};
