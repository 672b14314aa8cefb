import type { InputRepairCode } from '../core/repairs/input-repair';
import type { Text } from './text';

interface OneRepair {
  /** On its button. */
  readonly offer: (count: number) => string;
  /** What the texts are now. */
  readonly done: (keys: readonly string[]) => Text | string;
}

/** What a language says of what one click mends. */
export type RepairWords = Readonly<Record<InputRepairCode, OneRepair>>;
