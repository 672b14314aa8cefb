import fc from 'fast-check';

/**
 * Of what takes too long to be run whole each time. `SAMPLE=all` runs all of it, `FUZZ_SEED=7` draws another sample.
 *
 * @returns so many, drawn at random by the seed and in their order; all where there are no more
 */
export function pickSample<One>(all: readonly One[], count: number): readonly One[] {
  const { SAMPLE, FUZZ_SEED = '1' } = process.env;
  if (SAMPLE === 'all' || all.length <= count) return all;
  const drawn = fc.subarray([...all], { minLength: count, maxLength: count });
  return fc.sample(drawn, { seed: Number(FUZZ_SEED), numRuns: 1 }).flat();
}
