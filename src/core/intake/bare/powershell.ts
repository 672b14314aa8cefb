import type { BareDialect } from './bare-dialect';
import { anyScalars } from './lines';
import { readEmbedded } from './read-embedded';

/** An object in a text of PowerShell: `@{orderNo=P1; amount=1.00}`. */
export const powershell: BareDialect = {
  roots: [{ kind: 'object', open: /@\{/y, close: /\}/y, brackets: '{}' }],
  frames: [],
  key: /([^\s=;{}]{1,100})=/y,
  separator: /; /y,
  itemSeparator: /(?!)/y,
  stop: /[;{}]/g,
  scalars: anyScalars,
  readText: readEmbedded,
};
