import type { ProblemWords } from '../problem-words';
import { english } from './language';
import { bodyProblems } from './problems/body';
import { headerProblems } from './problems/headers';
import { keyProblems } from './problems/key';
import { portalProblems } from './problems/portal';

export const problemWords: ProblemWords = {
  byCode: { ...keyProblems, ...headerProblems, ...bodyProblems, ...portalProblems },
  position: ({ line, column }) => `line ${line}, column ${column}`,
  positionFirst: ({ line, column }) => `Line ${line}, column ${column}`,
  more: (count) =>
    `${english.count(count, {
      one: 'more problem of this kind is',
      other: 'more problems of this kind are',
    })} not listed.`,
  ownKeyFix:
    'This field is optional and decides nothing: it holds the complete PEM of your merchant public key, to recognise mix-ups.',
};
