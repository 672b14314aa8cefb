/** Stryker's settings for one folder of the core, which `npm run mutation` names in MUTATED_FOLDER. */
const folder = process.env.MUTATED_FOLDER;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // There is no such file: Stryker would rewrite one by an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  mutate: [`src/core/${folder}/**/*.ts`, '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded: each of these mutants would need all tests.
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false, allowEmojis: false },
  jsonReporter: { fileName: `test-results/mutation-${folder}.json` },
  ignorePatterns: ['/test-results', '/dist', '/coverage', '/e2e', '/bench'],
  tempDirName: `test-results/stryker-${folder}`,
};
