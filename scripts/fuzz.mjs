/**
 * `npm run fuzz`: a million pastes made of the vectors by random edits, each held against a second reading of the
 * contract. `--seed` gives the same pastes again, `--path` one of them (both are printed), `--count` other than a million.
 * `--unrelated`: that many callbacks signed over unrelated text instead, of which none may be explained.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runNpm } from './run.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    path: { type: 'string' },
    unrelated: { type: 'string' },
  },
});
const { seed = String(randomInt(2 ** 31)), count = '1000000', path, unrelated } = values;
if (![seed, count, unrelated ?? '0'].every((one) => /^\d+$/.test(one))) {
  console.error('--seed, --count and --unrelated are whole numbers.');
  process.exit(2);
}
Object.assign(process.env, { FUZZ_SEED: seed, FUZZ_COUNT: count });
if (path !== undefined) process.env.FUZZ_PATH = path;
if (unrelated !== undefined) process.env.FUZZ_UNRELATED = unrelated;
console.log(
  unrelated === undefined ? `seed ${seed}, ${count} pastes` : `${unrelated} unrelated callbacks`,
);
const passes = runNpm([
  'exec',
  '--no',
  '--',
  'vitest',
  'run',
  '--project=thousands',
  unrelated === undefined ? 'fuzz/fuzz.test.ts' : 'fuzz/unrelated-',
]);
process.exitCode = passes ? 0 : 1;
