/** What gives the same string on this input as a deviation does, in another form or under another code: nobody can tell which it was. */
import type { DeviationCause, DeviationCode } from '../core/diagnosis/deviation';
import { joinFacts } from '../core/diagnosis/own-string/join-facts';

/** One cause for all of them: a fact on which they differ has all their values, blanks between them. */
export function mergeForms<Cause extends DeviationCause>(
  cause: Cause,
  others: readonly DeviationCause[],
): Cause {
  const facts = joinFacts(
    cause.facts,
    others.map((other) => other.facts),
  );
  return { ...cause, facts };
}

/** What each of these equivalents has in the place of this cause, where nothing else of it is another. */
export function listOtherForms(
  causes: readonly DeviationCause[],
  equivalents: readonly (readonly DeviationCause[])[],
  index: number,
): readonly DeviationCause[] {
  return equivalents.flatMap((steps) =>
    isSameBut(causes, steps, index) ? (steps[index] ?? []) : [],
  );
}

/** The same deviations, all but one in the same form. */
export function isSameBut(
  causes: readonly DeviationCause[],
  steps: readonly DeviationCause[],
  index: number,
): boolean {
  return (
    steps.length === causes.length &&
    steps.every((step, at) => {
      const cause = causes[at];
      return at === index ? step.code === cause?.code : cause !== undefined && isSame(step, cause);
    })
  );
}

/** Another deviation in the place of one of them, and nothing else of it. In catalogue order it may stand elsewhere. */
export function findInPlaceOf(
  causes: readonly DeviationCause[],
  steps: readonly DeviationCause[],
  index: number,
  code: DeviationCode,
): DeviationCause | null {
  const kept = causes.filter((_, at) => at !== index);
  const [other, ...more] = steps.filter((step) => !kept.some((cause) => isSame(step, cause)));
  const isAlone = steps.length === causes.length && more.length === 0;
  return isAlone && other?.code === code ? other : null;
}

function isSame(one: DeviationCause, other: DeviationCause): boolean {
  return one.code === other.code && one.variant === other.variant;
}
