/** What failed, from the test runners' JSON reports: a build server may show only the end of what is printed. */
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, error: string }} Failure */
/** @typedef {{ name: string, assertionResults: readonly { status: string, fullName: string, failureMessages?: readonly string[] | null }[], message?: string }} VitestFile */
/** @typedef {{ message?: string, stack?: string, snippet?: string }} PlaywrightError */
/** @typedef {{ title: string, file?: string, line?: number, tests: readonly { results: readonly { errors?: readonly PlaywrightError[] }[] }[] }} PlaywrightSpec */
/** @typedef {{ title?: string, suites?: readonly PlaywrightSuite[], specs?: readonly PlaywrightSpec[] }} PlaywrightSuite */

/** The lines of all of them together: with the summary they fit the 60 last lines that are shown. */
const shownLines = 45;
const mostLines = 15;
const fewestLines = 3;

/**
 * @param {{ testResults: readonly VitestFile[] }} report
 * @returns {readonly Failure[]}
 */
export function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0) return [{ title: name, error: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      error: (failureMessages ?? []).join('\n'),
    }));
  });
}

/**
 * @param {PlaywrightSuite & { errors: readonly PlaywrightError[] }} report
 * @returns {readonly Failure[]}
 */
export function listPlaywrightFailures(report) {
  const outside = report.errors.map((error) => toFailure('outside every test', error));
  return [...listFailures(report, []), ...outside];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} titles of what it stands in
 * @returns {readonly Failure[]}
 */
function listFailures({ title, suites = [], specs = [] }, titles) {
  const path = title === undefined ? titles : [...titles, title];
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ results }) =>
      results.flatMap(({ errors = [] }) =>
        errors.map((error) => toFailure([...path, spec.title].join(' › '), error)),
      ),
    ),
  );
  return [...own, ...suites.flatMap((one) => listFailures(one, path))];
}

/**
 * @param {string} title
 * @param {PlaywrightError} error
 * @returns {Failure}
 */
function toFailure(title, { message, stack = '', snippet = '' }) {
  return { title, error: `${message ?? stack}\n${snippet}` };
}

/**
 * @param {readonly Failure[]} failures
 * @returns {readonly string[]} lines
 */
export function printFailures(failures) {
  const each = Math.floor(shownLines / failures.length) - 1;
  const lines = Math.min(mostLines, Math.max(fewestLines, each));
  return failures.flatMap(({ title, error }) => {
    const texts = stripVTControlCharacters(error)
      .split('\n')
      .filter((line) => line.trim() !== '');
    return [`✘ ${title}`, ...texts.slice(0, lines).map((line) => `    ${line.slice(0, 200)}`)];
  });
}
