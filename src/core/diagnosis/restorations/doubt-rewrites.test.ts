import { expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { listAxes } from '../../intake/list-bodies';
import { doubtRewrites } from './doubt-rewrites';

/** Of how many doubts it is in question whether a null was left out. */
function countDropped(size: number): number {
  const members = Array.from({ length: size }, (_, index) => `"k${index}":{}`);
  const body = parseBody(`{"extra":{${members.join(',')}}}`);
  if (!body.ok) throw new Error('not a body');
  const { wide } = listAxes(doubtRewrites(body.value), true);
  return wide.filter(({ topic }) => topic === 'dropped').length;
}

// Each name at each place is a copy of all members: 2,000 empty ones took a hundred seconds.
it('looks for a null that was left out of nested members where they are not many', () => {
  expect(countDropped(30)).toBe(1);
  expect(countDropped(31)).toBe(0);
});
