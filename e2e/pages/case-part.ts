import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Cases as a user saves, opens and hands them over. */
export class CasePart {
  /** What became of the last one that was opened. */
  readonly notice: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.notice = page.getByTestId('case');
    this.dialog = page.getByRole('dialog', { name: 'Copy link' });
  }

  /** @returns the file's name and text */
  async save(): Promise<{ name: string; text: string }> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Save case', exact: true }).click();
    const download = await coming;
    const text = await readFile(await download.path(), 'utf8');
    return { name: download.suggestedFilename(), text };
  }

  async open(text: string, name = 'a.case.json'): Promise<void> {
    const coming = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Open case', exact: true }).click();
    const chooser = await coming;
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  async openDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Copy link', exact: true }).click();
  }

  async mask(): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: 'Mask sensitive values' }).check();
  }

  /** Copies it in the open dialog, and closes that. */
  async copyLink(): Promise<string> {
    const button = this.dialog.getByRole('button', { name: 'Copy the link' });
    await button.click();
    await this.dialog.getByRole('button', { name: 'Copied' }).waitFor();
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** As somebody does who pastes an address into the open page's own tab. */
  async goToFragment(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }
}
