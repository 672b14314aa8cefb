import {
  decimalNumber,
  doubleQuotes,
  type LiteralDialect,
  plainSpace,
  singleQuotes,
} from './literal-dialect';

const rawQuotes = { open: /'/y, close: "'", escapes: 'raw' } as const;
const words: LiteralDialect['scalars'] = [
  [/null\b/iy, null],
  [/true\b/iy, true],
  [/false\b/iy, false],
];

/** `var_export`, and arrays in source code. */
export const phpExport: LiteralDialect = {
  space: plainSpace,
  quotes: [rawQuotes, doubleQuotes],
  stringJoint: /\s*\.\s*(?=['"])/y,
  scalars: [...words, [/(?:NAN|-?INF)\b/y, 'lost']],
  number: decimalNumber,
  objectBrackets: '([',
  keys: [],
  joint: /=>/y,
  separator: /,/y,
  prefix: /\(object\)|array(?=\s*\()|return\b|=>(?=\s*\[)|\$\w+\s*=(?!>)/y,
  suffix: /;/y,
  call: /(\\?[\w\\]+::__set_state)(?=\()/y,
  firstIndex: 0,
  eitherWhenEmpty: '([',
};

/** Yii's `VarDumper`: no commas, and PHP's `addslashes` over every string. */
export const yiiDump: LiteralDialect = {
  ...phpExport,
  quotes: [singleQuotes],
  start: /^\[\s+'[^'\n]{1,100}' => [^\n]*[^,[\n]\n\s*'/,
  isSpaced: true,
};

/** `var_dump`, Xdebug's, ThinkPHP's and Kint's too, and debug_zval_dump: strings say how many bytes they have. */
export const phpVarDump: LiteralDialect = {
  space: plainSpace,
  quotes: [{ open: /string ?\((\d+)\) "/y, close: '"', escapes: 'none' }],
  scalars: [
    [/NULL\b/y, null],
    [/bool(?:\(true\)|ean true\b)/y, true],
    [/bool(?:\(false\)|ean false\b)/y, false],
    [/null\b/y, null],
    [/\*RECURSION\*|enum\([^)]*\)|uninitialized\([^)]*\)/y, 'lost'],
  ],
  number: /(?:int|float|double|integer)[( ]([-+.\dE]+)\)?/y,
  objectBrackets: '{[',
  keys: [
    /\["((?:[^"\\]|\\.)*)"(?::(?:protected|"[^"]*":private))?\] ?=>/y,
    /(\d+) =>/y,
    /\[(\d+)\] ?=>/y,
    /'((?:[^'\\]|\\.)*)' =>/y,
    /(?:public|protected|private) \$([^\s=]+) =>/y,
  ],
  joint: /=>/y,
  separator: /,/y,
  isSpaced: true,
  prefix:
    /(?:array ?\(\d+\)|object\([^)]{0,200}\)#\d+ \(\d+\)|class [\w\\]+#\d+ \(\d+\))(?: (?:interned|refcount\(\d+\)))*(?=\s*[{[])/y,
  elision: /\.{3}/y,
  suffix: /(?:interned|refcount\(\d+\))/y,
  firstIndex: 0,
  eitherWhenEmpty: '{[',
};

/** Symfony's and Laravel's `dump` and `dd`: quotes inside of strings stay as they are. */
export const phpDump: LiteralDialect = {
  start: /^\^?\s*(?:array:\d+ \[|\{#\d|[A-Z][\w\\]* ?\{#\d)/,
  space: plainSpace,
  quotes: [
    { open: /"""(?=\n)/y, close: '"""', escapes: 'block' },
    { ...doubleQuotes, escapes: 'loose' },
  ],
  scalars: words,
  number: decimalNumber,
  objectBrackets: '[{',
  keys: [/[+#-]([A-Za-z_]\w*):(?=\s)/y],
  joint: /=>|:/y,
  separator: /,/y,
  isSpaced: true,
  prefix: /\^|array:\d+(?=\s*\[)|[A-Z][\w\\]* ?(?=\{#)|[+#-](?=")/y,
  // Laravel names the line that called it.
  noise: /#\d+|▼|\/\/ [^\r\n]{1,300}:\d+(?=\r?\n)/y,
  // What is folded in the page, or deeper than it shows.
  elision: /[▶…]\d{0,9}/y,
  firstIndex: 0,
  eitherWhenEmpty: '[',
};
