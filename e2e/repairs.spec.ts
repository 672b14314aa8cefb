import { expect } from '@playwright/test';
import { pickCallback, pickDiagnosis } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';

const payin = pickCallback('payin');

test.describe('a repair', () => {
  test('of X-Sign makes the signature valid; undo brings every character back', async ({
    shared: debug,
  }) => {
    const mangled = pickDiagnosis('signature-text', 'sign.url-safe');
    await debug.fillCallback(mangled);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
    await expect(debug.verdict).toHaveText(/^Could not check the signature: X-Sign /);
    const band = debug.page.getByRole('region', { name: 'Verdict' });
    await expect(band.getByRole('button', { name: 'Use the repaired X-Sign' })).toBeVisible();
    const pasted = await debug.field('Request headers').inputValue();
    const undo = debug.page.getByRole('button', { name: 'Undo' });

    await debug
      .finding('sign.url-safe')
      .getByRole('button', { name: 'Use the repaired X-Sign' })
      .click();
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.page.getByTestId('repaired')).toContainText('X-Sign repaired');
    await expect(undo).toBeFocused();

    await undo.press('Enter');
    await debug.settle();
    await expect(debug.field('Request headers')).toHaveValue(pasted);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
    await expect(debug.page.getByTestId('repaired')).toHaveCount(0);
  });

  test('swaps headers and body that stand in each other’s place', async ({ shared: debug }) => {
    await debug.fillCallback({
      ...payin,
      headersText: payin.bodyText,
      bodyText: payin.headersText,
    });
    await expect(debug.verdict).toHaveText(
      'Could not check the signature: headers and body are in each other’s field.',
    );
    await expect(debug.page.getByTestId('problem')).toHaveCount(2);
    const band = debug.page.getByRole('region', { name: 'Verdict' });
    await band.getByRole('button', { name: 'Swap headers and body' }).click();
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.field('Callback body')).toHaveValue(payin.bodyText);
  });

  test('with a signed value is called an experiment', async ({ shared: debug }) => {
    await debug.loadSample(/changed amount/i);
    const offer = debug.page.getByRole('button', { name: 'See it verify with the signed value' });
    await offer.click();
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.verdict).toHaveText(
      'Experiment: with the signed values, the signature is valid.',
    );
    await expect(debug.page.getByRole('button', { name: 'Keep as reference' })).toHaveCount(0);
    // Said once by the band, and where the checks are marked as passed.
    await expect(debug.page.getByTestId('repaired')).toHaveCount(0);
    await expect(debug.page.getByText('amount as signed, not as pasted.').first()).toBeVisible();
    const endpoint = debug.page.getByRole('region', { name: 'What your endpoint should do' });
    await expect(endpoint.getByText('Experiment', { exact: true })).toBeVisible();
    await expect(endpoint.getByTestId('answer')).toContainText('Had it arrived so: answer OK');
    await expectNoneOnTop(debug.page, '.verdict');
  });
});
