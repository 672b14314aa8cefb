import type { ProblemData } from '../../../core/problem';
import type { Text } from '../../text';
import { sayExperiment } from '../experiment';
import { english } from '../language';

const { say } = english;

/** Of headers and of a body. */
export function describeExperiment({
  keys,
}: ProblemData['body.experiment']): readonly [Text, string] {
  return [
    say`Experiment: ${sayExperiment(keys)}`,
    'What verifies here is not the callback that came in. To judge that one, paste it as it arrived.',
  ];
}
