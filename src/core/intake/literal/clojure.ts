import { doubleQuotes, type LiteralDialect } from './literal-dialect';

/** `pr` of Clojure: `{:orderNo "P1", :tags ["a" "b"]}`. Commas are white space there. */
export const clojure: LiteralDialect = {
  start: /^\{\s*(?::[\w-]{1,100}|"[^"\\]{1,100}")\s+["{[\dtfn-]/,
  space: /\s*/y,
  quotes: [doubleQuotes],
  scalars: [
    [/nil\b/y, null],
    [/true\b/y, true],
    [/false\b/y, false],
  ],
  // Of a BigDecimal, of a BigInt.
  number: /([-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)[MN]?(?![\w.])/y,
  objectBrackets: '{',
  keys: [/:([\p{L}_][\p{L}\p{N}_-]*)\s/uy],
  // Nothing but white space, which was passed over.
  joint: /(?=["{[\dtfn-])/y,
  separator: /,/y,
  isSpaced: true,
};
