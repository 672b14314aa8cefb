import { expect } from '@playwright/test';
import { pickCallback, pickDiagnosis } from './callbacks';
import { test } from './fixtures';
import { measureContrast } from './measure-contrast';
import { DeliveryPage } from './pages/delivery-page';

const payin = pickCallback('payin');

for (const colorScheme of ['dark', 'light'] as const) {
  test(`everything can be read in forced colours, ${colorScheme}`, async ({ debug }) => {
    const { page } = debug;
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
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
      const contrast = await measureContrast(page.locator(selector).first());
      expect.soft(contrast, selector).toBeGreaterThan(4.5);
    }
    // What a colour said elsewhere, a line says.
    await expect(page.locator('.mark-warning').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(page.locator('.difference ins').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(page.locator('.difference del').first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );

    // Folded, a field is told by its line alone.
    await debug.leaveFields();
    await expect(debug.panelOf('body')).toHaveAttribute('data-folded', 'true');
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
      const contrast = await measureContrast(page.locator(selector).first());
      expect.soft(contrast, `folded: ${selector}`).toBeGreaterThan(4.5);
    }
    const placeholder = await debug
      .field('My merchant public key')
      .evaluate((area) => getComputedStyle(area, '::placeholder').fontStyle);
    expect(placeholder).toBe('italic');

    // Marks stand behind the text, where a colour could cover them.
    await debug.edit('Request headers');
    await debug.field('Request headers').evaluate((area) => {
      area.style.color = 'transparent';
    });
    const mark = await measureContrast(page.locator('.mark-warning').first());
    expect.soft(mark, 'the mark of a warning').toBeGreaterThan(4.5);

    const delivery = new DeliveryPage(page);
    await delivery.visit('Delivery');
    await delivery.lastAttempt.fill('1700000000');
    const chart = page.getByRole('img', { name: /attempts over time/ });
    expect(await measureContrast(chart.locator('canvas'))).toBeGreaterThan(4.5);
  });
}

test('forced colours that come and go take the rich editors away and bring them back', async ({
  debug,
}) => {
  await debug.openRich();
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
