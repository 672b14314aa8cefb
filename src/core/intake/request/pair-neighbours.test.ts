import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Half, pairNeighbours } from './pair-neighbours';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('headers and bodies that were logged apart', () => {
  it('are compared only by what all of them name, however much one line does', () => {
    const names = Array.from({ length: 1000 }, (_, index) => {
      const letters = index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');
      return `z${letters}=1`;
    }).join(' ');
    const halves = Array.from({ length: 200 }, (_, index): Half<number, number> => {
      const name = `q=${Math.floor(index / 2)}`;
      return {
        of: index % 2 === 0 ? { headers: index } : { body: index - 1 },
        first: index,
        last: index,
        around: index === 0 ? `${name} ${names}` : name,
      };
    });
    const get = vi.spyOn(Map.prototype, 'get');
    const pairs = pairNeighbours(halves);
    const looks = get.mock.calls.length;
    expect(pairs.map(([headers, body]) => headers === body)).toEqual(Array(100).fill(true));
    expect(looks).toBeLessThan(5000);
  });
});
