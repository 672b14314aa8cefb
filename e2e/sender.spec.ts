import { verify } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoneOnTop, expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';
import { SenderPage } from './pages/sender-page';

function isSigned({ key, headers, string }: { key: string; headers: string; string: string }) {
  const sign = /^X-Sign: (\S+)$/m.exec(headers)?.[1] ?? '';
  return verify('sha256', Buffer.from(string), key, Buffer.from(sign, 'base64'));
}

test.describe('test callbacks', () => {
  test('are made, edited and signed, and the debugger finds them valid', async ({ debug }) => {
    const { page } = debug;
    const sender = new SenderPage(page);
    await sender.open();
    const first = await sender.read();
    expect(isSigned(first)).toBe(true);
    await sender.makeAnother();
    const second = await sender.read();
    expect(isSigned(second)).toBe(true);
    expect([second.key, second.body]).toEqual([first.key, first.body]);
    expect(second.headers).not.toBe(first.headers);

    await sender.orderType.selectOption('payout');
    await expect(sender.text('orderType')).toHaveValue('payout');
    await sender.text('amount').fill('7.50');
    await sender.text('Another field').fill('payer');
    await sender.text('Its value').fill('{"name":"Ann","branch":null}');
    await page.keyboard.press('Enter');
    await sender.settle();
    const edited = await sender.read();
    expect(JSON.parse(edited.body)).toMatchObject({
      orderType: 'payout',
      amount: '7.50',
      payer: { name: 'Ann', branch: null },
    });
    expect(edited.string).toContain('&payer={"name":"Ann","branch":null}&');
    expect(isSigned(edited)).toBe(true);
    await expect(sender.text('curl command')).toHaveValue(/^curl [\s\S]*"7\.50"/);

    await sender.openInDebugger();
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'valid');
    await expect(page.getByTestId('answer')).toHaveAttribute('data-answer', 'ok');
  });

  test('that are broken are found by their codes, and one step goes back', async ({ debug }) => {
    const { page } = debug;
    const sender = new SenderPage(page);
    await sender.open();
    for (const code of ['charset.gbk', 'algorithm.digest', 'sign.url-safe']) {
      await sender.breakBy(code);
      await sender.openInDebugger();
      const codes = new RegExp(`(^| )${code}( |$)`);
      await expect(page.getByTestId('finding').first()).toHaveAttribute('data-codes', codes);
      await expect(page.getByTestId('answer')).toHaveAttribute('data-answer', 'reject');
      await sender.visit();
    }
    for (const code of [
      'signature.missing',
      'body.unreadable',
      'nonce.seen',
      'timestamp.old',
      'order.different',
    ]) {
      await sender.breakBy(code);
      await sender.openInDebugger();
      const check = page.locator(`[data-testid=check][data-code="${code}"]`);
      await expect(check).toHaveAttribute('data-result', 'fail');
      await expect(page.getByTestId('answer')).toHaveAttribute('data-answer', 'reject');
      await sender.visit();
    }
    await page.getByRole('link', { name: 'Debug' }).click();
    const headers = page.getByRole('textbox', { name: 'Request headers' });
    const shown = await headers.inputValue();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(headers).not.toHaveValue(shown);
  });

  test('of a body that is no JSON say where that ends, and no private key is taken', async ({
    debug,
  }) => {
    const { page } = debug;
    const sender = new SenderPage(page);
    await sender.open();
    const broken = '{\n  "amount": "1.00",\n  "x": ,\n}';
    await sender.body.fill(broken);
    await sender.settle();
    await expect(sender.body).toHaveValue(broken);
    const problem = page.locator('[data-testid=problem][data-code="body.syntax"]:visible');
    await expect(problem).toContainText('Line 3, column 8');
    await problem.getByRole('button', { name: 'Line 3, column 8' }).click();
    await expect(sender.body).toBeFocused();
    expect(await sender.body.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(
      broken.indexOf(',\n}'),
    );
    await expect(sender.text('Signed headers')).toHaveValue('');
    await expectNoneOnTop(page, '[data-testid=problem]');

    await sender.body.fill(`-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADAN'.repeat(20)}`);
    await expect(sender.body).toHaveValue('');
    await expect(page.getByText('This was a private key')).toBeVisible();
  });

  test('can be used by all, at any width', async ({ debug }) => {
    const { page } = debug;
    const sender = new SenderPage(page);
    await sender.open();
    await sender.breakBy('nonce.seen');
    await page.getByText('Other forms').click();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);

    // By keyboard alone.
    await sender.breaking.focus();
    await page.keyboard.press('Home');
    await expect(sender.signed).toHaveAttribute('data-broken', 'nothing');
    await sender.settle();
    await page.getByRole('button', { name: 'Open in the debugger' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'valid');
  });
});
