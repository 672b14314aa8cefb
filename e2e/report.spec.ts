import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pickCallback } from './callbacks';
import { expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';

const payin = pickCallback('payin');
const amount = '80824.22';

async function download(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('the report is read, masked, downloaded and copied, and Escape leads back', async ({
  debug,
}) => {
  const { page } = debug;
  await debug.openPlain();
  await debug.fillCallback({ ...payin, bodyText: payin.bodyText.replace(amount, '80824.23') });
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');

  const open = page.getByRole('button', { name: 'Report', exact: true });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  const text = dialog.getByRole('textbox', { name: 'Report text' });
  await expect(dialog.getByRole('radio', { name: 'Markdown' })).toBeChecked();
  await expect(text).toHaveValue(/^# Callback report\n\n\*\*Invalid: /);
  await expect(text).toHaveValue(/80824\.23/);
  await expect(text).not.toBeEditable();
  await expectNoViolations(page, 'dialog');

  await dialog.getByRole('radio', { name: 'JSON' }).check();
  const json = await download(page);
  expect(json.name).toBe('callback-report.json');
  const report = JSON.parse(json.text);
  expect(report).toMatchObject({
    format: 'callback-report',
    masked: false,
    verdict: { result: 'invalid' },
    string: { text: payin.canonical.replace(amount, '80824.23') },
    findings: [{ codes: ['value.changed'], key: 'amount', value: amount }],
  });
  expect(json.text).not.toContain('BEGIN PUBLIC KEY');
  await dialog.getByRole('checkbox', { name: 'Include the whole public key' }).check();
  await expect(text).toHaveValue(/BEGIN PUBLIC KEY/);

  await dialog.getByRole('checkbox', { name: 'Mask sensitive values' }).check();
  await dialog.getByRole('radio', { name: 'Markdown' }).check();
  const masked = await download(page);
  expect(masked.name).toBe('callback-report-masked.md');
  expect(masked.text).toBe(await text.inputValue());
  expect(masked.text).toContain('This report is masked');
  for (const value of ['80824', 'P179235', 'ORD-2a', 'cded80', 'M10086', 'IXmzRK']) {
    expect(masked.text).not.toContain(value);
  }
  await dialog.getByRole('button', { name: 'Copy report' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(masked.text);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});
