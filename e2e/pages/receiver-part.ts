import { expect, type Locator, type Page } from '@playwright/test';

/** The receiver's side of the debugger: its checks, its settings and the answer to send. */
export class ReceiverPart {
  readonly answer: Locator;
  readonly merchantNumber: Locator;
  readonly receivedAt: Locator;
  readonly tolerance: Locator;
  readonly localOrder: Locator;

  constructor(readonly page: Page) {
    this.answer = page.getByTestId('answer');
    this.merchantNumber = page.getByRole('textbox', { name: 'Merchant number' });
    this.receivedAt = page.getByRole('textbox', { name: 'Received at' });
    this.tolerance = page.getByRole('spinbutton', { name: 'Tolerance in seconds' });
    this.localOrder = page.getByRole('textbox', { name: 'Local order' });
  }

  check(name: string): Locator {
    return this.page.locator(`[data-testid=check][data-check="${name}"]`);
  }

  async expectResults(results: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, result] of Object.entries(results)) {
      await expect(this.check(name)).toHaveAttribute('data-result', result);
    }
  }

  /** Shows what stands behind the one line. */
  async open(): Promise<void> {
    await this.setOpen(true);
  }

  /** A test before may have left it open: it stays so while a callback comes and goes. */
  async fold(): Promise<void> {
    await this.setOpen(false);
  }

  private async setOpen(isOpen: boolean): Promise<void> {
    const fold = this.page.getByRole('button', { name: 'What your endpoint should do' });
    if ((await fold.getAttribute('aria-expanded')) !== String(isOpen)) await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', String(isOpen));
  }

  async openMemory(): Promise<Locator> {
    await this.open();
    await this.page.getByText(/nonces? remembered/).click();
    return this.page.getByTestId('nonce');
  }

  async forgetNonces(): Promise<void> {
    await this.page.getByRole('button', { name: 'Forget the nonces' }).click();
  }
}
