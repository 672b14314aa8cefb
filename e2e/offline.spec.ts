import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { rsaCertificate } from '../src/testing/key-fixtures';
import { pickCallback } from './callbacks';
import { test as base } from './fixtures';
import { DebugPage } from './pages/debug-page';
import { DeliveryPage } from './pages/delivery-page';
import { type PortalServer, startPortal } from './portal-server';

const payin = pickCallback('payin');
const minute = 60_000;

const test = base.extend<{ readonly portal: PortalServer }>({
  async portal({ context }, use) {
    const portal = await startPortal();
    portal.config = '{"title":"Check a callback"}';
    await context.addCookies([portal.sessionCookie]);
    await use(portal);
    await portal.stop();
  },
});

// A service worker and what it keeps would outlive the test.
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** The page's files are all kept, and the service worker answers for them. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The caches of the origin, after the browser was asked for the newest service worker; from a page that has none. */
async function namesOfCachesAfterUpdate(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    // A visit alone joins the update that runs for the visit before, which may have read the older file.
    const registration = await navigator.serviceWorker.getRegistration(address);
    // The update fails where the registration was removed meanwhile, or has no end.
    const updated = registration?.update().catch(() => undefined);
    const soon = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([updated, soon]);
    return caches.keys();
  }, scope);
}

/** The portal gets another version, as a build would make it: another page, and a list that says so. */
async function deployNewVersion(portal: PortalServer): Promise<void> {
  const read = (name: string) => readFile(join(root, 'dist', name), 'utf8');
  const page = await read('index.html');
  const list = await read('sw.js');
  portal.deployed.set('index.html', page.replace('<html ', '<html data-version="new" '));
  const revision = /(?<=url:"index\.html",revision:")[0-9a-f]+/;
  expect(list).toMatch(revision);
  portal.deployed.set('sw.js', list.replace(revision, 'another'));
}

test.describe('without a network, once it was opened', () => {
  test('a reload works, and so does what was never looked at', async ({
    debug,
    portal,
    context,
  }) => {
    await debug.page.goto(portal.address);
    const configured = debug.page.waitForResponse(
      (response) => response.url().endsWith('/config.json') && response.fromServiceWorker(),
    );
    await waitUntilKept(debug.page);
    await configured;
    await context.setOffline(true);
    await portal.stop();

    await debug.page.reload();
    await expect(debug.page).toHaveTitle('Check a callback');
    await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(3);
    await debug.loadSample(/payin/i);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await debug.loadSample(/changed amount/i);
    await expect(debug.finding('value.changed')).toBeVisible();
    const delivery = new DeliveryPage(debug.page);
    await delivery.visit('Delivery');
    await delivery.lastAttempt.fill('1700000000');
    const chart = debug.page.getByRole('img', { name: /attempts over time/ });
    await expect(chart.locator('canvas')).toBeVisible();

    const opened = debug.page.waitForEvent('popup');
    await debug.page.getByRole('link', { name: 'Third-party licenses' }).click();
    await expect((await opened).locator('body')).toContainText('zustand');

    await debug.page.goto(`${portal.address}?editor=plain`);
    await debug.fillCallback({ ...payin, keyText: rsaCertificate });
    await expect(debug.problem('pem.certificate', 'key')).toBeVisible();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
  });
});

test.describe('with a network', () => {
  test('the configuration is always the newest, the profile is never kept, and all can be taken away', async ({
    debug,
    portal,
  }) => {
    await debug.page.goto(portal.address);
    await waitUntilKept(debug.page);
    portal.config = '{"title":"Renamed","profile":"../profile"}';
    portal.profile = (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ platformPublicKey: payin.keyText }));
    };
    await debug.page.goto(`${portal.address}?editor=plain`);
    await expect(debug.page).toHaveTitle('Renamed');
    const answered = debug.page.waitForResponse(/\/portal\/profile$/);
    await debug.loadKeyButton.click();
    expect((await answered).fromServiceWorker()).toBe(false);
    await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    const kept = await debug.page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/portal/debugger/config.json');
    expect(kept).toContain('/portal/debugger/index.html');
    expect(kept).not.toContain('/portal/debugger/callback-debugger.html');
    expect(kept.filter((path) => !path.startsWith('/portal/debugger/'))).toEqual([]);

    await test.step('the script in docs/hosting.md takes the kept version away', async () => {
      const hosting = await readFile(join(root, 'docs/hosting.md'), 'utf8');
      const script = / {4}self\.addEventListener.*?(?=\n\n)/s.exec(hosting)?.[0] ?? '';
      portal.deployed.set('sw.js', script);
      portal.deployed.set('index.html', '<!doctype html><title>Gone</title>');
      await debug.page.goto(`${portal.address}?editor=plain&gone`);
      // A request holds the older worker, in Chromium up to five minutes: the rest of the site has none.
      await debug.page.goto(new URL('/sign-in', portal.address).href);
      await expect
        .poll(() => namesOfCachesAfterUpdate(debug.page, portal.address), { timeout: 7 * minute })
        .toEqual([]);
      await debug.page.goto(`${portal.address}?again`);
      await expect(debug.page).toHaveTitle('Gone');
    });
  });

  test('a new version is announced, and shown when the user asks for it', async ({
    debug,
    portal,
    context,
  }) => {
    await debug.page.goto(`${portal.address}?editor=plain`);
    await waitUntilKept(debug.page);
    await deployNewVersion(portal);
    await debug.page.goto(`${portal.address}?editor=plain&again`);
    await debug.fillCallback(payin);
    const update = debug.page.getByRole('button', { name: 'Reload to update' });
    await expect(update).toBeVisible();
    await expect(debug.page.getByRole('status').filter({ has: update })).toContainText(
      'A new version is ready',
    );
    // Nothing changed by itself.
    await expect(debug.field('Callback body')).toHaveValue(payin.bodyText);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.page.locator('html')).not.toHaveAttribute('data-version');

    const other = new DebugPage(await context.newPage());
    await other.page.goto(`${portal.address}?editor=plain`);
    await other.fillCallback(payin);
    const updateOther = other.page.getByRole('button', { name: 'Reload to update' });
    await expect(updateOther).toBeVisible();
    // A request that is not answered holds the older worker, in Chromium up to five minutes.
    const asked = new Promise<void>((resolve) => {
      portal.config = () => {
        portal.config = '{}';
        resolve();
      };
    });
    await other.page.evaluate(() => void fetch('./config.json'));
    await asked;
    await update.click();
    await expect(debug.page.locator('html')).toHaveAttribute('data-version', 'new');
    await expect(update).toHaveCount(0);
    // Another tab keeps what stands in it, and can follow.
    await expect(other.field('Callback body')).toHaveValue(payin.bodyText);
    await expect(other.page.locator('html')).not.toHaveAttribute('data-version');
    await updateOther.click();
    await expect(other.page.locator('html')).toHaveAttribute('data-version', 'new');

    await debug.fillCallback(payin);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(update).toHaveCount(0);
  });
});
