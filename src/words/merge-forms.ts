/** Forms of a deviation that give the same string on this input: nobody can tell which of them it was. */
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

/**
 * The same deviations, all but one in the same form.
 *
 * @param other what stands in the place of that one
 */
export function isSameBut(
  causes: readonly DeviationCause[],
  steps: readonly DeviationCause[],
  index: number,
  other: DeviationCode | undefined = causes[index]?.code,
): boolean {
  return (
    steps.length === causes.length &&
    steps.every(({ code, variant }, at) =>
      at === index ? code === other : code === causes[at]?.code && variant === causes[at]?.variant,
    )
  );
}
