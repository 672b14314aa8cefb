import { doubleQuotes, type LiteralDialect, plainSpace } from './literal-dialect';

const type = String.raw`(?:\[\d*\]|\*|map\[[\w.]+\])*(?:interface \{\}|[A-Za-z_][\w.]*)`;

/** `%#v`, `%q` of a map, and go-spew. */
export const goSyntax: LiteralDialect = {
  start: /^(?:&|\(|map\[|\[\]|[A-Za-z_][\w.]*\{)/,
  space: plainSpace,
  quotes: [doubleQuotes, { open: /`/y, close: '`', escapes: 'none' }],
  scalars: [
    [
      new RegExp(String.raw`(?:${type}|\([^()]{0,100}\))\(nil\)|nil\b|<nil>|%!\w\(<nil>\)`, 'y'),
      null,
    ],
    [/true\b|%!\w\(bool=true\)/y, true],
    [/false\b|%!\w\(bool=false\)/y, false],
    [/\([^()]{0,100}\)\(0x[0-9a-f]+\)(?!\()|0xc[0-9a-f]{8,}/y, 'lost'],
  ],
  number: /(?:%!\w\(\w+=|(?:float|u?int)\d*\()([-+.\de]+)\)|[-+]?\d[\d.]*(?:e[-+]\d+)?(?![\w.])/y,
  objectBrackets: '{[',
  keys: [/([A-Za-z_]\w*):/y],
  joint: /:/y,
  separator: /,/y,
  isSpaced: true,
  prefix: new RegExp(
    String.raw`\(${type}\)(?:\(0x[0-9a-f]+\))?|\((?:len|cap)=\d+(?: cap=\d+)?\)|&|map(?=\[["\]])|json\.Number(?=\()|(?!(?:true|false|nil)\b)${type}(?=\{)`,
    'y',
  ),
  eitherWhenEmpty: '{[',
  quotesNumbers: true,
};
