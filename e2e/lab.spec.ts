import { expect } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';
import { LabPage } from './pages/lab-page';

test('every endpoint comes to its end', async ({ debug }) => {
  const lab = new LabPage(debug.page);
  await lab.open();
  for (const [endpoint, attempts, last, doubles] of [
    ['correct', 1, 'acknowledged', ['false']],
    ['slow', 200, 'failed', ['false']],
    ['ok', 200, 'failed', ['false']],
    ['OK and a newline', 200, 'failed', ['false']],
    ['JSON', 200, 'failed', ['false']],
    ['201', 200, 'failed', ['false']],
    ['500', 200, 'failed', []],
    ['crash after crediting', 2, 'acknowledged', ['false']],
    ['verifies with the wrong key', 200, 'failed', []],
    ['forgets nonces', 1, 'acknowledged', ['false']],
    ['not idempotent', 2, 'acknowledged', ['false', 'true']],
    // 10 attempts in 5 minutes, then one every 5 minutes until 2 hours have passed.
    ['down for 2 hours', 34, 'acknowledged', ['false']],
  ] as const) {
    await lab.choose('Endpoint behaviour', endpoint);
    await expect(lab.attempts).toHaveCount(0);
    await lab.runToEnd();
    await expect(lab.attempts).toHaveCount(attempts);
    await expect(lab.attempts.last()).toHaveAttribute('data-result', last);
    expect(await lab.readDoubles()).toEqual(doubles);
    if (endpoint === 'forgets nonces') {
      await expect(lab.attempts.last()).toContainText('A replay passed');
    }
  }
});

test('a double credit is told with its reason and its rule; the attempt opens in the debugger', async ({
  debug,
}) => {
  const lab = new LabPage(debug.page);
  await lab.open();
  await lab.choose('Endpoint behaviour', 'not-idempotent');
  await lab.runToEnd();
  const [, double] = await lab.credits.all();
  await expect(lab.credits).toHaveCount(2);
  await expect(lab.credits.last()).toContainText('attempt 1 had booked this order already');
  await expect(lab.credits.last()).toContainText('Step 6, mandatory');
  expect(await double?.getAttribute('data-order')).toMatch(/^TEST-/);
  await lab.toggle(2);
  await expect(lab.attempt(2).getByTestId('check')).toHaveCount(6);
  await expectNoViolations(debug.page);
  await lab.attempt(2).getByRole('button', { name: 'Open in the debugger' }).click();
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await expect(debug.page.getByRole('textbox', { name: 'Merchant number' })).toHaveValue('M10086');
});

test('an attempt that failed by its key is explained by the debugger', async ({ debug }) => {
  const lab = new LabPage(debug.page);
  await lab.open();
  await lab.choose('Platform behaviour', 'rotates its key in the middle');
  await lab.runToEnd();
  expect(await lab.readResults()).toEqual(['failed', 'failed', 'acknowledged']);
  await lab.toggle(2);
  await lab.attempt(2).getByRole('button', { name: 'Open in the debugger' }).click();
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
  await expect(debug.page.getByTestId('finding').first()).toHaveAttribute(
    'data-codes',
    'key.other-loaded',
  );
});

test('an order without a callback says why', async ({ debug }) => {
  const lab = new LabPage(debug.page);
  await lab.open();
  for (const [type, status, notifyUrl, ends, words] of [
    ['payin', 'completed', '', 'completed', 'notifyUrl empty: no callback is sent'],
    ['payin', 'failed', 'https://shop.example', 'failed', 'ends in failed'],
    ['payin', 'payout task expired', '', 'created', 'only a payout order has a payout task'],
    ['payout', 'cancelled', 'https://shop.example', 'cancelled', 'ends in cancelled'],
    ['payout', 'payout task cancelled', '', 'cancelled', 'whose task was cancelled or expired'],
  ] as const) {
    await lab.choose('Order type', type);
    await lab.choose('Final status', status);
    await lab.fillAddress('notifyUrl', notifyUrl);
    await lab.runToEnd();
    await expect(lab.order).toHaveAttribute('data-status', ends);
    await expect(lab.delivery).toContainText(words);
    await expect(lab.attempts).toHaveCount(0);
  }
  await lab.choose('Final status', 'completed');
  await lab.runToEnd();
  await expect(lab.delivery).toContainText('https://shop.example/default');
  await expect(lab.attempts).toHaveCount(1);
});

test('a run is stepped, played, paused and reset by the keyboard alone', async ({ debug }) => {
  const lab = new LabPage(debug.page);
  await lab.open();
  await lab.choose('Endpoint behaviour', 'ok');
  await lab.button('Step').focus();
  await debug.page.keyboard.press('Enter');
  await debug.page.keyboard.press('Enter');
  await expect(lab.attempts).toHaveCount(2);
  await expect(lab.attempt(2)).toHaveAttribute('data-at', '30');
  await debug.page.keyboard.press('Tab');
  await debug.page.keyboard.press('Enter');
  await expect(lab.attempt(4)).toBeVisible();
  await debug.page.keyboard.press('Enter');
  await expect(lab.place).toHaveAttribute('aria-busy', 'false');
  // Mended in the middle of the run.
  await lab.choose('Endpoint behaviour', 'correct');
  await lab.runToEnd();
  await expect(lab.attempts.last()).toHaveAttribute('data-result', 'acknowledged');
  expect(await lab.readDoubles()).toEqual(['false']);
  await lab.button('Reset').click();
  await expect(lab.attempts).toHaveCount(0);
  await expect(lab.order).toHaveAttribute('data-status', 'created');
});

for (const width of [390, 1024]) {
  test(`fits a screen of ${width} pixels, an open attempt included`, async ({ debug }) => {
    await debug.page.setViewportSize({ width, height: 800 });
    const lab = new LabPage(debug.page);
    await lab.open();
    await lab.choose('Platform behaviour', 'out-of-order');
    await lab.runToEnd();
    await lab.toggle(1);
    await expect(lab.attempt(1)).toContainText('Came in at +45 s');
    expect(await debug.readOverflow()).toBe(0);
  });
}
