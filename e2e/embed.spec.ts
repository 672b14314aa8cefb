import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';

const payin = pickCallback('payin');

test.beforeEach(({ portal }) => {
  portal.config = '{"back":{"text":"To the portal","address":"/portal/"}}';
});

test.describe('framed by a page of the portal', () => {
  test('the debugger stands without its header, and verifies', async ({ debug, portal }) => {
    await debug.page.goto(portal.framingAddress);
    const frame = debug.page.frameLocator('iframe');
    const verdict = frame.getByTestId('verdict');
    await expect(verdict).toHaveAttribute('data-verdict', 'empty');
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Callback debugger');
    await expect(frame.getByRole('link', { name: 'To the portal' })).toHaveCount(0);

    await frame.getByRole('button', { name: 'Load sample' }).click();
    await frame.getByRole('menuitem', { name: /payin/i }).click();
    await expect(verdict).toHaveAttribute('data-verdict', 'valid');
    await test.step('gives axe nothing to find', async () => {
      await expect(frame.getByTestId('report')).toHaveAttribute('aria-busy', 'false');
      // Until Monaco has taken over, the page moves under axe.
      await expect(frame.locator('[data-editor=rich]')).toHaveCount(3);
      const [, framed] = debug.page.frames();
      if (framed === undefined) throw new Error('there is no frame');
      await expectNoneOnTop(debug.page, '.verdict', framed);
    });
    await frame.getByRole('button', { name: 'Load sample' }).click();
    await frame.getByRole('menuitem', { name: /changed amount/i }).click();
    await expect(verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(frame.locator('[data-testid=finding][data-codes="value.changed"]')).toBeVisible();
    await frame.getByRole('button', { name: 'Undo' }).click();
    await expect(verdict).toHaveAttribute('data-verdict', 'valid');

    for (const width of [1200, 360]) {
      await test.step(`fills a frame of ${width} pixels from edge to edge`, async () => {
        await debug.page.setViewportSize({ width, height: 700 });
        const [shown, all] = await frame
          .locator('html')
          .evaluate((html) => [html.clientWidth, html.scrollWidth]);
        expect(all).toBe(shown);
        const edges = await frame.getByRole('region', { name: 'Verdict' }).evaluate((region) => {
          const { left, right } = region.getBoundingClientRect();
          return [left, right];
        });
        expect(edges).toEqual([0, shown]);
      });
    }
    await frame.getByRole('button', { name: 'Clear all' }).click();
    await expect(verdict).toHaveAttribute('data-verdict', 'empty');
  });
});

test('the frame’s address names the place and the editors', async ({ debug, portal }) => {
  await debug.page.goto(`${portal.address}?embed&editor=plain`);
  await debug.fillCallback(payin);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await debug.page.goto(`${portal.address}?embed#/delivery`);
  await expect(debug.page.getByTestId('acknowledgement')).toBeVisible();
  await expect(debug.page.getByRole('banner')).toHaveCount(0);
});
