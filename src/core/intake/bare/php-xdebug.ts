import type { Span } from '../../text/span';
import { createNumber, createText, type DumpNode } from '../dump-node';
import type { BareDialect } from './bare-dialect';
import { anyScalars } from './lines';

/** Xdebug's `var_dump` as a page shows it: `'amount' => string '1.00' (length=4)`. */
export const phpXdebug: BareDialect = {
  roots: [{ kind: 'object', open: /(?:\S+:\d+:\s+)?array \(size=\d+\)\s+/y, close: /(?![\s\S])/y }],
  frames: [],
  key: /'([^'\r\n]{1,100})' => /y,
  separator: /\r?\n\s{0,40}(?=')/y,
  itemSeparator: /(?!)/y,
  stop: /[\r\n]/g,
  scalars: anyScalars,
  readText: readTyped,
};

function readTyped(text: string, span: Span): DumpNode | null {
  const [, string] = /^string '([\s\S]*)' \(length=\d+\)$/.exec(text) ?? [];
  if (string !== undefined) return createText(string, span);
  const [, number] = /^(?:int|float) (\S+)$/.exec(text) ?? [];
  if (number !== undefined) return createNumber(number, span);
  const [, boolean] = /^boolean (true|false)$/.exec(text) ?? [];
  return boolean === undefined ? null : { type: 'boolean', value: boolean === 'true', span };
}
