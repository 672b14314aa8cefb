import { expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { parseBody } from '../../body/parse-body';
import { listAxes } from '../../intake/list-bodies';
import { doubtRewrites } from './doubt-rewrites';
import { listRewriteSigns } from './list-rewrite-signs';

/** Of how many doubts it is in question whether a null was left out. */
function countDropped(size: number): number {
  const members = Array.from({ length: size }, (_, index) => `"k${index}":{}`);
  const body = parseBody(`{"extra":{${members.join(',')}}}`);
  if (!body.ok) throw new Error('not a body');
  const { wide } = listAxes(doubtRewrites(body.value, ''), true);
  return wide.filter(({ topic }) => topic === 'dropped').length;
}

// Each name at each place is a copy of all members: 2,000 empty ones took a hundred seconds.
it('looks for a null that was left out of nested members where they are not many', () => {
  expect(countDropped(30)).toBe(1);
  expect(countDropped(31)).toBe(0);
});

// Each class can be signed or not: in eight of them the innermost value would be doubted 256 times.
it('doubts what is in classes once', () => {
  const open = '{"@type":"java.util.HashMap","x":'.repeat(8);
  const body = parseBody(`{"extra":${open}1${'}'.repeat(9)}`);
  if (!body.ok) throw new Error('not a body');
  const { doubts } = listAxes(doubtRewrites(body.value, ''), true);
  expect(doubts.filter(({ topic }) => topic === 'typed')).toHaveLength(9);
  expect(doubts.length).toBeLessThan(100);
});

// All keys were counted anew for each member: 20,000 beside a level took four seconds.
it.each(['k', 'x-forwarded-k'])(
  'the time to see what was added grows as the members do: %s',
  (name) => {
    expectProportion(
      (length) =>
        `{"level":"info"${Array.from({ length: length / 4 }, (_, at) => `,"${name}${at}":1`).join('')}}`,
      (text) => {
        const body = parseBody(text);
        if (!body.ok) throw new Error('not a body');
        listRewriteSigns(body.value);
        doubtRewrites(body.value, '');
      },
    );
  },
);
