import { expect, it } from 'vitest';
import { runTwoAtATime } from './run-two-at-a-time.mjs';

it('begins a task when one of two has ended, and keeps the order of the results', async () => {
  /** @type {string[]} */
  const begun = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const tasks = ['a', 'b', 'c', 'd'].map((name) => async () => {
    begun.push(name);
    await new Promise((resolve) => ends.set(name, () => resolve(undefined)));
    return name;
  });
  const results = runTwoAtATime(tasks);
  expect(begun).toEqual(['a', 'b']);
  const turn = () => new Promise(setImmediate);
  ends.get('b')?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('c')?.();
  await turn();
  ends.get('d')?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends.get('a')?.();
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('runs one, and none', async () => {
  expect(await runTwoAtATime([async () => 1])).toEqual([1]);
  expect(await runTwoAtATime([])).toEqual([]);
});
