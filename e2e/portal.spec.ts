import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { test as base } from './fixtures';
import { type PortalServer, startPortal } from './portal-server';

const payin = pickCallback('payin');

const test = base.extend<{ readonly portal: PortalServer }>({
  async portal({ context }, use) {
    const portal = await startPortal();
    portal.config = '{}';
    await context.addCookies([portal.sessionCookie]);
    await use(portal);
    await portal.stop();
  },
});

test.describe('on the portal', () => {
  test('the page verifies under its path and with the policy as headers', async ({
    debug,
    portal,
  }) => {
    await debug.page.goto(portal.address);
    await expect(debug.editorOf('body')).toHaveAttribute('data-editor', 'rich');
    await debug.loadSample(/payin/i);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await debug.loadSample(/changed amount/i);
    await expect(debug.finding('value.changed')).toBeVisible();
    expect(portal.requests.filter((path) => !path.startsWith('/portal/debugger/'))).toEqual([]);
  });

  test('it has the title and the link back that its configuration names', async ({
    debug,
    portal,
  }) => {
    portal.config =
      '{"title":"Check a callback","back":{"text":"To the portal","address":"/portal/"}}';
    await debug.page.goto(portal.address);
    await expect(debug.page.getByRole('heading', { level: 1 })).toHaveText('Check a callback');
    await expect(debug.page).toHaveTitle('Check a callback');
    await debug.page.getByRole('link', { name: 'To the portal' }).click();
    await expect(debug.page).toHaveURL(/\/portal\/$/);
  });

  for (const [config, code] of [
    ['{"title":', 'config.syntax'],
    ['{"profile":"https://elsewhere.example/profile"}', 'config.value'],
    ['{"titel":"?"}', 'config.unknown'],
  ] as const) {
    test(`the configuration ${config} is a problem of the page, and the rest works`, async ({
      debug,
      portal,
    }) => {
      portal.config = config;
      await debug.page.goto(`${portal.address}?editor=plain`);
      await expect(debug.problem(code, 'environment')).toBeVisible();
      await debug.fillCallback(payin);
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    });
  }
});
