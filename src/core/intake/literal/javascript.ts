import { createDoubt, createNumber } from '../dump-node';
import {
  decimalNumber,
  doubleQuotes,
  jsonWords,
  type LiteralDialect,
  singleQuotes,
} from './literal-dialect';

const identifier = /([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*:/uy;

/** JSON as JSON5 and editors let pass: keys without quotes, trailing commas, comments. */
export const json5: LiteralDialect = {
  space: /(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y,
  quotes: [doubleQuotes],
  // As Python writes pandas' null.
  scalars: [...jsonWords, [/NaN\b/y, null]],
  number: decimalNumber,
  objectBrackets: '{',
  keys: [identifier],
  joint: /:/y,
  separator: /,/y,
};

/** `util.inspect` and console.log in Node, and object literals in source code. */
export const javascript: LiteralDialect = {
  ...json5,
  quotes: [singleQuotes, doubleQuotes, { open: /`/y, close: '`', escapes: 'c' }],
  stringJoint: /\s*\+\s*(?=['"`])/y,
  scalars: [
    ...jsonWords,
    [/undefined\b/y, null],
    [
      /\[(?:Object|Array|Circular|Function|class|Getter|Setter|Symbol|\w+Error)\b[^\]]*\]|<\d+ empty items?>|NaN\b/y,
      'lost',
    ],
  ],
  // A Date
  word: { pattern: /\d{4}-\d\d-\d\dT[\d:.]{8,12}Z/y, toText: ([moment]) => moment },
  joint: /:|=>/y,
  prefix:
    /<ref \*\d+>|\[(?:\w+(?:\(\d+\))?: null prototype|(?:Map|Set) (?:Entries|Iterator))\](?=\s*[{[])|[A-Z]\w*(?:\(\d+\))?(?: \[[\w ]+\])?(?= [{[])/y,
  shortened: /\.{3} \d+ more characters?/y,
  // MongoDB’s shells
  call: /(?:new )?(ObjectId|ISODate|(?:Number)?Long|NumberInt|Int32|Double|(?:Number)?Decimal(?:128)?)(?=\()/y,
  applyCall: (name, { items: [only] }) => {
    const number =
      only?.type === 'string' && !/^(?:ObjectId|ISODate)$/.test(name)
        ? createNumber(only.value, only.span)
        : null;
    return only && number ? createDoubt('number', only.span, [number, only]) : undefined;
  },
  noise: /\[\w+\]: \d+/y,
  elision: /\.{3} \d+ more \w+/y,
};
