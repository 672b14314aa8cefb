import { anyScalars } from '../bare/lines';
import { readScalar } from '../bare/read-scalar';
import { doubleQuotes, type LiteralDialect, plainSpace } from './literal-dialect';
import { type Literal, readLiteral } from './read-literal';

/** `NSLog` and `description` of an NSDictionary: words need no quotes, numbers with a point do. */
const plist: LiteralDialect = {
  space: plainSpace,
  quotes: [doubleQuotes],
  scalars: [[/"<null>"/y, null]],
  number: /(?!)/y,
  objectBrackets: '{',
  keys: [/([\w$./:-]{1,200}) = /y],
  plain: {
    pattern: /[\w$./:-]{1,10000}/y,
    toNode: (text, span) => readScalar(text, span, anyScalars, 'nested', []),
  },
  joint: /=/y,
  separator: /[;,]/y,
  quotesNumbers: true,
  listsInParentheses: true,
};

const start = /^\{\s+(?:"(?:[^"\\]|\\.)*"|[\w$./:-]{1,200}) = /;
/** Lua's tables have quotes around each text. */
const word = /= (?!(?:true|false|nil);)\d*[A-Za-z][\w$./:-]*;$/m;

export function readPlist(text: string): Literal | null {
  if (!start.test(text) || !word.test(text)) return null;
  // Its escapes have four digits: places stay as they are.
  return readLiteral(text.replace(/\\U(?=[0-9a-fA-F]{4})/g, '\\u'), plist);
}
