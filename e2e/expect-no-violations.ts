import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Lets axe look at the page as it is, light and dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}, ${id}: ${target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
}
