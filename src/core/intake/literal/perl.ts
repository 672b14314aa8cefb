import { decimalNumber, doubleQuotes, type LiteralDialect, plainSpace } from './literal-dialect';

/** Data::Dumper. Numbers that are no short integers stand in quotes; booleans are objects. */
export const perl: LiteralDialect = {
  start: /^(?!\()[\s\S]*(?:=>|\$VAR)/,
  space: plainSpace,
  quotes: [{ open: /'/y, close: "'", escapes: 'raw' }, doubleQuotes],
  scalars: [
    [/undef\b/y, null],
    [/bless\( ?do\{\\\(my \$o = 1\)\}, ?['"][\w:]+['"] ?\)|\\1\b/y, true],
    [/bless\( ?do\{\\\(my \$o = 0\)\}, ?['"][\w:]+['"] ?\)|\\0\b/y, false],
    // `perl-references.ts` follows the first.
    [
      /(?:\$\{)?\$VAR\d+(?:->)?(?:\{(?:'(?:[^'\\\n]|\\.){0,200}'|"(?:[^"\\\n]|\\.){0,200}"|\w+)\}|\[\d+\])+\}?|\\?(?:HASH|ARRAY|CODE)\(0x[0-9a-f]+\)/y,
      'lost',
    ],
  ],
  number: decimalNumber,
  objectBrackets: '{(',
  keys: [/([A-Za-z_]\w*)\s*=>/y],
  joint: /=>/y,
  separator: /,/y,
  suffix: /;/y,
  prefix: /[$%@]\w+\s*=(?!>)|\\(?=[{[])/y,
  call: /(bless)(?=\()/y,
  applyCall: (_, { items }) => items[0],
  quotesNumbers: true,
};

/** Data::Printer: blanks behind a key, and numbers as they look. */
export const perlPrinter: LiteralDialect = {
  ...perl,
  start: /^\{\n {4}[^\s"'{}[\],]+ +(?:["\d[{-]|undef)/,
  scalars: [
    [/undef\b/y, null],
    [/1 \(JSON::PP::Boolean\)/y, true],
    [/0 \(JSON::PP::Boolean\)/y, false],
    [/var(?:\{[\w-]+\}|\[\d+\])+/y, 'lost'],
  ],
  keys: [/([^\s"'{}[\],]+) +(?=\S)/y],
  prefix: /\[\d+\] /y,
};
