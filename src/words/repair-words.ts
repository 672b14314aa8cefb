import type { InputRepairCode } from '../core/repairs/input-repair';

/** What an experiment is, the verdict says. */
export type ToldRepairCode = Exclude<InputRepairCode, 'use-signed-values'>;

interface OfferedRepair {
  /** On its button. */
  readonly offer: (count: number) => string;
}

interface ToldRepair extends OfferedRepair {
  /** What the texts are now. */
  readonly done: () => string;
}

/** What a language says of what one click mends. */
export type RepairWords = Readonly<
  Record<ToldRepairCode, ToldRepair> & Record<'use-signed-values', OfferedRepair>
>;
