/**
 * `npm test`: installs what is missing, then runs every check there is. A check that fails does not keep
 * the next from running. The last line adds them all up: each gate counts as one, and so does each test.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countRunner, countVitest } from './count-tests.mjs';
import { adviseOnChromium, findTestChromium, installTestChromium } from './find-chromium.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { listPlaywrightFailures, listVitestFailures, printFailures } from './list-failures.mjs';
import { root, runNpm, runNpmAside } from './run.mjs';
import { runTwoAtATime } from './run-two-at-a-time.mjs';

/** @typedef {import('./count-tests.mjs').Count} Count */

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

/** The names of package.json's scripts, as they are shown and in the order they begin. */
const gates = new Map([
  ['types', 'typecheck'],
  ['dead code', 'knip'],
  ['format and lint', 'lint'],
  ['import direction', 'import-direction'],
  ['words in their place', 'words'],
  ['patterns in time', 'patterns'],
]);
const gatesOfBuild = new Map([
  ['size budget', 'size'],
  ['no other origin', 'origins'],
]);

/** @type {import('./list-failures.mjs').Failure[]} */
const failures = [];

process.exitCode = report(await runChecks());

/** @returns {Promise<readonly [string, Count][]>} by name, in the order they ran */
async function runChecks() {
  /** @type {[string, Count][]} */
  const checks = [];
  const check = (/** @type {string} */ name, /** @type {() => Count} */ runCheck) => {
    console.log(`\n── ${name} ──`);
    const count = runCheck();
    checks.push([name, count]);
    return count.failed === 0;
  };

  if (!check('dependencies', () => (installDependencies() ? passed : failed))) return checks;
  checks.push(...(await runGates(gates)));
  check('unit and component tests', runVitest);
  if (!check('npm start, and the build', () => (runScript('check-start') ? passed : failed))) {
    // What could not run has not passed.
    for (const name of [...gatesOfBuild.keys(), 'browser tests']) checks.push([name, failed]);
    return checks;
  }
  checks.push(...(await runGates(gatesOfBuild)));
  check('browser tests', runPlaywright);
  return checks;
}

/**
 * @param {ReadonlyMap<string, string>} scripts by name
 * @returns {Promise<[string, Count][]>}
 */
function runGates(scripts) {
  return runTwoAtATime(
    [...scripts].map(([name, script]) => async () => {
      const { isOk, printed } = await runNpmAside(['run', '--silent', script]);
      console.log(`\n── ${name} ──\n${printed.trim()}`);
      return [name, isOk ? passed : failed];
    }),
  );
}

/** @returns {Count} */
function runVitest() {
  const file = toReportFile('unit');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ranWell = runScript('unit', reporters);
  const found = readReport(file);
  if (found !== null) {
    failures.push(...listVitestFailures(found));
    return countRunner(countVitest(found), ranWell);
  }
  runNpm(['exec', '--no', '--', 'vitest', 'list', '--filesOnly', `--json=${file}`]);
  const planned = readReport(file) ?? [];
  const testResults = planned.map(() => ({ assertionResults: [] }));
  return countRunner(countVitest({ testResults }), false);
}

/** @returns {Count} */
function runPlaywright() {
  const chromium = findTestChromium() ?? installTestChromium();
  if (!chromium) {
    console.error(adviseOnChromium());
    return failed;
  }
  const file = toReportFile('e2e');
  process.env.CHROMIUM_PATH = chromium;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const ranWell = runScript('e2e', ['--reporter=list,json']);
  const found = readReport(file);
  if (found !== null) {
    failures.push(...listPlaywrightFailures(found));
    return countRunner(countPlaywright(found), ranWell);
  }
  runScript('e2e', ['--list', '--reporter=json']);
  const planned = readReport(file) ?? { errors: [] };
  return countRunner(countPlaywright(planned), false);
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 */
function runScript(script, args = []) {
  return runNpm(['run', '--silent', script, '--', ...args]);
}

/** @param {string} runner */
function toReportFile(runner) {
  const file = join(root, 'test-results', `${runner}.json`);
  // An older run's report must never be counted.
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('The runner left no readable report. What it was to run has failed.');
    return null;
  }
}

/**
 * @param {readonly [string, Count][]} checks
 * @returns {number} the exit code
 */
function report(checks) {
  const sum = (/** @type {'passed' | 'failed'} */ kind) =>
    checks.reduce((total, [, count]) => total + count[kind], 0);
  if (failures.length > 0) {
    console.log('\n── tests that failed ──');
    for (const line of printFailures(failures)) console.log(line);
  }
  console.log('\n── all checks ──');
  for (const [name, count] of checks) {
    const all = count.passed + count.failed;
    console.log(
      `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${name}${all > 1 ? ` (${count.passed} of ${all})` : ''}`,
    );
    for (const [need, tests] of count.lacking ?? []) {
      console.log(`     left out: ${tests}, for want of ${need}`);
    }
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
