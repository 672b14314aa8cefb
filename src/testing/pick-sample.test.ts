import { afterEach, describe, expect, it, vi } from 'vitest';
import { pickSample } from './pick-sample';

const all = Array.from({ length: 200 }, (_, index) => index);

/** As with the seed of nobody's choice. */
function pickBySeed(seed: string): readonly number[] {
  vi.stubEnv('FUZZ_SEED', seed);
  vi.stubEnv('SAMPLE', undefined);
  return pickSample(all, 20);
}

describe('a sample', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('holds so many different ones, in their order, and the same each time', () => {
    const sample = pickBySeed('1');
    expect(new Set(sample).size).toBe(20);
    expect(sample).toEqual([...sample].sort((one, other) => one - other));
    expect(pickBySeed('1')).toEqual(sample);
  });

  it('comes to every one, with one seed or another', () => {
    const drawn = new Set<number>();
    for (let seed = 1; seed <= 200; seed++)
      for (const one of pickBySeed(String(seed))) drawn.add(one);
    expect(drawn.size).toBe(all.length);
  });

  it('is all where there are no more, or where all are asked for', () => {
    expect(pickSample(all, 200)).toEqual(all);
    vi.stubEnv('SAMPLE', 'all');
    expect(pickSample(all, 20)).toEqual(all);
  });
});
