/** @typedef {{ readonly name: string, readonly checkAll: () => Promise<number> | number }} Contender */

/**
 * @param {readonly number[]} values
 * @param {number} share 0.5 for the median
 */
export function pickQuantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Times each contender once a round, so that a busy moment of the machine falls on all of them alike.
 * Runs in Node and in a browser.
 * @param {readonly Contender[]} contenders each must find every callback valid
 * @param {number} count how many callbacks one run checks
 * @param {{ readonly warmUps: number, readonly rounds: number }} plan
 * @returns {Promise<readonly { readonly name: string, readonly microseconds: number }[]>} the median for one callback
 */
export async function timeRounds(contenders, count, { warmUps, rounds }) {
  /** @type {Map<string, number[]>} */
  const times = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    for (const { name, checkAll } of contenders) {
      const start = performance.now();
      const valid = await checkAll();
      const milliseconds = performance.now() - start;
      if (valid !== count) throw new Error(`${name} found ${valid} of ${count} callbacks valid.`);
      if (round >= 0) times.get(name)?.push((milliseconds * 1000) / count);
    }
  }
  return [...times].map(([name, values]) => ({ name, microseconds: pickQuantile(values, 0.5) }));
}
