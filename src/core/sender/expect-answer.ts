/** What an endpoint that keeps to the contract answers to a callback of this page. */
import type { CheckCode } from '../receiver/check';
import {
  type BreakCode,
  type ExpectedAnswer,
  isRecommended,
  pickExpectedAnswer,
} from './break-code';
import type { Told } from './test-callback';

export interface Expectation extends ExpectedAnswer {
  /** What the draft fails by itself, whether it was broken on purpose or not; where that changes the answer or its level. */
  readonly faults: readonly CheckCode[];
}

/** @param told null where the debugger was not asked: then the draft is taken to be as it should be */
export function expectAnswer(code: BreakCode | 'nothing', told: Told | null): Expectation {
  const expected = pickExpectedAnswer(code);
  const isDecided = expected.answer === 'reject' && expected.level === 'mandatory';
  const checks = told === null || isDecided ? [] : told.checks;
  const faults = checks
    .filter((check) => check.result === 'fail' && check.code !== code)
    .map((check) => check.code);
  if (faults.length === 0) return { ...expected, faults };
  return {
    answer: 'reject',
    level: faults.every(isRecommended) ? 'recommended' : 'mandatory',
    faults,
  };
}
