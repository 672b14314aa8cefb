import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What an element is in, by axe's own words: a selector, or all but some. */
type Part = string | { readonly exclude: readonly string[] };

/**
 * The verification code has as many elements as all else, and is the same in every state: e2e/code.spec.ts looks at it.
 * Of the attempts to come, but for the first ones and the last, one is as the other.
 */
const allThatDiffers: Part = {
  exclude: ['.code', '.attempts tbody tr:nth-child(n+9):nth-child(-n+199)'],
};

/**
 * Lets axe look at the page as it is: by every rule in the light, and in the dark by that of the colours, which
 * are all that differs there.
 * @param part a selector of what to look at; the whole page where there is none
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const frame = page.mainFrame();
  await expectNoneInDark(page, frame, part ?? allThatDiffers);
  await expectNone('light', frame, part ?? allThatDiffers);
}

/**
 * Of a page of which another test has looked at all the rest: the whole by every rule that is not about colours, and
 * the colours of what is new on it. They take five times as long as all other rules together.
 * @param fresh a selector of what only this test brings about
 */
export async function expectNoneOnTop(
  page: Page,
  fresh: string,
  frame: Frame = page.mainFrame(),
): Promise<void> {
  await expectNoneInDark(page, frame, fresh);
  await expectNone('light', frame, fresh, coloursOnly);
  await expectNone('light', frame, allThatDiffers, {
    rules: { 'color-contrast': { enabled: false } },
  });
}

const coloursOnly: RunOptions = { runOnly: ['color-contrast'] };

/** Leaves the page in the light, as tests begin. */
async function expectNoneInDark(page: Page, frame: Frame, part: Part): Promise<void> {
  await frame.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForFrames(frame);
  await expectNone('dark', frame, part, coloursOnly);
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForFrames(frame);
}

/** Until the page is drawn in the other colours. */
async function waitForFrames(frame: Frame): Promise<void> {
  await frame.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );
}

async function expectNone(
  theme: string,
  frame: Frame,
  part: Part,
  options: RunOptions = {},
): Promise<void> {
  const { violations, passes } = await frame.evaluate(
    ([context, given]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(context, given),
    // Of what passes one element is enough: to describe them all takes most of the time.
    [part, { ...options, resultTypes: ['violations'] }] as [string, RunOptions],
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme}, ${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
  // Nothing was wrong because something was looked at.
  expect(passes.length).toBeGreaterThan(0);
}
