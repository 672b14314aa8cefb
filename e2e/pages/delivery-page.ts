import { expect, type Locator, type Page } from '@playwright/test';

/** The place that shows how a callback reaches the merchant. */
export class DeliveryPage {
  readonly answer: Locator;
  readonly acknowledgement: Locator;
  readonly timeOut: Locator;
  readonly attempts: Locator;
  readonly lastAttempt: Locator;
  readonly outlook: Locator;
  readonly target: Locator;
  /** All attempts on a time axis. */
  readonly chart: Locator;
  /** The table of all attempts, which scrolls by itself. */
  readonly attemptList: Locator;

  constructor(readonly page: Page) {
    this.answer = page.getByRole('textbox', { name: 'Endpoint’s answer' });
    this.acknowledgement = page.getByTestId('acknowledgement');
    this.timeOut = page.getByRole('checkbox', { name: /time-out/ });
    this.attempts = page.getByRole('spinbutton', { name: 'Attempts already made' });
    this.lastAttempt = page.getByRole('textbox', { name: 'Last attempt at' });
    this.outlook = page.getByTestId('outlook');
    this.target = page.getByTestId('target');
    this.chart = page.getByRole('img', { name: /attempts over time/ });
    this.attemptList = page.getByRole('region', { name: 'All attempts' });
  }

  async open(): Promise<void> {
    await this.page.goto('./#/delivery');
    await expect(this.page.getByTestId('report')).toHaveAttribute('aria-busy', 'false');
  }

  async visit(place: 'Debug' | 'Delivery'): Promise<void> {
    await this.page.getByRole('link', { name: place }).click();
  }

  /** All fields as they are at first. */
  async empty(): Promise<void> {
    // Only what is written anew takes a file out.
    await this.answer.fill('x');
    await this.answer.fill('');
    await this.timeOut.uncheck();
    await this.attempts.fill('1');
    await this.lastAttempt.fill('');
    await this.page.getByRole('button', { name: 'All 200' }).click();
    await this.choose('Order type', 'payin');
    await this.choose('Final status', 'completed');
    await this.fillAddress('notifyUrl', '');
    await this.fillAddress('callbackUrl', '');
  }

  async openFile(name: string, content: Buffer): Promise<void> {
    const chosen = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Open file' }).click();
    await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  }

  async dropFile(name: string, bytes: readonly number[]): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([file, content]) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([new Uint8Array(content)], file));
        return dropped;
      },
      [name, bytes] as const,
    );
    await this.answer.dispatchEvent('drop', { dataTransfer: transfer });
  }

  async removeFile(): Promise<void> {
    await this.page.getByRole('button', { name: 'Remove' }).click();
  }

  async expectAcknowledgement(result: string, codes: string): Promise<void> {
    await expect(this.acknowledgement).toHaveAttribute('data-result', result);
    await expect(this.acknowledgement).toHaveAttribute('data-codes', codes);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).selectOption(option);
  }

  async fillAddress(label: 'notifyUrl' | 'callbackUrl', address: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(address);
  }

  /** The row of an attempt in the table. */
  attempt(number: number): Locator {
    const name = this.page.getByRole('rowheader', { name: String(number), exact: true });
    return this.page.getByRole('row').filter({ has: name });
  }

  /** Whether the row of an attempt is in sight in the table's own scroll region. */
  async isInAttemptList(number: number): Promise<boolean> {
    const outer = await this.attemptList.boundingBox();
    const inner = await this.attempt(number).boundingBox();
    if (outer === null || inner === null) return false;
    return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  }
}
