/** What the test runners' JSON reports say, as one kind of count. A test that did not run has failed. */

/**
 * `lacking`: what the tests that were left out need, as they say themselves, and how many they are.
 * @typedef {{ passed: number, failed: number, lacking?: ReadonlyMap<string, number> }} Count
 */
/** @typedef {{ status: string, meta?: { needs?: string } }} VitestTest */
/** @typedef {{ testResults: readonly { assertionResults: readonly VitestTest[] }[] }} VitestReport */
/** @typedef {{ status: string, annotations: readonly { type: string, description?: string }[] }} PlaywrightTest */
/** @typedef {{ suites?: readonly PlaywrightSuite[], specs?: readonly { tests: readonly PlaywrightTest[] }[] }} PlaywrightSuite */
/** @typedef {PlaywrightSuite & { errors: readonly unknown[] }} PlaywrightReport */

/**
 * A file without tests counts as one failed: it could not be loaded, or its turn never came. A test may leave itself
 * out where the machine lacks what it needs, and says so: `{ skip: …, meta: { needs: 'nginx' } }`.
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest({ testResults }) {
  const empty = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return addUp(
    tests,
    ({ status }) => status === 'passed',
    ({ status, meta }) => (status === 'skipped' ? meta?.needs : undefined),
    empty.length,
  );
}

/**
 * A flaky test is a failed one. An error outside every test counts as one failed. A test may leave itself out and
 * say what it needs: `test.skip(condition, 'nginx')`.
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  return addUp(
    listTests(report),
    ({ status }) => status === 'expected',
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description,
    report.errors.length,
  );
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {readonly PlaywrightTest[]}
 */
function listTests({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(listTests)];
}

/**
 * @template Test
 * @param {readonly Test[]} tests
 * @param {(test: Test) => boolean} hasPassed
 * @param {(test: Test) => string | undefined} findNeed what the machine lacks for a test that was left out
 * @param {number} failures outside the tests
 * @returns {Count}
 */
function addUp(tests, hasPassed, findNeed, failures) {
  /** @type {Map<string, number>} */
  const lacking = new Map();
  let passed = 0;
  let failed = failures;
  for (const test of tests) {
    const need = findNeed(test);
    if (hasPassed(test)) passed += 1;
    else if (need === undefined) failed += 1;
    else lacking.set(need, (lacking.get(need) ?? 0) + 1);
  }
  return { passed, failed, lacking };
}

/**
 * A runner that failed without a failed test (a coverage floor, a crash) or ran no test at all has failed.
 * @param {Count} count
 * @param {boolean} ranWell
 * @returns {Count}
 */
export function countRunner(count, ranWell) {
  const isSilentFailure = count.failed === 0 && (!ranWell || count.passed === 0);
  return isSilentFailure ? { ...count, failed: 1 } : count;
}
