import { doubleQuotes, type LiteralDialect, plainSpace } from './literal-dialect';

/** Spring's HttpHeaders since version 5: `[Host:"a", Accept:"b", "c"]`. */
export const springHeaders: LiteralDialect = {
  space: plainSpace,
  quotes: [{ ...doubleQuotes, escapes: 'none' }],
  scalars: [],
  number: /(?!)/y,
  objectBrackets: '[',
  keys: [/([^\s:"[\],]+):(?=")/y],
  joint: /(?!)/y,
  separator: /,/y,
};
