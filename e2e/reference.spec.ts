import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';

const payin = pickCallback('payin');

/** What a typed object and another clock make of it. */
const failing = {
  ...payin,
  headersText: payin.headersText.replace(/(X-Timestamp: \d+)/, '$1000'),
  bodyText: payin.bodyText.replace(/"amount":\s*"([\d.]+)"/, '"amount":$1'),
};

test('a callback that worked is kept as a reference, and what fails is laid beside it', async ({
  shared: debug,
}) => {
  const { page } = debug;
  const panel = page.getByRole('region', { name: 'Beside the one that worked' });
  const differences = panel.getByTestId('reference-difference');
  await debug.fillCallback(payin);
  await page.getByRole('button', { name: 'Keep as reference' }).click();
  await expect(panel).toHaveAttribute('data-result', 'kept');

  // It outlives the button that empties the inputs.
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel).toHaveCount(0);
  await debug.fillCallback(failing);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
  await expect(panel).toHaveAttribute('data-result', 'different');
  await expect(differences).toHaveCount(2);
  await expect(differences.filter({ hasText: 'X-Timestamp' })).toContainText(
    'worked: seconds · here: milliseconds',
  );
  await expect(differences.filter({ hasText: 'amount' })).toContainText(
    'worked: text · here: number',
  );

  await panel.getByText('Values').click();
  const values = panel.locator('details').getByRole('listitem');
  await expect(values.filter({ hasText: 'timestamp' })).toContainText('another value');
  await expectNoViolations(page, '[data-testid=reference]');

  await panel.getByRole('button', { name: 'Forget the reference' }).click();
  await expect(panel).toHaveCount(0);
});
