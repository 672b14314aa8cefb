/** How objects and arrays become text (reading 4). */
import type { Deviation } from '../deviation';

export const nestedDeviations = [
  {
    code: 'nested.spaced',
    reach: 3,
    variants: [{ id: 'plain', rules: { nestedSpaced: true } }],
  },
  {
    code: 'nested.sorted',
    reach: 3,
    variants: [
      { id: 'plain', rules: { nestedSorted: true } },
      { id: 'integers-first', rules: { nestedSorted: 'integers-first' }, reach: 2 },
    ],
  },
  {
    code: 'nested.unicode-escaped',
    reach: 3,
    variants: [
      { id: 'lower-hex', rules: { nestedAscii: 'lower' } },
      { id: 'upper-hex', rules: { nestedAscii: 'upper' } },
    ],
  },
  {
    code: 'nested.slash-escaped',
    reach: 3,
    variants: [{ id: 'plain', rules: { nestedEscaped: '/' } }],
  },
  {
    code: 'nested.html-escaped',
    reach: 3,
    variants: [
      { id: 'go', rules: { nestedEscaped: '<>&\u2028\u2029' } },
      { id: 'gson', rules: { nestedEscaped: "<>&='\u2028\u2029" } },
      { id: 'jinja', rules: { nestedEscaped: "<>&'" }, reach: 2 },
      { id: 'dotnet', rules: { nestedEscaped: '<>&\'"+`', nestedAscii: 'upper' } },
    ],
  },
  {
    code: 'nested.empty-array',
    reach: 3,
    variants: [{ id: 'plain', rules: { nestedEmpty: '[]' } }],
  },
  {
    code: 'nested.source-text',
    reach: 3,
    variants: [
      { id: 'plain', rules: { nestedText: 'source' } },
      { id: 'without-space', rules: { nestedText: 'source-without-space' } },
    ],
  },
  {
    code: 'nested.language-text',
    reach: 2,
    variants: [
      { id: 'javascript', rules: { nestedText: 'javascript' } },
      { id: 'java', rules: { nestedText: 'java' } },
      { id: 'python', rules: { nestedText: 'python' } },
      { id: 'go', rules: { nestedText: 'go' } },
      { id: 'php', rules: { nestedText: 'php' } },
    ],
  },
] as const satisfies readonly Deviation<string>[];
