import { test as base, expect } from '@playwright/test';
import { DebugPage } from './pages/debug-page';
import { answerStatus, type PortalServer, profileConfig, startPortal } from './portal-server';
import { emptyPage, openSharedPage, type SharedPage } from './shared-page';
import { watchPage } from './watch-page';

interface TestFixtures {
  /** What the console says of an answer that the test itself brings about. */
  readonly expectedComplaint: RegExp | null;
  /** A page of its own, not opened yet: for what a shared page cannot be freed of afterwards. */
  readonly debug: DebugPage;
  /** Open with plain editors and empty. The tests of a worker share it: `emptyPage` says what they must leave alone. */
  readonly shared: DebugPage;
  /**
   * The plain one, as the test before left it: for the many cases that put all fields in one go (`startSetCallback`)
   * and look at the answer. To empty the page between two of them takes as long as the case.
   */
  readonly overwritten: DebugPage;
  /** As `shared`, with Monaco. */
  readonly sharedRich: DebugPage;
  /** As `shared`, on the portal, with a session and a configuration that names the profile. */
  readonly sharedOnPortal: DebugPage;
  /**
   * The tests of a worker share the server, which forgets what the last one told it: from another address each test
   * would load and compile the page anew.
   */
  readonly portal: PortalServer;
}

/** All of them stand here: a file that adds one gets a worker, and a browser, of its own. */
interface WorkerFixtures {
  readonly plainPage: SharedPage;
  readonly richPage: SharedPage;
  readonly portalPage: SharedPage;
  readonly sharedPortal: PortalServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedComplaint: [null, { option: true }],
  async debug({ page, expectedComplaint }, use) {
    const complaints = await watchPage(page);
    await use(new DebugPage(page));
    const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
    // The page may ask for more at any time, and the test would end while that is answered.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected).toEqual([]);
  },
  plainPage: [
    async ({ browser }, use) => {
      const page = await openSharedPage(browser, base.info().project.use, (debug) =>
        debug.openPlain(),
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  richPage: [
    async ({ browser }, use) => {
      const page = await openSharedPage(browser, base.info().project.use, (debug) =>
        debug.openRich(),
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  portalPage: [
    async ({ browser, sharedPortal: portal }, use) => {
      const page = await openSharedPage(browser, base.info().project.use, async (debug) => {
        portal.config = profileConfig;
        await debug.page.context().addCookies([portal.sessionCookie]);
        await debug.page.goto(`${portal.address}?editor=plain`);
        await expect(debug.loadKeyButton).toBeVisible();
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  sharedPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
    async ({}, use) => {
      const portal = await startPortal(true);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  async portal({ context, sharedPortal: portal }, use) {
    portal.config = '{}';
    portal.profile = answerStatus(404);
    portal.deployed.clear();
    portal.requests.length = 0;
    await context.addCookies([portal.sessionCookie]);
    await use(portal);
  },
  shared: ({ plainPage }, use) => share(plainPage, use, false),
  overwritten: ({ plainPage }, use) => share(plainPage, use, true),
  sharedRich: ({ richPage }, use) => share(richPage, use, false),
  sharedOnPortal: ({ portalPage }, use) => share(portalPage, use, false),
});

/** Lends a page to one test. @param isOverwritten it does nothing but put all fields in one go */
export async function share(
  shared: SharedPage,
  use: (debug: DebugPage) => Promise<void>,
  isOverwritten: boolean,
): Promise<void> {
  const { debug, complaints } = shared;
  // What else a test did is not overwritten.
  if (!isOverwritten || !shared.isOverwritten) await emptyPage(debug);
  shared.isOverwritten = isOverwritten;
  await use(debug);
  expect(complaints.splice(0)).toEqual([]);
}
