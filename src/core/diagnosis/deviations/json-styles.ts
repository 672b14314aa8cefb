/** How JSON libraries write a value. */
import type { CanonicalRules } from '../../canonical/canonical-rules';

export const jsonStyles = {
  compact: {},
  javascript: { numbers: 'javascript', nestedSorted: 'integers-first' },
  indented: { numbers: 'javascript', nestedText: 'indented' },
  python: { numbers: 'python-typed', nestedSpaced: true, nestedAscii: 'lower' },
  'python-unicode': { numbers: 'python-typed', nestedSpaced: true },
  'python-compact': { numbers: 'python-typed' },
  'python-compact-ascii': { numbers: 'python-typed', nestedAscii: 'lower' },
  php: { numbers: 'php-json', nestedAscii: 'lower', nestedEscaped: '/', nestedEmpty: '[]' },
  'php-unescaped': { numbers: 'php-json', nestedEmpty: '[]' },
  // It escapes the two line ends of JavaScript all the same.
  'php-slashes': { numbers: 'php-json', nestedEscaped: '/\u2028\u2029', nestedEmpty: '[]' },
  'csharp-json-net': { numbers: 'dotnet-json' },
  java: { numbers: 'java-typed' },
  go: { numbers: 'javascript', nestedEscaped: '<>&\u2028\u2029' },
  gson: { numbers: 'java-typed', nestedNulls: 'drop', nestedEscaped: "<>&='\u2028\u2029" },
  'no-nulls': { nestedNulls: 'drop' },
  source: { numbers: 'source' },
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

export type JsonForm = keyof typeof jsonStyles;

const phpIndented = {
  numbers: 'php-json',
  nestedText: 'indented-four',
  nestedEmpty: '[]',
} as const;

/** Those that are written of one map of all entries: what sorts it or ends it with a line end is no matter of the body alone. */
export const mapStyles = {
  ...jsonStyles,
  // What it reads into a map: every number is a double.
  'gson-double': { ...jsonStyles.gson, numbers: 'java' },
  fastjson: { numbers: 'big-decimal', nestedNulls: 'drop' },
  'java-big-decimal': { numbers: 'big-decimal' },
  perl: { numbers: 'perl-typed' },
  ruby: { numbers: 'ruby-typed' },
  'csharp-indented': { numbers: 'dotnet-json', nestedText: 'indented' },
  'javascript-tabs': { ...jsonStyles.javascript, nestedText: 'indented-tab' },
  'jackson-indented': { numbers: 'java-typed', nestedText: 'indented-jackson' },
  'python-indented': {
    numbers: 'python-typed',
    nestedText: 'indented-four',
    nestedAscii: 'lower',
  },
  'php-indented': { ...phpIndented, nestedAscii: 'lower', nestedEscaped: '/' },
  'php-indented-unescaped': phpIndented,
  'go-encoder': { numbers: 'source', suffix: '\n' },
  'go-encoder-double': { numbers: 'javascript', suffix: '\n' },
  'go-encoder-escaped': {
    numbers: 'javascript',
    nestedEscaped: '<>&\u2028\u2029',
    suffix: '\n',
  },
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

export type MapForm = keyof typeof mapStyles;
