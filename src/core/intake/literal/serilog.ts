import { json5 } from './javascript';
import type { LiteralDialect } from './literal-dialect';

/** A dictionary as Serilog prints it: `[("orderNo": "P1"), ("amount": "1.00")]`. */
export const serilog: LiteralDialect = {
  ...json5,
  start: /^\[\("[^"\\]{1,100}": /,
  objectBrackets: '{(',
  keys: [],
};
