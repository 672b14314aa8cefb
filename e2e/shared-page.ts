import type { Browser, PlaywrightTestOptions } from '@playwright/test';
import { DebugPage } from './pages/debug-page';
import { watchPage } from './watch-page';

/** An open page for test after test: opening one takes longer than most of them do with it. */
export interface SharedPage {
  readonly debug: DebugPage;
  /** What the page did that no page may do, as it happens. */
  readonly complaints: string[];
  /** The test before did nothing but put all fields in one go. */
  isOverwritten: boolean;
  readonly close: () => Promise<void>;
}

/** As the tests with a page of their own have it. */
const viewport = { width: 1280, height: 720 };

export async function openSharedPage(
  browser: Browser,
  { baseURL = '', contextOptions, permissions = [] }: Partial<PlaywrightTestOptions>,
  open: (debug: DebugPage) => Promise<void>,
): Promise<SharedPage> {
  const context = await browser.newContext({
    ...contextOptions,
    baseURL,
    viewport,
    serviceWorkers: 'block',
    permissions,
  });
  context.setDefaultTimeout(0);
  const debug = new DebugPage(await context.newPage());
  const complaints = await watchPage(debug.page);
  await open(debug);
  return { debug, complaints, isOverwritten: false, close: () => context.close() };
}

/**
 * Brings a page back to how it was opened: nothing pasted, remembered, unfolded or pointed at. Not taken back is what
 * stands in the place “delivery”, the editor, the theme, and what is kept in the browser: a test that changes those
 * has a page of its own.
 */
export async function emptyPage({ page }: DebugPage): Promise<void> {
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  if (!page.url().endsWith('#/debug')) await page.getByRole('link', { name: 'Debug' }).click();
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    // The memory of nonces is folded away.
    buttons.find((button) => button.textContent?.trim() === 'Forget the nonces')?.click();
    for (const label of ['Forget the reference', 'Clear all'])
      buttons.find(({ ariaLabel }) => ariaLabel === label)?.click();
    for (const unfolded of document.querySelectorAll('details[open]'))
      unfolded.removeAttribute('open');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}
