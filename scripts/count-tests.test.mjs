import { describe, expect, it } from 'vitest';
import { countPlaywright, countRunner, countVitest } from './count-tests.mjs';
import { runPlaywright, runVitest, vitestImport } from './plant-tests.mjs';

const passing = "it('passes', () => {});\n";

describe('countVitest', () => {
  it('counts as failed what did not run, but for what says that the machine lacks something', () => {
    const report = runVitest({
      'planted.test.mjs': `${vitestImport}${passing}
        it('fails', () => { throw new Error('no'); });
        it.skip('skipped', () => {});
        it.todo('to do');
        describe('behind', () => { beforeAll(() => { throw new Error('no'); }); ${passing} });
        describe('a server', { skip: true, meta: { needs: 'nginx' } }, () => { ${passing}${passing} });`,
    });
    const lacking = new Map([['nginx', 2]]);
    expect(countVitest(report)).toEqual({ passed: 1, failed: 4, lacking });
  });

  it('counts a file that cannot be loaded, and the tests of one whose process ends', () => {
    const report = runVitest({
      'missing.test.mjs': `${vitestImport}import './missing.mjs';\n${passing}`,
      'ending.test.mjs': `${vitestImport}${passing}it('ends', () => process.kill(process.pid, 'SIGKILL'));`,
    });
    expect(countVitest(report)).toMatchObject({ failed: 3 });
  });

  it('counts a file whose turn never came', () => {
    const failing = `${vitestImport}it('fails', () => { throw new Error('no'); });`;
    const files = { 'a.test.mjs': failing, 'b.test.mjs': failing, 'c.test.mjs': failing };
    const report = runVitest(files, '{ bail: 1, maxWorkers: 1 }');
    expect(countVitest(report)).toMatchObject({ passed: 0, failed: 3 });
  });
});

describe('countPlaywright', () => {
  it('counts as failed what did not run, but for what says that the machine lacks something', () => {
    const report = runPlaywright(
      `test('passes', () => {});
       test('flaky', ({}, { retry }) => { if (retry === 0) throw new Error('no'); });
       test('a server', () => test.skip(true, 'nginx'));
       test.skip('skipped', () => {});
       test('fails', () => { throw new Error('no'); });
       test('behind', () => {});
       test.describe('more', () => { test('behind as well', () => {}); });`,
      'retries: 1, maxFailures: 1',
    );
    const lacking = new Map([['nginx', 1]]);
    // The sixth is the error that says why the last two did not run.
    expect(countPlaywright(report)).toEqual({ passed: 1, failed: 6, lacking });
  });

  it('counts what the time for all of them left no time for', () => {
    const report = runPlaywright(
      `test('hangs', () => new Promise(() => {}));
       test('behind', () => {});
       test('behind as well', () => {});`,
      'globalTimeout: 1000',
    );
    const { passed, failed } = countPlaywright(report);
    expect(passed).toBe(0);
    expect(failed).toBeGreaterThanOrEqual(3);
  });

  it('counts an error outside every test', () => {
    const report = runPlaywright(`import './missing.mjs';\ntest('passes', () => {});`);
    const { passed, failed } = countPlaywright(report);
    expect(passed).toBe(0);
    expect(failed).toBeGreaterThanOrEqual(1);
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
