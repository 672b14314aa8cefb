import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { rsaCertificate } from '../src/testing/key-fixtures';
import { pickCallback } from './callbacks';
import { test as base, share } from './fixtures';
import { CasePart } from './pages/case-part';
import type { DebugPage } from './pages/debug-page';
import { DeliveryPage } from './pages/delivery-page';
import { ReceiverPart } from './pages/receiver-part';
import { openSharedPage, type SharedPage } from './shared-page';

const address = pathToFileURL(join(root, 'dist/callback-debugger.html')).href;
const payin = pickCallback('payin');

interface FilePage {
  readonly shared: SharedPage;
  /** Every address that the page asks for, its workers included. */
  readonly requested: readonly string[];
}

/** One for the tests with plain editors and one for those with Monaco: to load such a file takes longer than they do. */
const files: Partial<Record<'plain' | 'rich', FilePage>> = {};

// Another worker would open the pages once more.
base.describe.configure({ mode: 'default' });

base.afterAll(async () => {
  for (const file of Object.values(files)) await file.shared.close();
});

const test = base.extend<{ readonly plain: DebugPage; readonly rich: DebugPage }>({
  async plain({ browser }, use) {
    files.plain ??= await openFile(browser, '?editor=plain');
    await lend(files.plain, use);
  },
  async rich({ browser }, use) {
    files.rich ??= await openFile(browser, '');
    await lend(files.rich, use);
  },
});

async function openFile(browser: Browser, query: string): Promise<FilePage> {
  const requested: string[] = [];
  const shared = await openSharedPage(browser, base.info().project.use, async (debug) => {
    await debug.page.context().setOffline(true);
    debug.page.on('request', (request) => requested.push(request.url()));
    await debug.page.goto(address + query);
  });
  return { shared, requested };
}

async function lend(
  { shared, requested }: FilePage,
  use: (debug: DebugPage) => Promise<void>,
): Promise<void> {
  await share(shared, use, false);
  const others = requested.filter((one) => !/^(?:blob|data):/.test(one));
  expect(new Set(others.map((one) => one.replace(/[?#].*/, '')))).toEqual(new Set([address]));
}

test.describe('the tool in one file, opened from disk', () => {
  test('verifies what is pasted', async ({ plain: debug }) => {
    await debug.fillCallback(payin);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    expect(await debug.readCanonicalString()).toBe(payin.canonical);
    await debug.fillCallback(pickCallback('tampered-amount'));
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(debug.finding('value.changed')).toBeVisible();
  });

  test('offers the case as a file, and no link to a place on this computer', async ({
    plain: debug,
  }) => {
    const { page } = debug;
    const { dialog } = new CasePart(page);
    await debug.fillCallback(payin);
    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(dialog).toContainText('opened as a file');
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Mask sensitive values' }).check();
    await expect(dialog).not.toContainText(address);
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the case' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'callback-debugger.case', masked: true });
    expect(text).not.toContain('file:');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  test('reads a certificate, and walks through the receiver’s checks', async ({ plain: debug }) => {
    const receiver = new ReceiverPart(debug.page);
    await debug.fillCallback({ ...payin, keyText: rsaCertificate });
    await expect(debug.problem('pem.certificate', 'key')).toBeVisible();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await receiver.expectResults({ body: 'pass', signature: 'fail' });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'reject');
  });

  test('has its editors, its samples and their workers', async ({ rich: debug }) => {
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

  test('compares strings side by side', async ({ rich: debug }) => {
    await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(3);
    await debug.loadSample(/payin/i);
    await debug.paste('Your string to be signed', payin.canonical.replace('amount=', 'amount=1'));
    await expect(debug.comparison).toHaveAttribute('data-result', 'different');
    // Drawn with what Monaco's own worker answered.
    await expect(debug.comparison.locator('.diff-view .char-insert').first()).toBeVisible();
  });

  test('draws the retries', async ({ rich: debug }) => {
    const delivery = new DeliveryPage(debug.page);
    await delivery.visit('Delivery');
    await delivery.lastAttempt.fill('1700000000');
    const chart = debug.page.getByRole('img', { name: /attempts over time/ });
    await expect(chart.locator('canvas')).toBeVisible();
  });
});
