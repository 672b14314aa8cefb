import { describe, expect, it } from 'vitest';
import { listPlaywrightFailures, listVitestFailures, printFailures } from './list-failures.mjs';
import { runPlaywright, runVitest, vitestImport } from './plant-tests.mjs';

describe('listVitestFailures', () => {
  it('has the title and the error of a test, and of a file that cannot be loaded', () => {
    const report = runVitest({
      'planted.test.mjs': `${vitestImport}
        it('passes', () => {});
        describe('a sum', () => { it('is right', () => { throw new Error('it is 5'); }); });`,
      'missing.test.mjs': `import './missing.mjs';`,
    });
    const failures = listVitestFailures(report);
    expect(failures).toHaveLength(2);
    expect(failures).toContainEqual({
      title: 'a sum is right',
      error: expect.stringContaining('Error: it is 5'),
    });
    expect(failures).toContainEqual({
      title: expect.stringContaining('missing.test.mjs'),
      error: expect.stringContaining('missing.mjs'),
    });
  });
});

describe('listPlaywrightFailures', () => {
  it('has the title, the error and the place of a test', () => {
    const failures = listPlaywrightFailures(
      runPlaywright(
        `test('passes', () => {});
         test.describe('a sum', () => { test('is right', () => { throw new Error('it is 5'); }); });`,
      ),
    );
    expect(failures).toEqual([
      {
        title: 'planted.spec.mjs › a sum › is right',
        error: expect.stringMatching(/Error: it is 5[\s\S]*test\('is right'/),
      },
    ]);
  });

  it('has the error outside every test', () => {
    const errors = [{ message: 'Error: Cannot find module', snippet: "import './missing.mjs';" }];
    expect(listPlaywrightFailures({ errors })).toEqual([
      {
        title: 'outside every test',
        error: "Error: Cannot find module\nimport './missing.mjs';",
      },
    ]);
  });
});

describe('printFailures', () => {
  const error = `\u001b[31mError: no\u001b[39m\n\n${Array.from({ length: 99 }, (_, at) => `line ${at}`).join('\n')}`;

  it('prints the first 15 lines of an error, without its colours', () => {
    const lines = printFailures([{ title: 'a sum', error }]);
    expect(lines.slice(0, 3)).toEqual(['✘ a sum', '    Error: no', '    line 0']);
    expect(lines).toHaveLength(16);
  });

  it.each([2, 5, 10])('leaves the summary room below %i of them', (count) => {
    const lines = printFailures(Array(count).fill({ title: 'a sum', error }));
    expect(lines.filter((line) => line === '    Error: no')).toHaveLength(count);
    expect(lines.length).toBeLessThanOrEqual(45);
  });
});
