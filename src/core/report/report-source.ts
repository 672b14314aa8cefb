/** What a report is made of: everything that the page knows of one callback, as plain data. */
import type { CallbackReport } from '../callback-report';
import type { Diagnosis } from '../diagnosis/diagnosis';
import type { Answer } from '../receiver/build-answer';
import type { Check } from '../receiver/check';

export interface ReportSource {
  readonly report: CallbackReport;
  /** Of this report; null where there is none. */
  readonly diagnosis: Diagnosis | null;
  readonly checks: readonly Check[];
  readonly answer: Answer;
  /** Of the string to be signed, in lower-case hex; null without one. */
  readonly canonicalSha256: string | null;
  /** What the receiver's fields hold: the checks tell of them. */
  readonly receiver: { readonly merchantNo: string; readonly localOrder: string };
}
