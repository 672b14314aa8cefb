import { expect, type Locator, type Page } from '@playwright/test';

/** The loaded keys: the list below the key's field. */
export class KeyPart {
  readonly keys: Locator;
  /** Whether they stay in this browser. */
  readonly keepBox: Locator;

  constructor(readonly page: Page) {
    this.keys = page.getByTestId('key');
    this.keepBox = page.getByRole('checkbox', { name: 'Keep my keys in this browser' });
  }

  key(name: string): Locator {
    return this.page.locator(`[data-testid=key][data-name="${name}"]`);
  }

  /** Name and fit of each key, in their order. */
  async expectKeys(...expected: readonly string[]): Promise<void> {
    await expect
      .poll(() =>
        this.keys.evaluateAll((keys) =>
          keys.map((key) => `${key.getAttribute('data-name')}: ${key.getAttribute('data-fits')}`),
        ),
      )
      .toEqual(expected);
  }

  /** @param number from 1, as the page counts */
  nameBox(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Name of key ${number}` });
  }

  async rename(number: number, name: string): Promise<void> {
    await this.nameBox(number).fill(name);
    await this.nameBox(number).press('Enter');
  }

  async makeCurrent(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Make current: ${name}`, exact: true }).click();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove: ${name}`, exact: true }).click();
  }
}
