import type { Check, CheckCode, CheckName, CheckOf, CheckResult } from '../core/receiver/check';
import type { LocalOrderFault } from '../core/receiver/local-order';
import { buildLineStarts } from '../core/text/span';
import { describeProblem, type ProblemWords } from './problem-words';
import type { Text } from './text';

/** What was found; what follows from it, or nothing. */
export type CheckSentences = readonly [what: Text | string, hint?: Text | string | undefined];

/** The words of some steps: of all outcomes whose codes begin so. */
export type ChecksOf<Name extends CheckName> = {
  readonly [Code in Extract<CheckCode, `${Name}.${string}`>]: (
    check: CheckOf<Code>,
  ) => CheckSentences;
};

/** What a language says of the receiver's checks. */
export interface CheckWords {
  /** What has to hold. */
  readonly titles: Readonly<Record<CheckName, string>>;
  /** What is checked, in a word. */
  readonly names: Readonly<Record<CheckName, string>>;
  /** What the contract says of each step. */
  readonly rules: Readonly<Record<CheckName, readonly [step: string, rule: string]>>;
  readonly results: Readonly<Record<CheckResult, string>>;
  readonly byCode: ChecksOf<CheckName>;
  /** What keeps the local order from being read; the JSON's own faults are problems. */
  readonly localOrderFaults: {
    readonly [Fault in Exclude<LocalOrderFault['fault'], 'json'>]: (
      fault: Extract<LocalOrderFault, { fault: Fault }>,
    ) => Text | string;
  };
  /** A sentence with the position that it is about before it. */
  readonly atPosition: (position: string, what: Text | string) => Text;
}

export function describeCheck(check: Check, { byCode }: CheckWords): CheckSentences {
  const describe = byCode[check.code] as (check: Check) => CheckSentences;
  return describe(check);
}

/** @param text of the local order */
export function describeLocalOrderFault(
  fault: LocalOrderFault,
  text: string,
  { localOrderFaults, atPosition }: CheckWords,
  problemWords: ProblemWords,
): Text | string {
  if (fault.fault !== 'json') {
    const describe = localOrderFaults[fault.fault] as (fault: LocalOrderFault) => Text | string;
    return describe(fault);
  }
  const { where, what } = describeProblem(fault.problem, buildLineStarts(text), problemWords);
  return where === null ? what : atPosition(where, what);
}
