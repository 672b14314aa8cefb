/** The tests that the mutants of a folder are to fail: its own, beside which they stand. */
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { keepThread } from './scripts/keep-thread.mjs';

/** Tests of whole callbacks come last: most mutants fail one of a single function before. */
const slow =
  /(?:deviating-rules|build-checklist|check-order|check-facts|wycheproof|open-signature|open-pss)\.test\.ts$/;

class QuickFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isSlow = ({ moduleId }: (typeof files)[number]) => Number(slow.test(moduleId));
    return files.toSorted((one, other) => isSlow(one) - isSlow(other));
  }
}

export default defineConfig({
  plugins: [keepThread()],
  test: {
    environment: 'node',
    include: [`src/core/${env.MUTATED_FOLDER}/**/*.test.ts`],
    // Thousands of texts, or one of megabytes, take too long for each mutant; and with random ones the score would be chance.
    exclude: ['**/*.random.test.ts', '**/*.limits.test.ts'],
    // Modules are loaded once for each mutant, not once for each file.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    // Stryker stops what hangs; instrumented code is slow.
    testTimeout: 15 * 60_000,
  },
});
