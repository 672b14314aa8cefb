import { expect, type Locator, type Page } from '@playwright/test';

const name = 'Paste a whole request';

/** The box for whole requests, and what was read of the last one. */
export class IntakePart {
  /** What it was read as. */
  readonly result: Locator;
  readonly box: Locator;

  constructor(readonly page: Page) {
    this.result = page.getByTestId('intake');
    this.box = page.getByRole('textbox', { name, exact: true });
  }

  async paste(text: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.box.fill(text);
  }

  async useCallback(number: number): Promise<void> {
    await this.page.getByRole('button', { name: `Use callback ${number}`, exact: true }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo', exact: true }).click();
  }

  /** Beside every field. */
  async dropFile(fileName: string, content: string): Promise<void> {
    await this.page.evaluate(
      ([fileName, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], fileName));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('h1')?.dispatchEvent(event);
      },
      [fileName, content] as const,
    );
  }

  async expectResult(result: string, form: string | null = null): Promise<void> {
    await expect(this.result).toHaveAttribute('data-result', result);
    if (form !== null) await expect(this.result).toHaveAttribute('data-form', form);
  }
}
