import type { Page } from '@playwright/test';

/**
 * What no page of this project may ever do, whatever it is tested for: write an error or a warning to the
 * console (a refusal by the content security policy is one), throw, or ask another origin for anything.
 * @returns what it did all the same, as it happens
 */
export async function watchPage(page: Page): Promise<string[]> {
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
