import type { Answer, AnswerRow } from '../core/receiver/build-answer';
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
  /** The answer in one line. */
  readonly titles: {
    /** @param isExperiment what is answered so did not arrive */
    readonly ok: (isOnArrival: boolean, isExperiment: boolean) => string;
    /** @param isInDoubt what was pasted may not be what arrived */
    readonly reject: (reason: string, isInDoubt: boolean) => string;
    /** @param missing what was not checked */
    readonly unknown: (missing: readonly CheckName[]) => string;
  };
  /** The contract's table of required behaviour, and the one case it has no row for. */
  readonly rows: Readonly<Record<AnswerRow, RowWords>>;
  /** Why a callback is not accepted, in the words of its title, and what follows beside the answer. */
  readonly rejections: Readonly<
    Record<FailedCheck['code'], readonly [reason: string, duty?: string]>
  >;
  readonly table: {
    readonly title: string;
    readonly heads: Readonly<Record<keyof RowWords, string>>;
  };
  /** When to answer so. */
  readonly accepted: {
    readonly completed: string;
    readonly succeeded: (isOrderKnown: boolean) => string;
  };
  /** On what the answer to a captured callback stands. */
  readonly onArrival: string;
  /** The bytes of the answer. */
  readonly bytes: Text;
  /** What to do where the paste may not be what arrived. */
  readonly inDoubt: string;
  readonly alsoFailed: (checks: readonly CheckName[]) => string;
  /** Where the reason belongs. */
  readonly log: string;
}

/** The answer in one line. */
export function printAnswer(answer: Answer, { titles, rejections }: AnswerWords): string {
  if (answer.kind === 'ok') return titles.ok(answer.isOnArrival, answer.isExperiment === true);
  if (answer.kind === 'unknown') return titles.unknown(answer.missing);
  return titles.reject(rejections[answer.code][0], answer.isInDoubt);
}
