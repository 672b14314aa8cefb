import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { rsaCertificate } from '../src/testing/key-fixtures';
import { pickCallback } from './callbacks';
import { test as base } from './fixtures';
import { DeliveryPage } from './pages/delivery-page';
import { ReceiverPart } from './pages/receiver-part';

const address = pathToFileURL(join(root, 'dist/callback-debugger.html')).href;
const payin = pickCallback('payin');

const test = base.extend<{ readonly requested: readonly string[] }>({
  /** Every address that the page asks for, its workers included. */
  requested: [
    async ({ page }, use) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await use(requested);
      const others = requested.filter((one) => !/^(?:blob|data):/.test(one));
      expect(new Set(others.map((one) => one.replace(/[?#].*/, '')))).toEqual(new Set([address]));
    },
    { auto: true },
  ],
});

test.describe('the tool in one file, opened from disk', () => {
  test.use({ offline: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('verifies what is pasted', async ({ debug }) => {
    await debug.page.goto(`${address}?editor=plain`);
    await debug.fillCallback(payin);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    expect(await debug.readCanonicalString()).toBe(payin.canonical);
    await debug.fillCallback(pickCallback('tampered-amount'));
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(debug.finding('value.changed')).toBeVisible();
  });

  test('has its editors, its samples and their workers', async ({ debug }) => {
    await debug.page.goto(address);
    await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(3);
    await debug.loadSample(/payin/i);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await debug.loadSample(/changed amount/i);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(debug.finding('value.changed')).toBeVisible();
    const workers = debug.page.workers().map((worker) => worker.url());
    expect(workers.length).toBeGreaterThan(0);
    expect(workers.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  });

  test('compares strings side by side', async ({ debug }) => {
    await debug.page.goto(address);
    await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(3);
    await debug.loadSample(/payin/i);
    await debug.paste('Your string to be signed', payin.canonical.replace('amount=', 'amount=1'));
    await expect(debug.comparison).toHaveAttribute('data-result', 'different');
    // Drawn with what Monaco's own worker answered.
    await expect(debug.comparison.locator('.diff-view .char-insert').first()).toBeVisible();
  });

  test('reads a certificate, and walks through the receiver’s checks', async ({ debug }) => {
    const receiver = new ReceiverPart(debug.page);
    await debug.page.goto(`${address}?editor=plain`);
    await debug.fillCallback({ ...payin, keyText: rsaCertificate });
    await expect(debug.problem('pem.certificate', 'key')).toBeVisible();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await receiver.expectResults({ body: 'pass', signature: 'fail' });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'reject');
  });

  test('draws the retries', async ({ debug }) => {
    const delivery = new DeliveryPage(debug.page);
    await debug.page.goto(address);
    await delivery.visit('Delivery');
    await delivery.lastAttempt.fill('1700000000');
    const chart = debug.page.getByRole('img', { name: /attempts over time/ });
    await expect(chart.locator('canvas')).toBeVisible();
  });
});
