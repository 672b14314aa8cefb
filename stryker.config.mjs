/** Stryker's settings for one folder of the core, which `npm run mutation` names in MUTATED_FOLDER. */
const folder = process.env.MUTATED_FOLDER;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests reach a mutant is known from the first run; to ask Vite for it anew takes longer than they do.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  // There is no such file: Stryker would rewrite one by an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  mutate: [`src/core/${folder}/**/*.ts`, '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded: each of these mutants would need all tests.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine must not pass slow tests off as a mutant that was found out.
  timeoutMS: 10_000,
  timeoutFactor: 1,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false, allowEmojis: false },
  jsonReporter: { fileName: `test-results/mutation-${folder}.json` },
  ignorePatterns: ['/test-results', '/dist', '/coverage', '/e2e', '/bench'],
  tempDirName: `test-results/stryker-${folder}`,
};
