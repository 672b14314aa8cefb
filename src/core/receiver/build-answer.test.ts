import { expect, it } from 'vitest';
import { createExperiment } from '../experiment';
import { createWarning } from '../problem';
import { buildPageAnswer } from './build-answer';
import type { Check } from './check';

const passed: readonly Check[] = [{ name: 'body', code: 'body.read', result: 'pass', members: 3 }];
const facts = { problems: [], isMasked: false, isChanged: false };

it('what was put in is answered as what would have been due', () => {
  expect(
    buildPageAnswer(passed, { ...facts, problems: [createExperiment('body', ['amount'])] }),
  ).toMatchObject({
    kind: 'ok',
    isExperiment: true,
  });
  const other = createWarning('body.line-ends', null, {});
  expect(buildPageAnswer(passed, { ...facts, problems: [other] })).not.toHaveProperty(
    'isExperiment',
  );
});

it('stand-ins are not answered', () => {
  expect(buildPageAnswer(passed, { ...facts, isMasked: true })).toEqual({
    kind: 'unknown',
    missing: ['signature'],
  });
});

it.each<[string, Check, boolean]>([
  [
    'a merchant number',
    { name: 'merchant-no', code: 'merchant-no.missing', result: 'fail', state: 'absent' },
    true,
  ],
  [
    'a masked time',
    { name: 'timestamp', code: 'timestamp.not-seconds', result: 'fail', value: '**********' },
    true,
  ],
  ['a signature', { name: 'signature', code: 'signature.invalid', result: 'fail' }, true],
  ['a header', { name: 'nonce', code: 'nonce.missing', result: 'fail', state: 'absent' }, true],
  [
    'another merchant',
    { name: 'merchant-no', code: 'merchant-no.different', result: 'fail', own: 'M1', found: 'M2' },
    false,
  ],
])('%s is refused “if it arrived so” where a copy was changed', (_, failed, isInDoubt) => {
  const ask = (isChanged: boolean) => buildPageAnswer([...passed, failed], { ...facts, isChanged });
  expect(ask(true)).toMatchObject({ kind: 'reject', code: failed.code, isInDoubt });
  expect(ask(false)).toMatchObject({ isInDoubt: false });
});
