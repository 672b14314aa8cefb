import type { Answer, AnswerRow, NamedFailure } from '../core/receiver/build-answer';
import type { CheckName, FailedCheck } from '../core/receiver/check';
import type { Text } from './text';

/** A row of a table of answers. */
interface RowWords {
  readonly condition: string;
  readonly behaviour: string;
}

/** What a language says of the answer to a callback. */
export interface AnswerWords {
  /** The verdict on the newest inputs is open. */
  readonly checking: string;
  readonly titles: Readonly<Record<Answer['kind'], string>>;
  /** The contract's table of required behaviour, and the one case it has no row for. */
  readonly rows: Readonly<Record<AnswerRow, RowWords>>;
  /** What keeps a callback from being accepted where no row names it, and what to do where its row does not say it. */
  readonly rejections: {
    readonly [Code in Exclude<FailedCheck['code'], NamedFailure>]: Omit<RowWords, 'behaviour'> &
      Partial<RowWords>;
  };
  readonly printRow: (row: RowWords) => string;
  readonly table: {
    readonly title: string;
    readonly heads: Readonly<Record<keyof RowWords, string>>;
  };
  /** When to answer so. */
  readonly onceSucceeded: (isOrderKnown: boolean) => string;
  /** The bytes of the answer. */
  readonly bytes: Text;
  readonly failsAt: (first: CheckName, others: readonly CheckName[]) => string;
  /** What the contract leaves open of a nonce that was seen. */
  readonly ofNonce: string;
  /** Where the reasons belong. */
  readonly reasons: string;
  /** There is no callback yet. */
  readonly pasteFirst: string;
  readonly notChecked: (checks: readonly CheckName[]) => string;
  readonly failedSoFar: (checks: readonly CheckName[]) => string;
}

/** @param code of the check that decides */
export function describeRejection(
  row: AnswerRow,
  code: FailedCheck['code'],
  { rows, rejections, printRow }: AnswerWords,
): string {
  const own: Partial<RowWords> =
    code in rejections ? rejections[code as keyof typeof rejections] : {};
  return printRow({ ...rows[row], ...own });
}
