import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Lets axe look at the page as it is: by every rule in the light, and in the dark by that of the colours, which
 * are all that differs there.
 * @param part a selector of what to look at; the whole page where there is none
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const look = () => {
    const builder = new AxeBuilder({ page });
    return part === undefined ? builder : builder.include(part);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone('dark', look().withRules('color-contrast'));
  // As the tests begin.
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone('light', look());
}

async function expectNone(theme: string, builder: AxeBuilder): Promise<void> {
  const { violations, passes } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme}, ${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
  // Nothing was wrong because something was looked at.
  expect(passes.length).toBeGreaterThan(0);
}
