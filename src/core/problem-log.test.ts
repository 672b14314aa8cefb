import { describe, expect, it } from 'vitest';
import { createError, createWarning, type Problem } from './problem';
import { listedProblems, ProblemLog } from './problem-log';

function log(...problems: readonly (readonly [count: number, problem: Problem])[]) {
  const all = new ProblemLog();
  for (const [count, problem] of problems) for (let n = 0; n < count; n++) all.push(problem);
  return all.list();
}

const folded = createWarning('headers.folded', null, { name: 'Vary' });
const nonce = createWarning('body.own-nonce', null, {});
const again = { name: 'X-Nonce', otherSpan: { start: 0, end: 7 } } as const;

describe('problems of one kind', () => {
  it('are all listed up to the limit, and none says that there are more', () => {
    expect(log([listedProblems, folded])).toEqual(Array(listedProblems).fill(folded));
  });

  it('are counted beyond it: the first says how many more there are', () => {
    const list = log([listedProblems + 3, folded]);
    expect(list).toHaveLength(listedProblems);
    expect(list[0]).toEqual({ ...folded, more: 3 });
    expect(list.slice(1)).toEqual(Array(listedProblems - 1).fill(folded));
  });

  it('leave room for those of others, in the order in which they are found', () => {
    const list = log([1, nonce], [1_000_000, folded], [1, nonce]);
    expect(list).toHaveLength(listedProblems + 2);
    expect([list[0], list.at(-1)]).toEqual([nonce, nonce]);
    expect(list[1]).toEqual({ ...folded, more: 1_000_000 - listedProblems });
  });

  it('never hide one that decides the verdict', () => {
    const same = createWarning('headers.duplicate', null, { ...again, same: true });
    const other = createError('headers.duplicate', null, { ...again, same: false });
    expect(log([1000, same], [1, other]).at(-1)).toEqual(other);
    const sign = createError('headers.duplicate', null, { ...again, name: 'X-Sign', same: false });
    expect(log([1000, other], [1, sign]).at(-1)).toEqual(sign);
  });
});
