/** Holds the built app against size-budget.json. Sizes are gzip; a kilobyte is 1,000 bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, measureGzip, pickFirstLoad } from './measure-first-load.mjs';
import { root } from './run.mjs';
import { singleFileName } from './single-file.mjs';

const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('Nothing is built yet: npm run build first.');
  process.exit(1);
}
const budget = JSON.parse(readFileSync(join(root, 'size-budget.json'), 'utf8'));
const { scripts, styles } = pickFirstLoad(dist);
const files = listFiles(dist);
const later = (/** @type {string} */ ending, /** @type {readonly string[]} */ first) =>
  files.filter((name) => name.endsWith(ending) && !first.includes(name));

/** @type {readonly [string, readonly string[], number | null][]} */
const rows = [
  ['first-load JavaScript', scripts, budget.firstLoadJsKilobytes],
  ['first-load CSS', styles, budget.firstLoadCssKilobytes],
  ['JavaScript loaded later', later('.js', scripts), null],
  ['CSS loaded later', later('.css', styles), null],
  ['the tool in one file', [singleFileName], budget.singleFileKilobytes],
];
for (const [label, names, limit] of rows) {
  const kilobytes = measureGzip(dist, names) / 1000;
  const size = `${kilobytes.toFixed(1)} kB in ${names.length} ${names.length === 1 ? 'file' : 'files'}`;
  console.log(`${label}: ${size}${limit === null ? '' : ` (budget ${limit} kB)`}`);
  if (limit !== null && kilobytes > limit) {
    console.error(`${label} is over its budget by ${(kilobytes - limit).toFixed(1)} kB.`);
    process.exitCode = 1;
  }
}
if (scripts.length === 0) {
  console.error('dist/index.html names no script.');
  process.exitCode = 1;
}
