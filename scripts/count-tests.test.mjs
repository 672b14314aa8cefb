import { describe, expect, it } from 'vitest';
import { countPlaywright, countRunner, countVitest } from './count-tests.mjs';

describe('countVitest', () => {
  it('counts the tests, and a file that could not be loaded as a failed one', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ];
    const count = countVitest({ numPassedTests: 2, numFailedTests: 1, testResults });
    expect(count).toEqual({ passed: 2, failed: 2 });
  });
});

describe('countPlaywright', () => {
  it('counts a flaky test and an error outside every test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });
});

describe('countRunner', () => {
  it.each([
    ['keeps the count of a good run', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
    ['keeps the count of failed tests', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
    [
      'adds a failure where the runner failed and no test did',
      { passed: 3, failed: 0 },
      false,
      { passed: 3, failed: 1 },
    ],
    [
      'adds a failure where nothing ran at all',
      { passed: 0, failed: 0 },
      true,
      { passed: 0, failed: 1 },
    ],
  ])('%s', (_, count, ranWell, expected) => {
    expect(countRunner(count, ranWell)).toEqual(expected);
  });
});
