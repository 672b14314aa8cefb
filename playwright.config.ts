import { defineConfig, devices } from '@playwright/test';
import { findTestChromium } from './scripts/find-chromium.mjs';
import { pagePath } from './scripts/serve-page.mjs';

const minute = 60_000;
const port = Number(process.env.E2E_PORT ?? 4273);
// Said once, so that the worker processes need not search again.
process.env.CHROMIUM_PATH ??= findTestChromium() ?? '';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than two cores: tests wait for the page's pauses half of their time.
  workers: 3,
  retries: 0,
  // Only what hangs meets these, a slow machine never does: the first ends a test, the second the run.
  timeout: 15 * minute,
  expect: { timeout: 3 * minute },
  maxFailures: 10,
  reporter: 'list',
  use: {
    // They answer in place of what a test intercepts; e2e/offline.spec.ts allows them.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}${pagePath}`,
    contextOptions: { reducedMotion: 'reduce' },
    // One context a worker, emptied before each test: a new one costs a test a third of its time. One that asks for
    // other permissions would be a new one, and so would the next.
    reuseContext: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    // A trace of every test costs each of them time: E2E_TRACE=1 keeps those of failures.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      timeout: 15 * minute,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: 'node scripts/serve-built.mjs',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}${pagePath}`,
    reuseExistingServer: false,
    timeout: 15 * minute,
  },
});
