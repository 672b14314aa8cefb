/**
 * `npm run fuzz`: a million pastes made of the vectors by random edits, each held against a second reading of the
 * contract. `--seed` gives the same pastes again, `--path` one of them (both are printed), `--count` other than a million.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runNpm } from './run.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, path: { type: 'string' } },
});
const { seed = String(randomInt(2 ** 31)), count = '1000000', path } = values;
if (![seed, count].every((one) => /^\d+$/.test(one))) {
  console.error('--seed and --count are whole numbers.');
  process.exit(2);
}
Object.assign(process.env, { FUZZ_SEED: seed, FUZZ_COUNT: count });
if (path !== undefined) process.env.FUZZ_PATH = path;
console.log(`seed ${seed}, ${count} pastes`);
const passes = runNpm([
  'exec',
  '--no',
  '--',
  'vitest',
  'run',
  '--project=thousands',
  'fuzz/fuzz.test.ts',
]);
process.exitCode = passes ? 0 : 1;
