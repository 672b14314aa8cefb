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
  'csharp-json-net': { numbers: 'dotnet-json' },
  java: { numbers: 'java-typed' },
  go: { numbers: 'javascript', nestedEscaped: '<>&\u2028\u2029' },
  gson: { numbers: 'java-typed', nestedNulls: 'drop', nestedEscaped: "<>&='\u2028\u2029" },
  'no-nulls': { nestedNulls: 'drop' },
  source: { numbers: 'source' },
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

export type JsonForm = keyof typeof jsonStyles;
