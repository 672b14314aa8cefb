import { decimalNumber, doubleQuotes, type LiteralDialect, plainSpace } from './literal-dialect';

/** A Time, a TimeWithZone, and symbols as values. */
const moment =
  /(?:\w{3}, (?=\d\d \w{3} ))?(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,9})? (?:UTC|[+-]\d{4})|\d\d \w{3} \d{4} \d\d:\d\d:\d\d(?:\.\d{1,9})? (?:\w{3,5} )?[+-]\d\d:?\d\d)|:([a-z_]\w*)(?=[,}\s])/y;

/** `inspect` before and since Ruby 3.4, pp, awesome_print; also Struct, OpenStruct and Rails' parameters. */
export const ruby: LiteralDialect = {
  space: plainSpace,
  quotes: [{ ...doubleQuotes, open: /:?"/y }],
  stringJoint: /\s*\+\s*(?=")/y,
  scalars: [
    [/nil\b/y, null],
    [/true\b/y, true],
    [/false\b/y, false],
    [
      /\{\.{3}\}|#<(?!struct |data |OpenStruct|ActionController|\w*Hash|[A-Z][\w:]*(?::0x[0-9a-f]+)? @?\w+[:=])[^>]{0,200}>/y,
      'lost',
    ],
  ],
  word: { pattern: moment, toText: ([, named, first]) => named ?? first ?? '' },
  number: decimalNumber,
  objectBrackets: '{',
  argumentKeys: [/@?([\p{L}\p{N}_]+)=(?!>)/uy, /([\p{L}_][\p{L}\p{N}_]*):(?=\s)/uy],
  keys: [/:([\p{L}_][\p{L}\p{N}_]*[?!]?)\s*=>/uy, /([\p{L}_][\p{L}\p{N}_]*[?!]?):(?=\s)/uy],
  joint: /=>|:(?=\s)/y,
  separator: /,/y,
  prefix: /#?<(?:ActionController::Parameters|[\w:]*Hash[\w:]*)\s(?=\{)|\[\d+\]\s/y,
  suffix: /permitted: \w+>/y,
  angle: /#<(?:OpenStruct|(?:struct|data)(?: [\w:]+)?|[A-Z][\w:]*(?::0x[0-9a-f]+)?)(?:\s|(?=>))/y,
};
