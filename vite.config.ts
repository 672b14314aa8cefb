import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentPolicy } from './scripts/content-policy.mjs';
import { singleFile } from './scripts/single-file.mjs';

/** Only in the built page: while developing, Vite puts scripts of its own into it. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
      // Before everything that it governs.
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  // Relative addresses: the built page works under any path of any static server.
  base: './',
  plugins: [react(), policyInPage, singleFile()],
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // In kilobytes. Monaco is one large file, loaded later; size-budget.json holds the rest.
    chunkSizeWarningLimit: 4000,
  },
  worker: { format: 'es' },
  test: {
    // The searches of the diagnosis keep both cores of a small machine busy.
    maxWorkers: 2,
    // Generous: a busy machine must not fail a test, and none of them measures time.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/{core,state,workers,testing}/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['src/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/clean-up-after-each.ts'],
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
