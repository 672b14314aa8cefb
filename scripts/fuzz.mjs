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
process.env.FUZZ_SEED = values.seed ?? String(randomInt(2 ** 31));
process.env.FUZZ_COUNT = values.count ?? '1000000';
if (values.path !== undefined) process.env.FUZZ_PATH = values.path;
for (const name of ['FUZZ_SEED', 'FUZZ_COUNT']) {
  if (!/^\d+$/.test(process.env[name] ?? ''))
    throw new Error('--seed and --count are whole numbers.');
}
console.log(`seed ${process.env.FUZZ_SEED}, ${process.env.FUZZ_COUNT} pastes`);
const passes = runNpm(['exec', '--no', '--', 'vitest', 'run', '--project=thousands', 'fuzz/']);
process.exitCode = passes ? 0 : 1;
