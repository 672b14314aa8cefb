/**
 * Pictures of the built page in its states, at three widths, light and dark: `test-results/pictures/`. The best one is
 * docs/page.png, which the README shows.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './find-chromium.mjs';
import { root } from './run.mjs';

const folder = join(root, 'test-results', 'pictures');
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const best = 'amounts-1440-light.png';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} what is done on an empty page */
const states = {
  empty: async () => {},
  valid: (page) => loadSample(page, 'Signed payin'),
  amounts: (page) => loadSample(page, 'Amounts as numbers'),
  unexplained: async (page) => {
    await loadSample(page, 'Signed payin');
    // Another order: no search can find the one that was signed.
    await edit(page, 'Callback body', (body) => body.replace(/"SHOP-[\w-]+"/, '"ORD-other"'));
  },
  unchecked: async (page) => {
    await loadSample(page, 'Signed payin');
    await edit(page, 'Request headers', (headers) => headers.replace(/X-Nonce: .*\n?/, ''));
  },
  'own-string': async (page) => {
    await loadSample(page, 'Signed payin');
    const right = await page.getByTestId('canonical-string').textContent();
    const own = right?.replace(/&timestamp=\d+/, '') ?? '';
    await page.getByRole('textbox', { name: 'Your string to be signed' }).fill(own);
  },
};

const server = await preview({ preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('the preview has no address');
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
mkdirSync(folder, { recursive: true });
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const [name, reach] of Object.entries(states)) {
      // Another address each, so that nothing stays of the state before.
      await page.goto(`${address}?editor=plain&${name}`);
      await settle(page);
      await reach(page);
      await settle(page);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, 0);
      });
      await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) });
    }
    await page.close();
  }
}
await browser.close();
await server.close();
copyFileSync(join(folder, best), join(root, 'docs', 'page.png'));

/**
 * @param {Page} page
 * @param {string} name of the menu's item
 */
async function loadSample(page, name) {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('menuitem', { name }).click();
  await settle(page);
}

/**
 * @param {Page} page
 * @param {string} name of the field
 * @param {(text: string) => string} change
 */
async function edit(page, name, change) {
  const field = page.getByRole('textbox', { name });
  await field.fill(change(await field.inputValue()));
}

/** @param {Page} page */
async function settle(page) {
  // What follows an edit begins in a moment.
  await page.waitForTimeout(500);
  await page.locator('[data-testid=report][aria-busy=false]').waitFor({ timeout: 0 });
}
