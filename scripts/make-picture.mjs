// Makes docs/page.png, the picture in the README: the built page with a sample loaded.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './find-chromium.mjs';

const server = await preview({ preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('the preview has no address');
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({
  viewport: { width: 1440, height: 1000 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto(address);
await page.getByRole('button', { name: 'Load sample' }).click();
await page.getByRole('menuitem', { name: 'Signed payin' }).click();
await page.locator('.monaco-editor .view-line').first().waitFor();
await page.locator('[data-verdict=valid]').waitFor();
await page.locator('[data-testid=answer][data-answer=ok]').waitFor();
await page.evaluate(() => scrollTo(0, 0));
await page.screenshot({ path: fileURLToPath(new URL('../docs/page.png', import.meta.url)) });
await browser.close();
await server.close();
