import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const minute = 60_000;
const longRuns = ['src/core/long-runs.test.ts'];

/** A short file with a case for each form of each deviation. */
const manyCases = 'src/core/diagnosis/catalogue.test.ts';

/** The files that take longest begin first: one that began last would have one core to itself, and leave the other idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ project, moduleId }: TestSpecification): boolean =>
      project.name === 'thousands' || moduleId.endsWith(manyCases);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    // The searches of the diagnosis keep both cores of a small machine busy.
    maxWorkers: 2,
    // A test undoes what it changes; to load all modules anew for each file takes longer than most tests do.
    isolate: false,
    experimental: { fsModuleCache: true },
    // Only what hangs meets these: a busy machine must not fail a test, and none of them measures time.
    testTimeout: 15 * minute,
    hookTimeout: 15 * minute,
    teardownTimeout: 15 * minute,
    setupFiles: ['src/testing/fix-seed.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: [
            'src/{core,words,state,workers,platform,testing}/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'conformance/**/*.test.ts',
          ],
          exclude: longRuns,
        },
      },
      {
        extends: true,
        test: {
          name: 'long runs',
          environment: 'node',
          include: longRuns,
          // As V8 compiles patterns once it has compiled many: they keep a place for each character that repeats,
          // and there is none for megabytes.
          execArgv: ['--no-regexp-optimization'],
        },
      },
      {
        extends: true,
        // Thousands of callbacks, in files that two cores share.
        test: { name: 'thousands', environment: 'node', include: ['fuzz/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['src/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/set-up-components.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: { lines: 90, branches: 90 },
    },
  },
});
