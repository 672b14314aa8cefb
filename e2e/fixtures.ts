import { test as base, expect, type Page } from '@playwright/test';
import { DebugPage } from './pages/debug-page';

interface TestFixtures {
  /** What the console says of an answer that the test itself brings about. */
  readonly expectedComplaint: RegExp | null;
  /** A page of its own, not opened yet. */
  readonly debug: DebugPage;
  /** Open with plain editors, shared by the tests of a worker: only for those that fill every input. */
  readonly reused: DebugPage;
}

interface WorkerFixtures {
  readonly reusedPage: { readonly debug: DebugPage; readonly complaints: string[] };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedComplaint: [null, { option: true }],
  async debug({ page, expectedComplaint }, use) {
    const complaints = await watchPage(page);
    await use(new DebugPage(page));
    expect(complaints.filter((complaint) => !expectedComplaint?.test(complaint))).toEqual([]);
  },
  reusedPage: [
    async ({ browser }, use) => {
      const { baseURL } = test.info().project.use;
      const context = await browser.newContext({
        serviceWorkers: 'block',
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      context.setDefaultTimeout(0);
      const page = await context.newPage();
      const complaints = await watchPage(page);
      const debug = new DebugPage(page);
      await debug.openPlain();
      await use({ debug, complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
  async reused({ reusedPage: { debug, complaints } }, use) {
    await use(debug);
    expect(complaints.splice(0)).toEqual([]);
  },
});

/**
 * What no page of this project may ever do, whatever it is tested for: write an error or a warning to the
 * console (a refusal by the content security policy is one), throw, or ask another origin for anything.
 * @returns what it did all the same, as it happens
 */
async function watchPage(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  // Said again by us: what is only reported must count as well.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by the content policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    // Playwright says so where a test has no use for service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // The first request is the page's own; until it answers, the page has no origin.
    const own = page.url() === 'about:blank' ? origin : new URL(page.url()).origin;
    const isLocal = protocol === 'data:' || protocol === 'blob:';
    if (!isLocal && origin !== own) complaints.push(`requested: ${request.url()}`);
  });
  return complaints;
}
