/** What the test runners' JSON reports say, as one kind of count. */

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly { status: string, assertionResults: readonly unknown[] }[] }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] }} PlaywrightReport */

/**
 * A file that could not even be loaded has no tests in the report: it counts as one failed.
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * A flaky test is a failed one. An error outside every test counts as one failed.
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * A runner that failed without a failed test (a coverage floor, a crash) or ran no test at all has failed.
 * @param {Count} count
 * @param {boolean} ranWell
 * @returns {Count}
 */
export function countRunner({ passed, failed }, ranWell) {
  const isSilentFailure = failed === 0 && (!ranWell || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}
