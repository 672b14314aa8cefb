import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';
import type { DebugPage } from './pages/debug-page';
import { ReceiverPart } from './pages/receiver-part';

const payin = pickCallback('payin');
/** X-Timestamp of the callback, and the same moment by `date -u`. */
const sentAt = 1_793_135_054;
const sentAtText = '2026-10-27T21:04:14Z';

const ownOrder = {
  merchantOrderNo: 'ORD-2a2055bb55',
  amount: '80824.22',
  orderType: 'payin',
  status: 'created',
};

/** The callback as it came in a minute after it was sent, at the right merchant. */
async function receivePayin(debug: DebugPage): Promise<ReceiverPart> {
  await debug.setCallback(payin);
  const receiver = new ReceiverPart(debug.page);
  await receiver.merchantNumber.fill('M10086');
  await receiver.receivedAt.fill(String(sentAt + 60));
  return receiver;
}

test.describe('the receiver’s checks', () => {
  test('are not there while the page is empty; their settings are', async ({ shared: debug }) => {
    const receiver = new ReceiverPart(debug.page);
    await expect(receiver.tolerance).toHaveValue('300');
    await receiver.merchantNumber.fill('M10086');
    await expect(receiver.answer).toHaveCount(0);
    await expect(debug.page.getByTestId('check')).toHaveCount(0);
    await debug.fillCallback(payin);
    const checks = debug.page.getByTestId('check');
    await expect(checks).toHaveCount(6);
    const names = await checks.evaluateAll((all) => all.map((check) => check.dataset.check));
    expect(names).toEqual(['body', 'merchant-no', 'timestamp', 'nonce', 'signature', 'order']);
  });

  test('stand in one line with the answer until they are opened', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    const tops = async () => {
      const places = [receiver.answer, receiver.check('body'), receiver.check('order')];
      const handles = await Promise.all(places.map((place) => place.elementHandle()));
      // All at one moment, as a panel that arrives between moves them.
      return debug.page.evaluate(
        (elements) =>
          elements.map((element) => {
            const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
            return Math.round(top + height / 2);
          }),
        handles,
      );
    };
    await debug.page.setViewportSize({ width: 1440, height: 900 });
    await expect(receiver.answer).toHaveText(/^Answer OK/);
    await receiver.fold();
    const [answer, ...marks] = await tops();
    for (const mark of marks) expect(Math.abs(mark - (answer ?? 0))).toBeLessThan(3);
    await receiver.open();
    await expect(receiver.check('order').getByText('No local order given.')).toBeVisible();
    const [, body, order] = await tops();
    expect(order).toBeGreaterThan(body ?? 0);
  });

  test('do not judge the age of a capture, and answer as on its arrival', async ({ debug }) => {
    await debug.page.clock.setFixedTime('2026-12-03T00:00:00Z');
    await debug.openPlain();
    const receiver = await receivePayin(debug);
    await receiver.receivedAt.fill('');
    await receiver.expectResults({ timestamp: 'skipped', signature: 'pass' });
    await expect(receiver.check('timestamp')).toHaveAttribute('data-code', 'timestamp.captured');
    await expect(receiver.check('timestamp')).toContainText('sent 36 days ago');
    await expect(receiver.answer).toHaveAttribute('data-answer', 'ok');
    await expect(receiver.answer).toHaveText(/^On arrival: answer OK/);
    await receiver.open();
    const asNow = debug.page.getByRole('button', { name: 'Judge as if it came in now' });
    await asNow.click();
    await receiver.expectResults({ timestamp: 'fail' });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'reject');
    await asNow.click();
    await expect(receiver.answer).toHaveAttribute('data-answer', 'ok');
  });

  test('know when a sample came in, and forget it with the sample', async ({ shared: debug }) => {
    const receiver = new ReceiverPart(debug.page);
    await debug.loadSample(/signed payin/i);
    await expect(receiver.answer).toHaveText(/^Answer OK/);
    // Two seconds after its X-Timestamp, by `date -u -d @1795163400`.
    await expect(receiver.receivedAt).toHaveValue('2026-11-20T08:30:02Z');
    await debug.fillCallback(payin);
    await expect(receiver.receivedAt).toHaveValue('');
    await expect(receiver.merchantNumber).toHaveValue('');
  });

  test('pass a good callback, and the answer is exactly OK', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await receiver.expectResults({
      body: 'pass',
      'merchant-no': 'pass',
      timestamp: 'pass',
      nonce: 'pass',
      signature: 'pass',
      order: 'skipped',
    });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'ok');
    await expect(receiver.answer).toContainText('200 with exactly OK');
  });

  test('keep a stale capture apart from its good signature', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await receiver.receivedAt.fill('2026-10-28T21:04:14Z');
    await receiver.expectResults({ timestamp: 'fail', signature: 'pass' });
    await expect(receiver.check('timestamp')).toContainText('1 day old; 300 s allowed');
    await expect(receiver.answer).toHaveAttribute('data-answer', 'reject');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await receiver.tolerance.fill('90000');
    await receiver.expectResults({ timestamp: 'pass' });
  });

  test('take the clock of the browser when no time is given', async ({ debug }) => {
    await debug.page.clock.setFixedTime(sentAtText);
    await debug.openPlain();
    const receiver = await receivePayin(debug);
    await receiver.receivedAt.fill('');
    await receiver.expectResults({ timestamp: 'pass' });
    await expect(receiver.check('timestamp')).toContainText('0 seconds');
  });

  for (const [name, receivedAt, words] of [
    ['a time zone', '2026-10-27T13:04:00Z', 'Close to 8 hours'],
    ['a timestamp ahead', '2026-10-27T20:54:14Z', '10 minutes ahead'],
  ] as const) {
    test(`see ${name}`, async ({ shared: debug }) => {
      const receiver = await receivePayin(debug);
      await receiver.receivedAt.fill(receivedAt);
      await receiver.expectResults({ timestamp: 'fail' });
      await expect(receiver.check('timestamp')).toContainText(words);
    });
  }

  test('recognise milliseconds', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await debug.fill('Request headers', payin.headersText.replace(`${sentAt}`, `${sentAt}000`));
    await receiver.expectResults({ timestamp: 'fail' });
    await expect(receiver.check('timestamp')).toContainText('milliseconds');
  });

  test('skip the age where the given time cannot be read, and say why', async ({
    shared: debug,
  }) => {
    const receiver = await receivePayin(debug);
    await receiver.receivedAt.fill('yesterday');
    await expect(receiver.receivedAt).toHaveAccessibleDescription(/Expected ISO 8601/);
    await receiver.expectResults({ timestamp: 'skipped', signature: 'pass' });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'unknown');
  });

  test('skip the age where the tolerance is no number, and say why', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await receiver.tolerance.fill('5e');
    await expect(receiver.tolerance).toHaveValue('5e');
    await expect(receiver.tolerance).toHaveAccessibleDescription(/Expected whole seconds/);
    await receiver.expectResults({ timestamp: 'skipped' });
    await receiver.tolerance.fill('59');
    await receiver.tolerance.press('ArrowUp');
    await expect(receiver.tolerance).toHaveValue('60');
    await receiver.expectResults({ timestamp: 'pass' });
  });

  test('reject the callback of another merchant', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await receiver.merchantNumber.fill('M10087');
    await receiver.expectResults({ 'merchant-no': 'fail' });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'reject');
    await expect(receiver.answer).toContainText('Record an alert');
    await expect(receiver.answer).toContainText('Log the reason');
  });

  test('reject a bad signature', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await debug.fill('Callback body', payin.bodyText.replace('80824.22', '80824.23'));
    await debug.settle();
    await receiver.expectResults({ body: 'pass', nonce: 'pass', signature: 'fail' });
    await expect(receiver.answer).toHaveAttribute('data-answer', 'reject');
  });
});

test.describe('the nonce memory', () => {
  test('takes an edit for the same callback and another callback for a replay', async ({
    debug,
  }) => {
    await debug.openPlain();
    const receiver = await receivePayin(debug);
    await debug.fill('Callback body', payin.bodyText.replace('80824.22', '1.00'));
    await receiver.expectResults({ nonce: 'pass' });

    const other = pickCallback('payout');
    const nonce = /X-Nonce: .*/;
    const headersText = other.headersText.replace(nonce, nonce.exec(payin.headersText)?.[0] ?? '');
    await debug.startCallback({ ...other, headersText });
    await receiver.expectResults({ nonce: 'fail' });
    await debug.fillCallback(payin);
    await receiver.expectResults({ nonce: 'pass' });
  });

  test('is shown and can be cleared', async ({ debug }) => {
    await debug.openPlain();
    const receiver = await receivePayin(debug);
    const nonces = await receiver.openMemory();
    await expect(nonces).toHaveCount(1);
    await expect(nonces).toContainText('cded8077efcfe3fb2c3ea9359680cbf9');
    await receiver.forgetNonces();
    await expect(nonces).toHaveCount(0);
  });
});

test.describe('the local order', () => {
  for (const [name, change, result, answer, words] of [
    ['that agrees', {}, 'pass', 'ok', 'Equal: amount and orderType'],
    ['that is completed already', { status: 'completed' }, 'pass', 'ok', 'do nothing else'],
    ['of another amount', { amount: '80824.23' }, 'fail', 'reject', 'names no response'],
    ['of the same amount in other words', { amount: '80824.220' }, 'pass', 'ok', 'two spellings'],
    ['that was cancelled', { status: 'cancelled' }, 'fail', 'reject', 'names no way'],
    ['that is another', { merchantOrderNo: 'ORD-1' }, 'fail', 'reject', 'neither of'],
  ] as const) {
    test(name, async ({ shared: debug }) => {
      const receiver = await receivePayin(debug);
      await receiver.open();
      await receiver.localOrder.fill(JSON.stringify({ ...ownOrder, ...change }));
      await receiver.expectResults({ order: result });
      await expect(receiver.check('order')).toContainText(words);
      await expect(receiver.answer).toHaveAttribute('data-answer', answer);
    });
  }

  test('can start from the callback, and says what is wrong with it', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await receiver.open();
    await debug.page.getByRole('button', { name: 'Start from the callback’s order' }).click();
    await receiver.expectResults({ order: 'pass' });
    await receiver.localOrder.fill('{"orderNo": }');
    await expect(receiver.localOrder).toHaveAccessibleDescription(/Line 1, column 13/);
    await receiver.expectResults({ order: 'skipped' });
  });
});

test('“Clear all” empties the receiver’s fields too, and “Undo” brings them back', async ({
  shared: debug,
}) => {
  const receiver = await receivePayin(debug);
  await debug.clearAll();
  await expect(receiver.merchantNumber).toHaveValue('');
  await expect(receiver.receivedAt).toHaveValue('');
  await debug.page.getByRole('button', { name: 'Undo' }).click();
  await expect(receiver.merchantNumber).toHaveValue('M10086');
  await expect(debug.field('Callback body')).toHaveValue(payin.bodyText);
});

test.describe('“Undo” is one step', () => {
  test('of a sample behind “Clear all”, and of nothing before it', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await debug.clearAll();
    await debug.fill('Callback body', '{"mine":true}');
    const undo = debug.page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCount(0);
    await debug.loadSample(/payin/i);
    await undo.click();
    await expect(debug.field('Callback body')).toHaveValue('{"mine":true}');
    await expect(receiver.merchantNumber).toHaveValue('');
    await expect(undo).toHaveCount(0);
  });

  test('that an edit of the receiver’s fields ends', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await debug.loadSample(/payin/i);
    await receiver.merchantNumber.fill('M1');
    await expect(debug.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});

test.describe('axe finds nothing', () => {
  test('an OK', async ({ shared: debug }) => {
    await receivePayin(debug);
    await expectNoneOnTop(debug.page, '.endpoint');
  });

  test('a rejection, unfolded: what else has passed is among it', async ({ shared: debug }) => {
    const receiver = await receivePayin(debug);
    await receiver.merchantNumber.fill('M1');
    await expectNoneOnTop(debug.page, '.endpoint');
    await receiver.openMemory();
    await receiver.localOrder.fill('{');
    await debug.page.getByText('The contract’s table of answers').click();
    await receiver.check('nonce').getByText('Step 4').click();
    await expectNoneOnTop(debug.page, '.endpoint');
  });
});
