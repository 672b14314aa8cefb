import { expect, type Locator, type Page } from '@playwright/test';

/** The place that makes test callbacks. */
export class SenderPage {
  readonly signed: Locator;
  readonly body: Locator;
  readonly orderType: Locator;
  readonly breaking: Locator;

  constructor(readonly page: Page) {
    this.signed = page.getByTestId('signed');
    this.body = this.text('Body to sign');
    this.orderType = page.getByRole('combobox', { name: 'Order type' });
    this.breaking = page.getByRole('combobox', { name: 'Break it on purpose' });
  }

  text(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('./?editor=plain#/sender');
    await this.settle();
  }

  async visit(): Promise<void> {
    await this.page.getByRole('link', { name: 'Sender' }).click();
    await this.settle();
  }

  async settle(): Promise<void> {
    await expect(this.signed).toHaveAttribute('aria-busy', 'false');
  }

  async makeAnother(): Promise<void> {
    await this.page.getByRole('button', { name: 'New test callback' }).click();
    await this.settle();
  }

  async breakBy(code: string): Promise<void> {
    await this.breaking.selectOption(code);
    await expect(this.signed).toHaveAttribute('data-broken', code);
    await this.settle();
  }

  async openInDebugger(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open in the debugger' }).click();
    await expect(this.page).toHaveURL(/#\/debug$/);
    await expect(this.page.getByTestId('report')).toHaveAttribute('aria-busy', 'false');
  }

  /** What stands in the read-only fields. */
  async read(): Promise<{ key: string; headers: string; body: string; string: string }> {
    const [key, headers, body, string] = await Promise.all(
      ['Test public key', 'Signed headers', 'Signed body', 'Signed string'].map((name) =>
        this.text(name).inputValue(),
      ),
    );
    return { key: key ?? '', headers: headers ?? '', body: body ?? '', string: string ?? '' };
  }
}
