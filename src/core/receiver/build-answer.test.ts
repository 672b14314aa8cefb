import { expect, it } from 'vitest';
import { createExperiment } from '../experiment';
import { createWarning } from '../problem';
import { buildPageAnswer } from './build-answer';
import type { Check } from './check';

const passed: readonly Check[] = [{ name: 'body', code: 'body.read', result: 'pass', members: 3 }];

it('what was put in is answered as what would have been due', () => {
  expect(buildPageAnswer(passed, [createExperiment('body', ['amount'])], false)).toMatchObject({
    kind: 'ok',
    isExperiment: true,
  });
  const other = createWarning('body.line-ends', null, {});
  expect(buildPageAnswer(passed, [other], false)).not.toHaveProperty('isExperiment');
});

it('stand-ins are not answered', () => {
  expect(buildPageAnswer(passed, [], true)).toEqual({ kind: 'unknown', missing: ['signature'] });
});
