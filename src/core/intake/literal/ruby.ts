import { decimalNumber, doubleQuotes, type LiteralDialect, plainSpace } from './literal-dialect';

/** `inspect` before and since Ruby 3.4, pp, awesome_print; also Struct, OpenStruct and Rails' parameters. */
export const ruby: LiteralDialect = {
  space: plainSpace,
  quotes: [{ ...doubleQuotes, open: /:?"/y }],
  stringJoint: /\s*\+\s*(?=")/y,
  scalars: [
    [/nil\b/y, null],
    [/true\b/y, true],
    [/false\b/y, false],
    [/\{\.{3}\}|#<(?!struct |OpenStruct|ActionController|\w*Hash)[^>]{0,200}>/y, 'lost'],
  ],
  number: decimalNumber,
  objectBrackets: '{',
  argumentKeys: [/([\p{L}\p{N}_]+)=(?!>)/uy],
  keys: [/:([\p{L}_][\p{L}\p{N}_]*[?!]?)\s*=>/uy, /([\p{L}_][\p{L}\p{N}_]*[?!]?):(?=\s)/uy],
  joint: /=>|:(?=\s)/y,
  separator: /,/y,
  prefix: /#?<(?:ActionController::Parameters|[\w:]*Hash[\w:]*)\s(?=\{)|\[\d+\]\s/y,
  suffix: /permitted: \w+>/y,
  angle: /#<(?:OpenStruct|struct(?: [\w:]+)?)(?:\s|(?=>))/y,
};
