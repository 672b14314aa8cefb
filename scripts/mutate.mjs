/**
 * `npm run mutation`: changes the core at one point after the other, and each time the tests of that folder must fail. Takes
 * the folders to do, `npm run mutation -- json headers`; all of them otherwise. Not a part of `npm test`: it takes long.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root, runNpm } from './run.mjs';

/** The quickest first. */
const all = ['sender', 'lab', 'headers', 'json', 'signature', 'canonical', 'receiver'];
const asked = process.argv.slice(2);
const unknown = asked.filter((folder) => !all.includes(folder));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: the folders are ${all.join(', ')}.`);
  process.exit(2);
}
const folders = asked.length > 0 ? asked : all;
const poor = folders.filter((folder) => !mutate(folder));
for (const folder of folders) console.log(`${folder}: ${printScore(folder)}`);
process.exitCode = poor.length === 0 ? 0 : 1;

/**
 * @param {string} folder
 * @returns {boolean} whether enough mutants were found out
 */
function mutate(folder) {
  process.env.MUTATED_FOLDER = folder;
  rmSync(toReportPath(folder), { force: true });
  return runNpm(['exec', '--no', '--', 'stryker', 'run']);
}

/**
 * @param {string} folder
 * @returns {string}
 */
function toReportPath(folder) {
  return `${root}test-results/mutation-${folder}.json`;
}

/**
 * @param {string} folder
 * @returns {string}
 */
function printScore(folder) {
  const path = toReportPath(folder);
  if (!existsSync(path)) return 'no report';
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  const valid = detected + count('Survived', 'NoCoverage');
  const score = ((100 * detected) / valid).toFixed(1);
  return `${score} % (${detected} of ${valid}; ${count('Ignored')} static ones left out)`;
}
