import { expect, type Locator, type Page } from '@playwright/test';
import type { CodeLanguage } from '../../src/core/code-language';

/** The verification code at the end of the debugger. */
export class CodePart {
  readonly code: Locator;
  readonly marked: Locator;
  /** The place that scrolls. */
  readonly frame: Locator;

  constructor(readonly page: Page) {
    this.code = page.getByTestId('code');
    this.marked = this.code.locator('mark');
    this.frame = page.getByRole('region', { name: /^Verification code in / });
  }

  async choose(language: CodeLanguage): Promise<void> {
    await this.page
      .getByRole('combobox', { name: 'Language of the code' })
      .selectOption({ label: language });
    await expect(this.code).toHaveAttribute('data-language', language);
  }

  /** @returns the name and the content of the file */
  async download(): Promise<{ name: string; path: string }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: /^Download \w+[-_]?\w*\./ }).click(),
    ]);
    return { name: file.suggestedFilename(), path: await file.path() };
  }

  /** From the first finding on the reader's own code. */
  async followFinding(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^See the line that does it right/ })
      .first()
      .click();
  }
}
