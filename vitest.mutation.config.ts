/** The tests that the mutants of a folder are to fail: its own, beside which they stand. */
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { keepThread } from './scripts/keep-thread.mjs';

export default defineConfig({
  plugins: [keepThread()],
  test: {
    environment: 'node',
    include: [`src/core/${env.MUTATED_FOLDER}/**/*.test.ts`],
    // Thousands of texts, or one of megabytes, take too long for each mutant; and with random ones the score would be chance.
    exclude: ['**/*.random.test.ts', '**/*.limits.test.ts'],
    // Modules are loaded once for each mutant, not once for each file.
    isolate: false,
    // Stryker stops what hangs; instrumented code is slow.
    testTimeout: 15 * 60_000,
  },
});
