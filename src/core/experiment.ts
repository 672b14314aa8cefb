/** Values that were signed stand in the place of those that were pasted: what verifies then is not what came in. */
import { createWarning, type Problem } from './problem';

type ExperimentProblem = Extract<Problem, { code: 'headers.experiment' | 'body.experiment' }>;

/** A notice, so that it goes with its text: into the report, a case and a link, and away with the next edit of that text. */
export function createExperiment(input: 'headers' | 'body', keys: readonly string[]): Problem {
  return createWarning(`${input}.experiment`, null, { keys });
}

export function isExperiment(problem: Problem): problem is ExperimentProblem {
  return problem.code === 'headers.experiment' || problem.code === 'body.experiment';
}

/** The keys of its values, none where they are not known; null where nothing was put in. */
export function pickExperiment(problems: readonly Problem[]): readonly string[] | null {
  const found = problems.filter(isExperiment);
  return found.length === 0 ? null : [...new Set(found.flatMap(({ keys }) => keys))];
}
