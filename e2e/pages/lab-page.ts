import { expect, type Locator, type Page } from '@playwright/test';

/** The place where an order ends and its callback is delivered on a virtual clock. */
export class LabPage {
  readonly place: Locator;
  readonly order: Locator;
  readonly delivery: Locator;
  readonly attempts: Locator;
  readonly credits: Locator;

  constructor(readonly page: Page) {
    this.place = page.getByTestId('lab');
    this.order = page.getByTestId('order');
    this.delivery = page.getByTestId('lab-delivery');
    this.attempts = page.getByTestId('attempt');
    this.credits = page.getByTestId('credit');
  }

  async open(): Promise<void> {
    await this.page.goto('./#/lab');
    await expect(this.order).toHaveAttribute('data-status', 'created');
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).selectOption(option);
  }

  async fillAddress(name: 'notifyUrl' | 'callbackUrl', address: string): Promise<void> {
    await this.place.getByRole('textbox', { name }).fill(address);
  }

  button(name: 'Step' | 'Play' | 'Pause' | 'Run to the end' | 'Reset'): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async step(): Promise<void> {
    await this.button('Step').click();
    await this.settle();
  }

  async runToEnd(): Promise<void> {
    await this.button('Run to the end').click();
    await this.settle();
  }

  private async settle(): Promise<void> {
    await expect(this.place).toHaveAttribute('aria-busy', 'false');
  }

  /** Opens the line of an attempt, or folds it. */
  async toggle(number: number): Promise<void> {
    await this.attempt(number)
      .getByRole('button', { name: `Attempt ${number} ` })
      .click();
  }

  attempt(number: number): Locator {
    return this.page.locator(`[data-testid=attempt][data-number="${number}"]`);
  }

  /** How the attempts ended, in their order. */
  async readResults(): Promise<readonly (string | undefined)[]> {
    return this.attempts.evaluateAll((items) => items.map(({ dataset: { result } }) => result));
  }

  /** For each entry of the ledger whether it is a double. */
  async readDoubles(): Promise<readonly (string | undefined)[]> {
    return this.credits.evaluateAll((items) => items.map(({ dataset: { double } }) => double));
  }
}
