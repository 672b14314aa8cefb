import { expect } from '@playwright/test';
import { pickCallback, pickDiagnosis } from './callbacks';
import { test } from './fixtures';
import { measureContrast } from './measure-contrast';
import { DeliveryPage } from './pages/delivery-page';

const payin = pickCallback('payin');

test('everything can be read in forced colours, dark and light', async ({ debug }) => {
  const { page } = debug;
  /** In the one scheme and then in the other, each state that is brought about. */
  async function inBoth(look: () => Promise<void>): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await look();
      });
    }
  }
  async function expectReadable(selector: string, what = selector): Promise<void> {
    const contrast = await measureContrast(page.locator(selector).first());
    expect.soft(contrast, what).toBeGreaterThan(4.5);
  }

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await debug.open();
  await debug.fillCallback({
    ...payin,
    headersText: `${payin.headersText.trimEnd()}\nno header`,
    ownString: payin.canonical
      .replace('amount=8', 'amount=\u00a09')
      .replace('&nonce', '&a=1&nonce'),
  });
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await expect(debug.comparison).toHaveAttribute('data-result', 'different');
  await inBoth(async () => {
    for (const selector of [
      '.verdict-icon',
      '.verdict-sentence',
      '.verdict .chip',
      '.bar-places [aria-current]',
      '.bar-actions [aria-pressed=true]',
      '.button.is-main',
      '[data-input-panel=headers] .editor',
      '[data-input-panel=body] .editor',
      '.pair.from-headers',
      '.pair.from-body',
      '.source.from-headers',
      '.problem svg',
      '.problem-what',
      '.difference ins',
      '.difference del',
      '.invisible',
    ]) {
      await expectReadable(selector);
    }
    // What a colour said elsewhere, a line says.
    for (const [selector, line] of [
      ['.mark-warning', 'underline'],
      ['.difference ins', 'underline'],
      ['.difference del', 'line-through'],
    ] as const) {
      await expect(page.locator(selector).first()).toHaveCSS('text-decoration-line', line);
    }
  });

  // Folded, a field is told by its line alone.
  await debug.leaveFields();
  await expect(debug.panelOf('body')).toHaveAttribute('data-folded', 'true');
  await inBoth(async () => {
    for (const selector of [
      '[data-input-panel=key] .panel-state',
      '[data-input-panel=body] .editor-area',
      '[data-input-panel=own-key] .editor-area',
      '[data-input-panel=headers] .is-fold',
      '.endpoint-button',
      '.answer-title',
      '.check.is-pass > svg',
      '.check.is-skipped > svg',
    ]) {
      await expectReadable(selector, `folded: ${selector}`);
    }
    const placeholder = await debug
      .field('My merchant public key')
      .evaluate((area) => getComputedStyle(area, '::placeholder').fontStyle);
    expect(placeholder).toBe('italic');
  });

  // Marks stand behind the text, where a colour could cover them.
  await debug.edit('Request headers');
  await debug.field('Request headers').evaluate((area) => {
    area.style.color = 'transparent';
  });
  await inBoth(() => expectReadable('.mark-warning', 'the mark of a warning'));

  const delivery = new DeliveryPage(page);
  await delivery.visit('Delivery');
  await delivery.lastAttempt.fill('1700000000');
  // The chart is made anew when the colours change, a moment after them; its old canvas cannot be pictured.
  await inBoth(() =>
    expect(async () => {
      expect(await measureContrast(delivery.chart.locator('canvas'))).toBeGreaterThan(4.5);
    }).toPass(),
  );
});

test('forced colours that come and go take the rich editors away and bring them back', async ({
  sharedRich: debug,
}) => {
  await debug.pasteCallback(payin);
  await debug.page.emulateMedia({ forcedColors: 'active' });
  await expect(debug.page.locator('[data-editor=rich], .monaco-editor')).toHaveCount(0);
  await expect(debug.field('Callback body')).toHaveValue(payin.bodyText);
  const setting = debug.page.getByRole('button', { name: 'Plain text editors' });
  await expect(setting).toHaveAttribute('aria-pressed', 'true');
  await expect(setting).toHaveAttribute('aria-disabled', 'true');
  await debug.page.emulateMedia({ forcedColors: 'none' });
  await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(3);
  await expect(setting).toHaveAttribute('aria-pressed', 'false');
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
});

test('nothing moves by itself where less motion is wished for', async ({ debug }) => {
  await debug.holdSearch();
  await debug.openRich();
  await debug.startPaste(pickDiagnosis('signed', 'string.unknown'));
  await expect(debug.cancelButton).toBeVisible();
  const running = () =>
    debug.page.evaluate(() =>
      document.getAnimations().map((one) => ('animationName' in one ? one.animationName : one.id)),
    );
  await debug.field('Callback body').focus();
  expect(await running()).toEqual([]);
  // Monaco's cursor blinks by a timer, which follows the wish as it changes.
  const cursor = debug.editorOf('body').locator('.cursors-layer .cursor').first();
  await debug.page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(cursor).toHaveCSS('visibility', 'hidden');
  await debug.page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(cursor).toHaveCSS('visibility', 'visible');
});
