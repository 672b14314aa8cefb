/** How a language prints its values without quotes: what opens, separates and closes them, as data. All patterns are sticky. */
import type { Span } from '../../text/span';
import type { DumpNode, Loss } from '../dump-node';
import type { ScalarRules, ValueRole } from './read-scalar';

export interface Frame {
  readonly kind: 'object' | 'array';
  /** May match nothing, where there are no brackets. */
  readonly open: RegExp;
  readonly close: RegExp;
  /** The two brackets, where a text may hold them in pairs. */
  readonly brackets?: string;
  /** A key and its joint, where they are not the dialect's. */
  readonly key?: RegExp;
}

export interface BareDialect {
  /** Around the whole. */
  readonly roots: readonly Frame[];
  /** Around values. */
  readonly frames: readonly Frame[];
  /** A key and its joint; group 1 is the key. */
  readonly key: RegExp;
  /** Between members: ends a value only where a key follows. */
  readonly separator: RegExp;
  readonly itemSeparator: RegExp;
  /** Global: every place where a frame can close or a separator begin. */
  readonly stop: RegExp;
  readonly scalars: ScalarRules;
  /** Lists are printed as objects whose keys count from here. */
  readonly firstIndex?: 0 | 1;
  /** Keys are printed in ascending order. */
  readonly isSorted?: boolean;
  /** What a text without brackets of the dialect's own can be besides a scalar. */
  readonly readText?: (
    text: string,
    span: Span,
    role: ValueRole,
    losses: Loss[],
  ) => DumpNode | null;
}
